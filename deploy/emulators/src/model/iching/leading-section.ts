import type { Fact } from '../reading-request.ts'
import { countWords, paragraph, sentenceCase } from '../text/prose.ts'
import { asLine, type Consultation, hexagramOf, isGuarded, type LineFact, safetyFirst } from './consultation.ts'
import { advice } from './hexagram-section.ts'
import { careDeeds, safetyDeeds, safetyLines } from './phrases/deeds.ts'
import * as lines from './phrases/leading.ts'
import { deedsWithSomeone } from './phrases/subjects/subjects.ts'
import { commonSlots, decided, link, passage } from './wording.ts'

const turns = ({ line: { value } }: LineFact) => lines.turns[value === 6 ? 'yielding' : value === 9 ? 'firm' : 'resting']

/** Something small to do, at times with whom the reader names. */
const deed = ({ chooser, topic: { subject }, words, person }: Consultation): string => {
  const withThem = person && subject !== 'grief' && chooser.chance(0.4) ? deedsWithSomeone : []
  return withThem.length > 0 ? chooser.say(withThem, { who: person ?? '' }) : chooser.pick(words.deeds)
}

const triedOut = (consultation: Consultation, sign: string): string => {
  const { chooser } = consultation
  const slots = { ...decided(commonSlots(consultation)), sign, deed: deed(consultation) }
  return (chooser.chance(0.5) && chooser.sayShort(lines.triedShort, slots)) || chooser.say(lines.tried, slots)
}

/** Words of a quotation after which the next may follow in the same marks. */
const MOST_QUOTED_TOGETHER = 12

/** The text of a line in the book's words; where it is not to be told in full, at least its scene. */
const toldByBook = (consultation: Consultation, fact: LineFact, inFull: boolean): string => {
  const { chooser } = consultation
  const [quote = '', rest = ''] = passage(fact.detail)
  const slots = { ...commonSlots(consultation), quote, rest }
  const both = rest && countWords(rest) <= MOST_QUOTED_TOGETHER ? `${quote}. ${rest}` : quote
  const scene = chooser.sayShort(lines.shownShort, { quote: both }) || chooser.say(lines.shown, { ...slots, quote: both })
  return paragraph(scene, inFull && rest && both === quote ? chooser.say(lines.goesOn, slots) : '')
}

const standing = ({ chooser }: Consultation, fact: LineFact): string =>
  chooser.say(lines.stands, { place: lines.places[fact.line.line - 1] ?? '', turn: chooser.pick(turns(fact)) })

/** What a line advises, weighed against the other where two lead. */
const counselled = (consultation: Consultation, fact: LineFact): string => {
  const { chooser, leading } = consultation
  const { sign, counsel } = fact.line
  const slots = { ...commonSlots(consultation), sign, counsel }
  const otherAt = leading.findIndex((each) => each.id !== fact.id)
  const other = leading[otherAt]?.data?.sign
  if (fact.data?.chief === true && typeof other === 'string')
    return chooser.say(otherAt === 0 ? lines.after : lines.ahead, { ...slots, before: other, after: other })
  return chooser.sayShort(lines.counselledShort, decided(slots)) || chooser.say(lines.counselled, slots)
}

const lineBody = (consultation: Consultation, fact: LineFact): string[] => {
  const { chooser, leading } = consultation
  const { sign, counsel } = fact.line
  if (isGuarded(consultation)) {
    const slots = { ...commonSlots(consultation), sign, counsel }
    return [paragraph(standing(consultation, fact), chooser.say(lines.kept, slots), chooser.say(careDeeds))]
  }
  const hasLastWord = leading.length === 1 || fact.data?.chief === true
  return [
    paragraph(toldByBook(consultation, fact, hasLastWord), hasLastWord ? standing(consultation, fact) : ''),
    paragraph(counselled(consultation, fact), hasLastWord ? triedOut(consultation, sign) : ''),
  ]
}

/** A judgement that leads, or the text for six changing lines. */
const textBody = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser, leading } = consultation
  const { hexagram } = hexagramOf(consultation, fact)
  const [quote = '', rest = ''] = passage(fact.detail)
  const [a = '', b = ''] = hexagram.keywords
  const slots = { ...commonSlots(consultation), quote, rest, a, b, name: hexagram.name }
  const sign = typeof fact.data?.sign === 'string' ? fact.data.sign : chooser.pick(hexagram.keywords)
  const hasLastWord = leading.length === 1 || !fact.id.startsWith('relating')
  if (isGuarded(consultation)) return [paragraph(chooser.say(lines.kept, { ...slots, sign }), chooser.say(careDeeds))]
  return [
    paragraph(chooser.say(lines.wholeSpeaks, slots), rest && hasLastWord ? chooser.say(lines.wholeGoesOn, slots) : ''),
    paragraph(advice(consultation, hexagramOf(consultation, fact), hasLastWord), hasLastWord ? triedOut(consultation, sign) : ''),
  ]
}

const body = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser } = consultation
  if (safetyFirst(consultation)) return [paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), chooser.pick(safetyDeeds))]
  const line = asLine(fact)
  return line ? lineBody(consultation, line) : textBody(consultation, fact)
}

/** One text that leads: its picture, what it says, what it would mean here, and something to do. */
export const leadingSection = (consultation: Consultation, fact: Fact): string[] => {
  consultation.chooser.enter(fact.id)
  return [`## ${link(fact)}`, ...body(consultation, fact).map(sentenceCase)]
}
