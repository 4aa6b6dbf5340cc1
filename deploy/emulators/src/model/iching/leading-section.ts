import type { Subject } from '../question/subject.ts'
import type { Fact } from '../reading-request.ts'
import { paragraph, sentenceCase } from '../text/prose.ts'
import { asLine, type Consultation, isGuarded, type LineFact, safetyFirst } from './consultation.ts'
import { careDeeds, careNotes, deeds, gentleDeeds, safetyDeeds, safetyLines } from './phrases/deeds.ts'
import { applications, judgementApplications, longMeanings } from './phrases/frames.ts'
import { chiefLines, linePlaces, movements, resting, signLeads } from './phrases/line-places.ts'
import { subjectLines } from './phrases/subject-lines.ts'
import { wayOf } from './way.ts'
import { counselSlots, link, sayingsOf } from './wording.ts'

const deedsFor = (subject: Subject): readonly string[] => (subject === 'grief' ? gentleDeeds : deeds)

const motion = ({ chooser }: Consultation, { line: { value } }: LineFact): string =>
  chooser.say(value === 6 ? movements['6'] : value === 9 ? movements['9'] : resting)

const lineBody = (consultation: Consultation, fact: LineFact): string[] => {
  const { chooser, topic, leading } = consultation
  const { sign, counsel, line } = fact.line
  const { picture, meaning, long } = sayingsOf(fact.detail ?? '')
  const np = chooser.pick(topic.nouns)
  const shown = picture.length > 0 && chooser.chance(0.6) ? chooser.pick(picture) : chooser.say(signLeads, { sign })
  const place = chooser.say(linePlaces[line - 1] ?? [])
  if (isGuarded(consultation))
    return [
      paragraph(chooser.say(signLeads, { sign }), place, motion(consultation, fact)),
      paragraph(chooser.say(careNotes), chooser.say(subjectLines[topic.subject]), chooser.say(careDeeds)),
    ]
  return [
    paragraph(
      shown,
      long ? chooser.say(longMeanings, { np: chooser.pick(topic.nouns), long, way: wayOf(consultation, fact) }) : chooser.pick(meaning),
      place,
      motion(consultation, fact),
    ),
    paragraph(
      chooser.say(applications, { np, sign, way: wayOf(consultation, fact), ...counselSlots(counsel) }),
      chooser.chance(0.6) ? chooser.say(subjectLines[topic.subject]) : '',
      chooser.say(deedsFor(topic.subject)),
      leading.length > 1 && fact.data?.chief === true ? chooser.say(chiefLines) : '',
    ),
  ]
}

/** A judgement that leads, or the text for six changing lines. */
const textBody = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser, topic, primary, relating } = consultation
  const hexagram = fact.id.startsWith('relating') ? relating : primary
  const { picture, meaning } = sayingsOf(fact.detail ?? '')
  if (!hexagram || isGuarded(consultation)) return [paragraph(chooser.say(subjectLines[topic.subject]), chooser.say(careDeeds))]
  const slots = {
    np: chooser.pick(topic.nouns),
    way: wayOf(consultation, fact),
    keyword: chooser.pick(hexagram.hexagram.keywords),
    ...counselSlots(typeof fact.data?.counsel === 'string' ? fact.data.counsel : hexagram.hexagram.counsel),
  }
  return [
    paragraph(chooser.pick(picture), chooser.pick(meaning), chooser.say(subjectLines[topic.subject])),
    paragraph(chooser.say(judgementApplications, slots), chooser.say(deedsFor(topic.subject))),
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
