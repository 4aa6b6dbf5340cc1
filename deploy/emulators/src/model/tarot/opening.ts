import type { Fact } from '../reading-request.ts'
import { countWords, inWords, isShort, lowerFirst, paragraph, sentenceCase } from '../text/prose.ts'
import { cardLink } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { leaning } from './pattern-sentence.ts'
import { referrals } from './phrases/care-lines.ts'
import { askings, askingsAbout, drawJoins, drawOpenings, firstCards, subjectOpenings } from './phrases/openings.ts'
import { sayAlone, sayTogether } from './say.ts'

const fewestWords = 42
/** What the reader told and what they ask are taken up in one sentence only where that stays readable. */
const mostWordsTold = 14

/** The opening paragraph: takes up the question, says what was drawn and how it leans, and on a matter of care names who can help. */
export function opening(draw: Draw, pattern: Fact | undefined): string {
  const { chooser, topic, cards } = draw
  chooser.enter('opening')
  const count = `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
  const drawn = chooser.say(drawOpenings, { count, Count: sentenceCase(count), for: (next) => forWhen(draw, next) })
  const leans = pattern ? leaning(pattern, draw) : ''
  if (safetyFirst(draw)) return paragraph(seriously, chooser.say(referrals.abuse), drawn, leans)
  const asked = asking(draw)
  const [first] = cards
  const taken = isShort(asked) ? [`${asked}.`, drawn, leans, first ? firstCard(first, draw) : ''] : [joined(asked, draw), drawn, leans]
  const [question = '', ...rest] = taken
  const short = countWords(taken.join(' ')) < fewestWords
  const aside = draw.care ? chooser.say(referrals[draw.care]) : short ? chooser.say(subjectOpenings[topic.subject]) : ''
  return paragraph(named(question, draw), aside, ...rest)
}

const seriously = 'You have put something serious on the table. It is taken seriously.'

/** A long question is bound to the cards at both ends of the draw, so that no two readings of it begin alike. */
function joined(asked: string, { chooser, cards }: Draw): string {
  const [first, last] = [cards[0], cards.at(-1)]
  if (!first || !last) return `${asked}.`
  const slots = { first: (next: string) => cardLink(first, next), last: (next: string) => cardLink(last, next) }
  const pool = drawJoins.map((join) => `${asked}${join}`)
  return sayTogether(pool, slots, chooser) || chooser.say(pool.slice(-1), slots)
}

function firstCard(card: DrawnCard, { chooser }: Draw): string {
  return sayAlone(firstCards, { first: (next) => cardLink(card, next), gist: chooser.pick(card.facing.gist) }, chooser)
}

function asking(draw: Draw): string {
  const { chooser, topic, told, matter } = draw
  const clause = draw.care === 'death' ? undefined : topic.clause
  if (told)
    return clause && countWords(`${told} ${clause}`) <= mostWordsTold
      ? `You write that ${told}, and ask ${clause}`
      : `You write that ${told}`
  const plain = `You ask ${clause}`
  if (clause && !isShort(plain)) return plain
  return clause ? chooser.say(askings, { clause }) : chooser.say(askingsAbout[topic.form], { np: matter.name })
}

/** Now and then the reader is addressed by name. */
function named(sentence: string, draw: Draw): string {
  if (!draw.firstName || !draw.chooser.chance(0.5)) return sentence
  return `${draw.firstName}, ${lowerFirst(sentence)}`
}

/** "for tomorrow, Sunday," loses its last comma before another mark. */
function forWhen(draw: Draw, next: string): string {
  const words = draw.chooser.pick(draw.time.draws)
  return /[.,;:]/u.test(next) ? words.replace(/,$/u, '') : words
}
