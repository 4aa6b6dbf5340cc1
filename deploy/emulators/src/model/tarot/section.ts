import type { Fact } from '../reading-request.ts'
import type { Slots } from '../text/chooser.ts'
import { countWords, indefinite, isShort, lowerFirst, paragraph, sentenceCase } from '../text/prose.ts'
import { cardHeading, cardLink, cardLinkCapital } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { neighbourSentence } from './neighbour-sentence.ts'
import { patternSentence } from './pattern-sentence.ts'
import { adviceLeads } from './phrases/advice-leads.ts'
import { bearings } from './phrases/bearings.ts'
import { careAdvice, safetyAdvice, safetyLines } from './phrases/care-lines.ts'
import { type Lens, lenses, lensOf } from './phrases/lenses.ts'
import { framesAfterPicture, framesFollowing, places, positionFrames } from './phrases/position-frames.ts'
import { weekdayFor } from './time.ts'

/** Above this many cards the sections are kept short. */
const manyCards = 7
const mostWords = 118
const fewestWordsBrief = 42
const mostWordsBrief = 78

/** One card's section: its heading and what is said of it, as Markdown blocks. */
export function cardSection(card: DrawnCard, draw: Draw, pattern: Fact | undefined): string[] {
  draw.chooser.enter(`section ${card.id} ${card.position}`)
  const slots = slotsFor(card, draw)
  const told = pattern ? patternSentence(pattern, draw, draw.cards.length <= manyCards && !safetyFirst(draw)) : ''
  if (safetyFirst(draw)) return [cardHeading(card), ...safeParagraphs(card, draw, slots, told)]
  const body = draw.cards.length > manyCards ? briefParagraphs(card, draw, slots, told) : fullParagraphs(card, draw, slots, told)
  return [cardHeading(card), ...body]
}

function fullParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const first = paragraph(...meet(card, draw, slots), alone(lenses[lensFor(card)], draw, slots))
  const charge = chargeOf(card, draw)
  const line = bearing(card, draw, slots)
  const talk = told || (chooser.chance(0.6) ? neighbourSentence(card, draw) : '')
  const advice = adviceFor(card, draw, !talk || chooser.chance(0.4))
  const arrangements = talk
    ? [
        [paragraph(charge, line), paragraph(talk, advice)],
        [paragraph(charge, line, talk, advice)],
        [paragraph(charge, talk, advice)],
        [paragraph(talk, advice)],
      ]
    : [[paragraph(charge, line, advice)], [paragraph(line, advice)]]
  const tries = arrangements.map((rest) => [first, ...rest])
  const apart = tries.slice(told || (talk && chooser.chance(0.6)) ? 1 : 0)
  return apart.find((each) => countWords(each.join(' ')) <= mostWords) ?? [first, paragraph(told, advice)]
}

function briefParagraphs(card: DrawnCard, draw: Draw, slots: Slots, told: string): string[] {
  const { chooser } = draw
  const frame = frameOf(card, draw, slots)
  const scene = chooser.pick(card.facing.scenes)
  const says = chooser.pick(card.facing.says)
  const meaning = chargeOf(card, draw)
  const line = bearing(card, draw, slots)
  const advice = adviceFor(card, draw, false)
  const talk = chooser.chance(0.25) ? neighbourSentence(card, draw) : ''
  const said = told || talk
  const tries = [
    [frame, scene, says, meaning, said || line, advice],
    [frame, scene, meaning, said || line, advice],
    [frame, says, said || line, advice],
    [frame, scene, says, meaning, told, advice],
    [frame, scene, says, told || line, advice],
    [frame, scene, told || line, advice],
    [frame, scene, told, line, advice],
    [frame, told, line, advice],
  ]
  const fitting = tries.find((each) => isBrief(countWords(each.join(' ')))) ?? [frame, scene, says, told, advice]
  return [paragraph(...fitting)]
}

function isBrief(words: number): boolean {
  return words >= fewestWordsBrief && words <= mostWordsBrief
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
  return [paragraph(frame, scene, lines[0], told), paragraph(lines[1], more, advice)]
}

/** Position, picture and what the card says, in one of several orders. */
function meet(card: DrawnCard, draw: Draw, slots: Slots): string[] {
  const { chooser } = draw
  const scene = chooser.pick(card.facing.scenes)
  const says = chooser.pick(card.facing.says)
  const order = chooser.below(7)
  if (order < 2) return [scene, alone(framesAfterPicture, draw, slots), says]
  const frame = frameOf(card, draw, slots)
  return order < 5 ? [frame, scene, says] : [frame, says, scene]
}

/** What the card lends or withholds, where its position asks for that. */
function chargeOf(card: DrawnCard, draw: Draw): string {
  const lens = lensFor(card)
  if (lens === 'against') return draw.chooser.pick(card.facing.burden)
  if (lens === 'toward') return draw.chooser.pick(card.facing.gift)
  return ''
}

function adviceFor(card: DrawnCard, draw: Draw, withLead: boolean): string {
  const advice = draw.chooser.pick(draw.care && draw.care !== 'bereavement' ? careAdvice : card.facing.advice)
  const other = besideOf(card, draw)
  if (!withLead || !other || /[:?]/u.test(advice)) return advice
  const lead = draw.chooser.say(adviceLeads, { that: (next) => cardLink(other, next) })
  return `${lead}: ${lowerFirst(advice)}`
}

const lineKind = { now: 'now', past: 'now', around: 'now', between: 'now', against: 'against', toward: 'toward', ahead: 'ahead' } as const

/** What the card may mean for the matter beside another. */
function bearing(card: DrawnCard, draw: Draw, slots: Slots): string {
  const other = besideOf(card, draw)
  if (!other) return ''
  const g = draw.chooser.pick(card.facing.gist)
  return draw.chooser.say(bearings[lineKind[lensFor(card)]], {
    ...slots,
    g,
    G: sentenceCase(g),
    h: draw.chooser.pick(other.facing.gist),
    that: (next) => cardLink(other, next),
  })
}

/** The card before this one, or the one after it where it is the first. */
function besideOf(card: DrawnCard, draw: Draw): DrawnCard | undefined {
  const at = draw.cards.indexOf(card)
  return draw.cards[at - 1] ?? draw.cards[at + 1]
}

/** A sentence made of this card alone: kept short, since another draw may hold the same card. An empty string where none is short enough. */
function alone(pool: readonly string[], { chooser }: Draw, slots: Slots): string {
  for (let tries = 0; tries < pool.length; tries += 1) {
    const said = chooser.say(pool, slots)
    if (isShort(said)) return said
  }
  return ''
}

/** Sets the card in its place, now and then by way of the picture before it. */
function frameOf(card: DrawnCard, draw: Draw, slots: Slots): string {
  const before = draw.cards[draw.cards.indexOf(card) - 1]
  if (!before || safetyFirst(draw) || !draw.chooser.chance(0.4)) return alone(framesFor(card), draw, slots)
  return draw.chooser.say(framesFollowing, { ...slots, before: indefinite(before.voice.emblem), emblem: indefinite(card.voice.emblem) })
}

function lensFor(card: DrawnCard): Lens {
  return lensOf[card.place] ?? 'now'
}

function framesFor(card: DrawnCard): readonly string[] {
  return positionFrames[card.place] ?? positionFrames.other ?? []
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
    np: topic.nouns[draw.cards.indexOf(card) % topic.nouns.length] ?? topic.nouns[0],
    term: time.term,
    span: time.span,
    place,
    day,
  }
}
