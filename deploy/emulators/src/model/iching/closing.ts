import { paragraph } from '../text/prose.ts'
import { type Consultation, isGuarded, leadingSign, safetyFirst } from './consultation.ts'
import * as end from './phrases/closing.ts'
import { safetyLines } from './phrases/deeds.ts'
import { commonSlots, link } from './wording.ts'

const whatWorksInside = (consultation: Consultation): string => {
  const { chooser, primary, nuclear, relating } = consultation
  if (!nuclear) return ''
  const core = isGuarded(consultation) ? chooser.pick(nuclear.hexagram.keywords) : chooser.pick(nuclear.portrait.times)
  const { hexagram } = nuclear.hexagram
  const frames =
    hexagram === primary.hexagram.hexagram
      ? end.insideSame
      : hexagram === relating?.hexagram.hexagram
        ? end.insideAlready
        : relating
          ? end.inside
          : end.insideAtRest
  return chooser.say(frames, {
    ...commonSlots(consultation),
    nuclear: link(nuclear),
    core,
  })
}

/** What was asked, answered with where it stands, what leads and where it tends. */
const answered = (consultation: Consultation): string => {
  const { chooser, topic, primary, relating } = consultation
  const sign = leadingSign(consultation)
  const slots = { ...commonSlots(consultation), sign: sign ?? '' }
  if (isGuarded(consultation)) return chooser.say(end.careAnswers, slots)
  if (relating) return chooser.say(sign ? end.answers[topic.form] : end.answersOfWhole, slots)
  const [from = '', , other = ''] = primary.hexagram.keywords
  return chooser.say(end.answersAtRest, { ...slots, from, other })
}

/** What works inside, what binds it together, and whose choice it is. */
export const closing = (consultation: Consultation): string => {
  const { chooser } = consultation
  chooser.enter('closing')
  const disclaimer = chooser.pick(end.disclaimers)
  if (safetyFirst(consultation)) return paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), disclaimer)
  return paragraph(whatWorksInside(consultation), answered(consultation), disclaimer)
}
