import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { weighing } from './closing.ts'
import { asLine, type Consultation, hexagramOf } from './consultation.ts'
import { lineBody } from './line-section.ts'
import * as lines from './phrases/judgement.ts'
import { alike, briefQuote, link, sayBriefly, sayWell, slotsOf } from './wording.ts'

/** What helps in it, what goes wrong easily, and a question. */
const counselled = (consultation: Consultation, fact: Fact): string => {
  const { chooser, relating, mourns } = consultation
  const { portrait, figure } = hexagramOf(consultation, fact)
  const slots = { ...slotsOf(consultation), help: portrait.help, trap: portrait.trap }
  const fresh = portrait.asks.filter((each) => !alike(each, figure.plain.join(' ')))
  const ask = chooser.pick(fresh.length > 0 ? fresh : portrait.asks)
  // What helps there is said where it leads.
  if (fact.id.startsWith('relating')) return ask
  if (relating) return paragraph(sayWell(chooser, lines.helps, slots), ask)
  const mistake = mourns || weighing(consultation) !== 'keep' ? '' : sayBriefly(chooser, lines.trapShort, lines.trapAtRest, slots)
  return paragraph(sayWell(chooser, lines.helpsAtRest, slots), mistake, ask)
}

/** The text for a whole hexagram: a judgement that leads, or what is read where all six lines change. */
const wholeBody = (consultation: Consultation, fact: Fact): string[] => {
  const { chooser } = consultation
  const { hexagram, figure } = hexagramOf(consultation, fact)
  const slots = { ...slotsOf(consultation), quote: briefQuote(fact.detail) }
  const said = sayBriefly(chooser, lines.toldShort, lines.told, slots)
  const { counsel } = fact.data ?? {}
  if (fact.id === 'all-lines' && typeof counsel === 'string')
    return [paragraph(said, lines.allLines[hexagram.hexagram] ?? '', chooser.say(lines.advised, { counsel }))]
  return [paragraph(said, ...figure.plain, counselled(consultation, fact))]
}

/** One text that leads, of a line or of a whole hexagram. */
export const leadingSection = (consultation: Consultation, fact: Fact): string[] => {
  consultation.chooser.enter(fact.id)
  const line = asLine(fact)
  return [`## ${link(fact)}`, ...(line ? lineBody(consultation, line) : wholeBody(consultation, fact))]
}
