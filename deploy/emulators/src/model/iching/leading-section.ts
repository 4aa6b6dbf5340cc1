import type { Fact } from '../reading-request.ts'
import { paragraph, sentenceCase } from '../text/prose.ts'
import { asLine, type Consultation, isGuarded, type LineFact, safetyFirst } from './consultation.ts'
import { careDeeds, safetyDeeds, safetyLines } from './phrases/deeds.ts'
import * as lines from './phrases/leading.ts'
import { steps, stepsWithSomeone } from './phrases/steps.ts'
import { quotation } from './quotation.ts'
import { counselSlots, link } from './wording.ts'

const turns = ({ line: { value } }: LineFact) => lines.turns[value === 6 ? 'yielding' : value === 9 ? 'firm' : 'resting']

/** Something small to do, with whom the reader names where that is short and not yet said. */
const step = ({ chooser, topic: { subject }, person }: Consultation): string => {
  const fresh = person && subject !== 'grief' ? stepsWithSomeone.filter((each) => chooser.hasFresh([each])) : []
  return (chooser.chance(0.5) && chooser.sayShort(fresh, { who: person ?? '' })) || chooser.pick(steps[subject])
}

const lineBody = (consultation: Consultation, fact: LineFact): string[] => {
  const { chooser, topic, primary, relating, leading } = consultation
  const { sign, counsel, line } = fact.line
  const { hexagram } = (fact.id.startsWith('relating') ? relating : primary) ?? primary
  const other = leading.find((each) => each.id !== fact.id)
  const before = fact.data?.chief === true && other ? asLine(other)?.line.sign : undefined
  const slots = () => ({
    sign,
    Sign: sentenceCase(sign),
    np: chooser.pick(topic.nouns),
    keyword: chooser.pick(hexagram.keywords),
    name: hexagram.name,
    before: before ?? '',
    Before: sentenceCase(before ?? ''),
    ...counselSlots(counsel),
  })
  const place = (lines.places[line - 1] ?? '').replace('$turns', chooser.pick(turns(fact)))
  const shown = paragraph(chooser.sayShort(lines.shown, slots()), quotation(chooser, fact.detail), place)
  if (isGuarded(consultation)) return [shown, paragraph(chooser.sayShort(lines.kept, slots()), chooser.say(careDeeds))]
  return [
    shown,
    paragraph(chooser.sayShort(before ? lines.after : lines.meant, slots()), leading.length > 1 && !before ? '' : step(consultation)),
  ]
}

/** A judgement that leads, or the text for six changing lines. */
const textBody = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser, topic, primary, relating } = consultation
  const { hexagram } = (fact.id.startsWith('relating') ? relating : primary) ?? primary
  const keyword = chooser.pick(hexagram.keywords)
  const slots = () => ({
    keyword,
    sign: keyword,
    np: chooser.pick(topic.nouns),
    name: hexagram.name,
    ...counselSlots(typeof fact.data?.counsel === 'string' ? fact.data.counsel : hexagram.counsel),
  })
  if (isGuarded(consultation)) return [paragraph(chooser.sayShort(lines.kept, slots()), chooser.say(careDeeds))]
  return [
    paragraph(chooser.sayShort(lines.judged, slots()), quotation(chooser, fact.detail)),
    paragraph(chooser.sayShort(lines.meant, slots()), step(consultation)),
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
