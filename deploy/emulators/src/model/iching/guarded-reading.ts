import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { whatWorksInside } from './closing.ts'
import type { Consultation } from './consultation.ts'
import { opening } from './opening.ts'
import * as lines from './phrases/care.ts'
import { disclaimers } from './phrases/closing.ts'
import { noPromise } from './phrases/relating.ts'
import { pictured } from './primary-section.ts'
import { link, slotsOf } from './wording.ts'

const pictureKept = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser } = consultation
  chooser.enter(fact.id)
  const sign = typeof fact.data?.sign === 'string' ? fact.data.sign : chooser.pick(consultation.primary.hexagram.keywords)
  return [`## ${link(fact)}`, paragraph(chooser.say(lines.kept, { sign }), chooser.pick(lines.careDeeds))]
}

/** A reading on a matter that belongs with those trained for it: pictures for company, who can help, and no advice of the book. */
export const guardedReading = (consultation: Consultation): string[] => {
  const { chooser, primary, relating, leading } = consultation
  const openingWords = opening(consultation)
  chooser.enter('primary')
  const first = [`## ${link(primary)}`, paragraph(pictured(consultation), chooser.say(lines.keptBeside, slotsOf(consultation)))]
  const texts = leading.flatMap((fact) => pictureKept(consultation, fact))
  chooser.enter('relating')
  const beside = paragraph(chooser.say(lines.beside, slotsOf(consultation)), chooser.pick(noPromise))
  const second = relating ? [`## ${link(relating)}`, beside] : []
  chooser.enter('closing')
  const end = paragraph(whatWorksInside(consultation), chooser.say(lines.closes, slotsOf(consultation)), chooser.pick(disclaimers))
  return [...openingWords, ...first, ...texts, ...second, end]
}
