import { paragraph, sentenceCase } from '../text/prose.ts'
import type { Consultation, HexagramFact } from './consultation.ts'
import * as lines from './phrases/relating.ts'
import { trigrams } from './phrases/trigrams.ts'
import { alike, link, sayBriefly, sayWell, slotsOf } from './wording.ts'

const forceOf = (trigram: string): string => trigrams[trigram]?.force ?? trigram

/** Which half of the picture changes on the way, and what that could mean. */
const halvesThatChange = (consultation: Consultation, relating: HexagramFact): string => {
  const { chooser, primary } = consultation
  const [now, then] = [primary.hexagram, relating.hexagram]
  const slots = slotsOf(consultation)
  const turned = (was: string, is: string, same: string) => ({ ...slots, was, is, same, force: forceOf(was), next: forceOf(is) })
  if (now.upper === then.upper) return sayWell(chooser, lines.innerChanges, turned(now.lower, then.lower, now.upper))
  if (now.lower === then.lower) return sayWell(chooser, lines.outerChanges, turned(now.upper, then.upper, now.lower))
  const was = `${now.upper} above ${now.lower}`
  return sayWell(chooser, lines.bothChange, { ...slots, was, Was: sentenceCase(was), is: `${then.upper} above ${then.lower}` })
}

/** Where it may lead, as a direction: nothing where no line changes. */
export const relatingSection = (consultation: Consultation): string[] => {
  const { chooser, relating } = consultation
  if (!relating) return []
  chooser.enter('relating')
  const slots = {
    ...slotsOf(consultation),
    further: chooser.pick(relating.portrait.times),
    help: relating.portrait.help,
  }
  const scene = relating.figure.scene.find((each) => !alike(each, slots.further)) ?? ''
  return [
    `## ${link(relating)}`,
    paragraph(sayWell(chooser, lines.leads, slots), scene, halvesThatChange(consultation, relating)),
    paragraph(sayBriefly(chooser, lines.helpsShort, lines.helps, slots), chooser.pick(lines.noPromise)),
  ]
}
