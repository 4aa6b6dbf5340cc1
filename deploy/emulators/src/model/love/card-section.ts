import { cardHeading, cardLink } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import { paragraph } from '../text/prose.ts'
import { besideCard, type Matter, otherCard } from './matter.ts'
import { places, scenes } from './phrases/card-lines.ts'

/** One card: what it turns on where it lies, and its picture, read beside what the reader wrote. */
export const cardSection = (card: DrawnCard, at: number, matter: Matter): string[] => {
  const { chooser } = matter
  chooser.enter(`card ${card.id}`)
  const slots = () => ({
    ...besideCard(card, at, matter),
    card: (next: string) => cardLink(card, next),
    that: otherCard(card, matter),
    gist: chooser.pick(card.facing.gist),
    says: chooser.pick(card.facing.says),
    scene: chooser.pick(card.facing.scenes),
  })
  return [
    cardHeading(card),
    paragraph(chooser.sayShort(places[card.position] ?? places.self ?? [], slots()), chooser.sayShort(scenes, slots())),
  ]
}
