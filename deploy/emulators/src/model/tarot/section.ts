import type { Fact } from '../reading-request.ts'
import type { Slots } from '../text/chooser.ts'
import { countWords, isShort, lowerFirst, paragraph, sentencesOf } from '../text/prose.ts'
import { repeats } from './apart.ts'
import { actOf, asTheirs } from './card-acts.ts'
import { cardHeading, cardLink, cardLinkCapital } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { suitSentence } from './pattern-sentence.ts'
import { adviceLeads } from './phrases/advice-leads.ts'
import { careAdvice, safetyAdvice, safetyLines } from './phrases/care-lines.ts'
import { lensAt } from './phrases/lenses.ts'
import { meanings } from './phrases/meanings.ts'
import { framesAfterPicture, places, positionFrames } from './phrases/position-frames.ts'
import { pointers } from './phrases/threads.ts'
import { sayAlone, sayNaming, sayTogether } from './say.ts'
import { threadOf } from './thread.ts'
import { weekdayFor } from './time.ts'

/** Above this many cards the sections are kept short. */
const manyCards = 7
const measure = { full: [58, 108], brief: [42, 78] } as const
/** A section of more words is set in two paragraphs. */
const longestParagraph = 74
/** And the second of them has at least these. */
const shortestParagraph = 40

/** One card's section: its heading and what is said of it, as Markdown blocks. */
export function cardSection(card: DrawnCard, draw: Draw, pattern: Fact | undefined): string[] {
  draw.chooser.enter(`section ${card.id} ${card.position}`)
  const slots = slotsFor(card, draw)
  const suit = pattern ? suitSentence(pattern, draw) : ''
  const body = safetyFirst(draw) ? safeParagraphs(card, draw, slots, suit) : paragraphs(card, draw, slots, suit)
  return [cardHeading(card), ...body]
}

/** Where the card lies and what is seen on it; what that may mean for the matter and after the card before; one thing to do. */
function paragraphs(card: DrawnCard, draw: Draw, slots: Slots, suit: string): string[] {
  const { chooser } = draw
  const many = draw.cards.length > manyCards
  const { place, picture, says } = meet(card, draw, slots)
  // The one thought of the section: on from the card before or, where there is none or room is short, by itself.
  const thought = (chooser.chance(many ? 0.7 : 1) && threadOf(card, draw, slots)) || meaningOf(card, draw, slots)
  const charge = chargeOf(card, thought, draw)
  const end = [thought, adviceFor(card, `${thought} ${charge}`, draw)]
  const start = [...place, picture]
  const more = inOrder(card, picture, chooser.pick(card.facing.scenes))
  const arrangements = [
    { above: [...start, says, suit, charge], below: end },
    { above: [...start, says, suit], below: end },
    { above: [...start, suit], below: [charge, ...end] },
    { above: [...start, suit], below: end },
    { above: [...place, ...more, says, chooser.pick(card.facing.says), suit], below: [charge, ...end] },
  ].map(({ above, below }) => [paragraph(...above), paragraph(...below)])
  const from = chooser.below(3)
  const halves = fitting([...arrangements.slice(from), ...arrangements.slice(0, from)], many ? measure.brief : measure.full)
  const whole = halves.join(' ')
  return !many && countWords(whole) > longestParagraph && countWords(halves[1] ?? '') >= shortestParagraph ? halves : [whole]
}

/** Two parts of a card's picture as the eye meets them. */
function inOrder(card: DrawnCard, one: string, other: string): string[] {
  const { scenes } = card.facing
  return scenes.indexOf(one) <= scenes.indexOf(other) ? [one, other] : [other, one]
}

/** The first that keeps the measure, or comes nearest to it. */
function fitting(arrangements: readonly string[][], [fewest, most]: readonly [number, number]): string[] {
  const off = arrangements.map((halves) => {
    const words = countWords(halves.join(' '))
    return Math.max(fewest - words, words - most, 0)
  })
  return arrangements[off.indexOf(Math.min(...off))] ?? []
}

