import { paragraph } from '../text/prose.ts'
import { type Consultation, isChief, type LineFact } from './consultation.ts'
import * as lines from './phrases/line.ts'
import { meaningOfLine } from './phrases/lines/lines.ts'
import { places } from './phrases/places.ts'
import { briefQuote, firstQuote, sayBriefly, sayWell, slotsOf } from './wording.ts'

/** The picture of the other line, where two lead. */
const otherSign = ({ leading }: Consultation, { id }: LineFact): { other: string; comesFirst: boolean } | undefined => {
  const at = leading.findIndex((each) => each.id !== id)
  const sign = leading[at]?.data?.sign
  return typeof sign === 'string' ? { other: sign, comesFirst: at === 0 } : undefined
}

const quoted = (consultation: Consultation, fact: LineFact): string => {
  const { chooser } = consultation
  const beside = otherSign(consultation, fact)
  const slots = { ...slotsOf(consultation), quote: firstQuote(fact.detail), other: beside?.other ?? '' }
  if (!beside) return sayWell(chooser, consultation.mourns ? lines.toldGently : lines.told, slots)
  if (isChief(consultation, fact)) return sayWell(chooser, beside.comesFirst ? lines.toldAfter : lines.toldBefore, slots)
  return sayBriefly(chooser, lines.toldBriefly, beside.comesFirst ? lines.toldAfter : lines.toldBefore, {
    ...slots,
    quote: briefQuote(fact.detail),
  })
}

/** Where the line stands, and what its moving or resting means between the two hexagrams. */
const placed = (consultation: Consultation, fact: LineFact): string => {
  const { chooser } = consultation
  const beside = otherSign(consultation, fact)
  const frames = fact.id.startsWith('relating') ? lines.rests : beside ? lines.turnsTogether : lines.turns
  return paragraph(
    chooser.pick(places[fact.line.line - 1]?.stands ?? []),
    sayWell(chooser, frames, { ...slotsOf(consultation), other: beside?.other ?? '' }),
  )
}

const advised = (consultation: Consultation, { line: { sign, counsel } }: LineFact): string =>
  sayBriefly(consultation.chooser, lines.advisedShort, lines.advised, { ...slotsOf(consultation), sign, counsel })

/** A question that belongs to the line's place, at times about whom the reader names. */
const asked = ({ chooser, person, mourns }: Consultation, { line: { line } }: LineFact): string => {
  const place = places[line - 1]
  if (!place) return ''
  return person && !mourns && chooser.chance(0.5) ? chooser.say(place.asksOf, { who: person }) : chooser.pick(place.asks)
}

/** A line: its words, what they may mean, where it stands and what its change means, what it advises, and a question. */
export const lineBody = (consultation: Consultation, fact: LineFact): string[] => {
  const meaning = meaningOfLine(fact.line.hexagram, fact.line.line)
  if (!isChief(consultation, fact)) return [paragraph(quoted(consultation, fact), meaning, advised(consultation, fact))]
  return [
    paragraph(quoted(consultation, fact), meaning),
    paragraph(placed(consultation, fact), advised(consultation, fact), asked(consultation, fact)),
  ]
}
