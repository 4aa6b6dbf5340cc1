import { paragraph } from '../text/prose.ts'
import type { Consultation } from './consultation.ts'
import { referrals } from './phrases/care.ts'
import { disclaimers } from './phrases/closing.ts'
import { safetyDeeds, safetyLines, unread } from './phrases/safety.ts'
import { link } from './wording.ts'

/** Where the reader may be in danger no text is read to them: safety and company come first. */
export const safeReading = (consultation: Consultation): string[] => {
  const { chooser, primary, relating, leading } = consultation
  chooser.enter('opening')
  const line = (): string => chooser.pick(safetyLines)
  return [
    paragraph('What you describe is serious, and it is taken seriously.', chooser.say(referrals.abuse), chooser.pick(unread)),
    `## ${link(primary)}`,
    paragraph(line(), line(), line()),
    ...leading.flatMap((fact) => [`## ${link(fact)}`, paragraph(line(), line(), chooser.pick(safetyDeeds))]),
    ...(relating ? [`## ${link(relating)}`, paragraph(line(), line())] : []),
    paragraph(line(), line(), chooser.pick(disclaimers)),
  ]
}