/** What the card may mean by itself; the first card also points to the next. */
function meaningOf(card: DrawnCard, draw: Draw, slots: Slots): string {
  const { chooser, cards } = draw
  const act = actOf(card, chooser)
  const next = cards[0] === card ? cards[1] : undefined
  const pool = meanings[lensAt(card.place)]
  const filled = { ...slots, act, theirs: asTheirs(act) }
  if (!next) return sayNaming(pool, filled, chooser, sayAlone)
  const pointing = pool.map((said) => `${said.slice(0, -1)}${chooser.pick(pointers[lensAt(next.place)])}`)
  return sayNaming(pointing, { ...filled, that: (mark) => cardLink(next, mark) }, chooser, sayTogether)
}

/** Company, a picture and safety; nothing of what the card might advise. */
function safeParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const frame = frameOf(card, draw, slots)
  const advice = chooser.pick(safetyAdvice)
  const lines = [chooser.say(safetyLines), chooser.say(safetyLines)] as const
  const scene = chooser.pick(card.facing.scenes)
  if (draw.cards.length > manyCards) return [paragraph(frame, scene, ...lines.slice(0, told ? 1 : 2), told, advice)]
  const more = draw.cards.length <= 5 ? chooser.say(safetyLines) : chooser.pick(safetyAdvice)
  const body = [paragraph(frame, scene, lines[0], told), paragraph(lines[1], more, advice)]
  return countWords(body.join(' ')) < measure.full[0] ? [...body.slice(0, 1), paragraph(body[1] ?? '', chooser.say(safetyLines))] : body
}

/** Position, picture and what the card says; the place may also be told after a part of the picture. */
function meet(card: DrawnCard, draw: Draw, slots: Slots): { place: string[]; picture: string; says: string } {
  const { chooser } = draw
  const picture = chooser.pick(card.facing.scenes)
  const says = chooser.pick(card.facing.says)
  if (!chooser.chance(0.3)) return { place: [frameOf(card, draw, slots)], picture, says }
  return { place: [picture, sayAlone(framesAfterPicture, slots, chooser)], picture: '', says }
}

/** What the card lends or withholds, where its position asks for that and it is not the thought once more. */
function chargeOf(card: DrawnCard, thought: string, { chooser }: Draw): string {
  const lens = lensAt(card.place)
  const charges = lens === 'against' ? card.facing.burden : lens === 'toward' ? card.facing.gift : []
  return chooser.pick(charges.filter((charge) => !repeats(thought, charge)))
}

function adviceFor(card: DrawnCard, said: string, draw: Draw): string {
  const { chooser } = draw
  const pool = draw.care && draw.care !== 'bereavement' ? careAdvice : card.facing.advice
  const apart = pool.filter((advice) => !repeats(said, advice))
  const advice = chooser.pick(apart.length > 0 ? apart : pool)
  const led = `${chooser.say(adviceLeads)}, ${lowerFirst(advice)}`
  const takesLead = chooser.chance(0.4) && !/\?|^(?:If|Whose|What|When|Or|For|Be)\b/u.test(advice)
  return takesLead && sentencesOf(led).every(isShort) ? led : advice
}

function frameOf(card: DrawnCard, draw: Draw, slots: Slots): string {
  return sayAlone(positionFrames[card.place] ?? positionFrames.other ?? [], slots, draw.chooser)
}

function slotsFor(card: DrawnCard, draw: Draw): Slots {
  const { chooser, matter, time } = draw
  const at = draw.cards.indexOf(card)
  const name = matter.names[(at / 2) % matter.names.length]
  const day = card.place === 'weekday' ? weekdayFor(card, draw.date) : ''
  return {
    card: (next) => cardLink(card, next),
    Card: (next) => cardLinkCapital(card, next),
    // Every other card names the matter, so that the name is heard and does not become a refrain.
    ...(name && at % 2 === 0 ? { np: name } : {}),
    term: time.term,
    span: time.span,
    place: chooser.pick(places[card.place] ?? []).replace('$day', day),
    day,
  }
}
