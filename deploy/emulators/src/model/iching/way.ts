import type { Fact } from '../reading-request.ts'
import type { Consultation } from './consultation.ts'
import { comingFrom, onward } from './phrases/frames.ts'

/** "on the way to …" between commas, where the cast is on its way; otherwise one comma or none, as what follows needs. */
export const wayOnward = ({ chooser, relating }: Consultation): ((next: string) => string) => {
  const words = relating ? chooser.say(onward, { relating: relating.hexagram.name }) : ''
  return (next) => (/[.,;:?]/u.test(next) ? words.replace(/,$/u, '') : words)
}

/** The same for a text of the relating hexagram, which looks back. */
export const wayOf = (consultation: Consultation, fact: Fact): ((next: string) => string) => {
  if (!fact.id.startsWith('relating')) return wayOnward(consultation)
  const words = consultation.chooser.say(comingFrom, { primary: consultation.primary.hexagram.name })
  return (next) => (/[.,;:?]/u.test(next) ? words.replace(/,$/u, '') : words)
}
