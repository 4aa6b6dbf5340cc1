import { lowerFirst, paragraph } from '../text/prose.ts'
import { type Consultation, leadingSign } from './consultation.ts'
import * as lines from './phrases/closing.ts'
import { link, nameOf, sayWell, slotsOf } from './wording.ts'

/** What works inside, named once. */
export const whatWorksInside = ({ chooser, primary, nuclear, relating }: Consultation): string => {
  if (!nuclear) return ''
  const slots = { nuclear: link(nuclear), core: nuclear.figure.about }
  const { hexagram } = nuclear.hexagram
  if (hexagram === primary.hexagram.hexagram) return chooser.say(lines.insideSame, slots)
  if (hexagram === relating?.hexagram.hexagram) return chooser.say(lines.insideAlready, slots)
  return paragraph(chooser.say(lines.inside, slots), chooser.sayShort(lines.insideAbout, slots))
}

/** How the question can be weighed: a decision that is the reader's own, a time, a reason, or something to keep in mind. */
export const weighing = ({ topic: { form, clause = '' }, mourns }: Consultation): keyof typeof lines.weighs => {
  if (mourns) return 'keep'
  if (form === 'when' || form === 'why') return form
  return form === 'choice' || (form === 'whether' && /^whether (?:to|it is) /u.test(clause)) ? 'decide' : 'keep'
}

/** Back to the question, with something to weigh. */
const weighed = (consultation: Consultation): string => {
  const { chooser, topic, primary, relating } = consultation
  const form = topic.form === 'what' && !topic.clause ? 'none' : topic.form
  const slots = {
    ...slotsOf(consultation),
    trap: primary.portrait.trap,
    sign: leadingSign(consultation) ?? `that of ${nameOf(primary)}`,
    ask: lowerFirst(chooser.pick((relating ?? primary).portrait.asks)),
  }
  return paragraph(chooser.pick(lines.returns[form]), sayWell(chooser, lines.weighs[weighing(consultation)], slots))
}

/** What works inside, what there is to weigh, and whose choice it is. */
export const closing = (consultation: Consultation): string => {
  const { chooser } = consultation
  chooser.enter('closing')
  return paragraph(whatWorksInside(consultation), weighed(consultation), chooser.pick(lines.disclaimers))
}
