import type { Fact } from '../reading-request.ts'
import { cardHeading, cardLink } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import { inWords, paragraph, sentenceCase } from '../text/prose.ts'
import { linkTo, type Matter } from './matter.ts'
import { disclaimers } from './phrases/love-lines.ts'
import * as lines from './phrases/safe-lines.ts'

const opening = ({ chooser, cards }: Matter, safety: Fact): string => {
  chooser.enter('opening')
  const link = linkTo(safety)
  const count = `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
  return paragraph(
    chooser.say(lines.safeOpenings),
    chooser.say(lines.safeLines, { safety: link, Safety: sentenceCase(link) }),
    ...lines.safeHelp,
    chooser.say(lines.safeRemarks),
    chooser.say(lines.cardsLines, { count, Count: sentenceCase(count) }),
  )
}

const section = (card: DrawnCard, { chooser }: Matter): string[] => {
  chooser.enter(`card ${card.id}`)
  const place = chooser.say(lines.safePlaces[card.position] ?? lines.safePlaces.self ?? [], { card: (next) => cardLink(card, next) })
  return [cardHeading(card), paragraph(place, ...Array.from({ length: 3 }, () => chooser.say(lines.safeRemarks)))]
}

/** Where somebody is hurt: help first, and company; no card is read for two. Everything but the title. */
export const safeReading = (matter: Matter, safety: Fact): string[] => {
  const { chooser, cards, others } = matter
  const begun = [opening(matter, safety), ...cards.flatMap((card) => section(card, matter))]
  chooser.enter('closing')
  return [
    ...begun,
    paragraph(
      others.length > 0 ? chooser.say(lines.safeWholes, { list: others.map(linkTo).join(', ') }) : '',
      chooser.say(lines.safeRemarks),
      chooser.say(lines.safeRemarks),
      chooser.say(disclaimers),
    ),
  ]
}
