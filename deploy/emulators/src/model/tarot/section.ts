import type { Fact } from '../reading-request.ts'
import type { Slots } from '../text/chooser.ts'
import { countWords, paragraph } from '../text/prose.ts'
import { cardHeading, cardLink, cardLinkCapital } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { neighbourSentence } from './neighbour-sentence.ts'
import { patternSentence } from './pattern-sentence.ts'
import { adviceLeads } from './phrases/advice-leads.ts'
import { careAdvice, safetyAdvice, safetyLines } from './phrases/care-lines.ts'
import { type Lens, lenses, lensOf } from './phrases/lenses.ts'
import { framesAfterPicture, places, positionFrames } from './phrases/position-frames.ts'
import { subjectLines } from './phrases/subject-lines.ts'
import { weekdayFor } from './time.ts'

/** Above this many cards the sections are kept short. */
const manyCards = 7
const mostWords = 118
const mostWordsBrief = 70

/** One card's section: its heading and what is said of it, as Markdown blocks. */
export function cardSection(card: DrawnCard, draw: Draw, pattern: Fact | undefined): string[] {
  draw.chooser.enter(`section ${card.id} ${card.position}`)
  const slots = slotsFor(card, draw)
  const told = pattern ? patternSentence(pattern, draw, draw.cards.length <= manyCards) : ''
  if (safetyFirst(draw)) return [cardHeading(card), ...safeParagraphs(card, draw, slots, told)]
  const body = draw.cards.length > manyCards ? briefParagraphs(card, draw, slots, told) : fullParagraphs(card, draw, slots, told)
  return [cardHeading(card), ...body]
}

function fullParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const charge = chargeOf(card, draw)
  const meeting = meet(card, draw, slots)
  const lens = chooser.say(lenses[lensFor(card)], slots)
  const advice = adviceFor(card, draw, slots, chooser.chance(0.4))
  const line = subjectLine(card, draw)
  const neighbour = told || !chooser.chance(0.6) ? '' : neighbourSentence(card, draw)
  const inTwo = (...middle: string[]) => [paragraph(...meeting), paragraph(charge, ...middle, advice)]
  const inThree = (talk: string) => [paragraph(...meeting), paragraph(charge, lens, talk), paragraph(line, advice)]
  const tries = told
    ? [inThree(told), inTwo(lens, told)]
    : neighbour
      ? [inThree(neighbour), inTwo(lens, neighbour), inTwo(lens, line)]
      : [inTwo(lens, line)]
  return tries.find((each) => countWords(each.join(' ')) <= mostWords) ?? inTwo(told || lens)
}

function briefParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const frame = chooser.say(framesFor(card), slots)
  const scene = chooser.pick(card.facing.scenes)
  const says = chooser.pick(card.facing.says)
  const meaning = chargeOf(card, draw) || chooser.say(lenses[lensFor(card)], slots)
  const advice = adviceFor(card, draw, slots, false)
  const heart = chooser.chance(0.5) ? says : scene
  const tries = [
    [frame, scene, says, meaning, told, advice],
    [frame, scene, meaning, told, advice],
    [frame, heart, meaning, told, advice],
    [frame, heart, told, advice],
  ]
  const fitting = tries.find((each) => countWords(each.join(' ')) <= mostWordsBrief) ?? [frame, told, advice]
  return [paragraph(...fitting)]
}

/** Company, a picture and safety; nothing of what the card might advise. */
function safeParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const frame = chooser.say(framesFor(card), slots)
  const advice = chooser.pick(safetyAdvice)
  const line = () => chooser.say(safetyLines)
  const scene = chooser.pick(card.facing.scenes)
  if (draw.cards.length > manyCards) return [paragraph(frame, scene, line(), told, advice)]
  return [paragraph(frame, scene, told), paragraph(line(), line(), advice)]
}

/** The first paragraph: position, picture and what the card says, in one of several orders; a card with a charge to follow says less here. */
function meet(card: DrawnCard, draw: Draw, slots: Slots): string[] {
  const { chooser } = draw
  const scene = chooser.pick(card.facing.scenes)
  const says = chooser.pick(card.facing.says)
  const order = chooser.below(7)
  if (order < 2) return [scene, chooser.say(framesAfterPicture, slots), says]
  const frame = chooser.say(framesFor(card), slots)
  return order < 5 ? [frame, scene, says] : [frame, says, scene]
}

/** What the card lends or withholds, where its position asks for that. */
function chargeOf(card: DrawnCard, draw: Draw): string {
  const lens = lensFor(card)
  if (lens === 'against') return draw.chooser.pick(card.facing.burden)
  if (lens === 'toward') return draw.chooser.pick(card.facing.gift)
  return ''
}

function adviceFor(card: DrawnCard, draw: Draw, slots: Slots, withLead: boolean): string {
  const advice = draw.chooser.pick(draw.care ? careAdvice : card.facing.advice)
  if (!withLead) return advice
  return `${draw.chooser.say(adviceLeads, slots)}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
}

const lineKind = { now: 'now', past: 'now', around: 'now', between: 'now', against: 'against', toward: 'toward', ahead: 'ahead' } as const

function subjectLine(card: DrawnCard, draw: Draw): string {
  const kind = lineKind[lensFor(card)]
  const own = subjectLines[draw.topic.subject][kind]
  return draw.chooser.say(draw.chooser.hasFresh(own) ? own : subjectLines.general[kind])
}

function lensFor(card: DrawnCard): Lens {
  return lensOf[card.place] ?? 'now'
}

function framesFor(card: DrawnCard): readonly string[] {
  return positionFrames[card.place] ?? positionFrames['other'] ?? []
}

function slotsFor(card: DrawnCard, draw: Draw): Slots {
  const { chooser, topic, time } = draw
  const gist = chooser.pick(card.facing.gist)
  const day = card.place === 'weekday' ? weekdayFor(card, draw.date) : ''
  const place = chooser.pick(places[card.place] ?? []).replace('$day', day)
  return {
    card: (next) => cardLink(card, next),
    Card: (next) => cardLinkCapital(card, next),
    gist,
    Gist: gist.charAt(0).toUpperCase() + gist.slice(1),
    np: topic.nouns[chooser.below(topic.nouns.length)] ?? topic.nouns[0],
    term: time.term,
    span: time.span,
    place,
    day,
  }
}
