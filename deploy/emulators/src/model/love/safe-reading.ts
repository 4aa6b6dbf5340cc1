import type { Fact } from '../reading-request.ts'
import { cardHeading } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import { inWords, paragraph, sentenceCase } from '../text/prose.ts'
import { linkTo, type Matter, toCard } from './matter.ts'
import { disclaimers } from './phrases/closing-lines.ts'
import * as lines from './phrases/safe-lines.ts'

/** So many sentences are said to each card. */
const THOUGHTS = 4

const opening = ({ chooser, cards }: Matter, safety: Fact): string => {
  chooser.enter('opening')
  const count = `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
  return paragraph(
    chooser.say(lines.safeOpenings),
    chooser.say(lines.safeLines, { safety: linkTo(safety) }),
    ...lines.safeHelp,
    chooser.say(lines.cardsLines, { Count: sentenceCase(count) }),
  )
}

const section = (card: DrawnCard, { chooser }: Matter): string[] => {
  chooser.enter(`card ${card.id}`)
  const place = card.position === 'support' ? 'support' : 'self'
  const thoughts = lines.safeThoughts[place] ?? []
  return [
    cardHeading(card),
    paragraph(
      chooser.say(lines.safePlaces[place] ?? [], { card: toCard(card) }),
      chooser.say(lines.pictureLines),
      ...Array.from({ length: THOUGHTS }, () => chooser.say(thoughts)),
    ),
  ]
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
      chooser.say(lines.safeLastWords),
      chooser.say(lines.safeLastWords),
      chooser.say(disclaimers),
    ),
  ]
}
