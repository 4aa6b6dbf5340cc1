import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import type { Voice } from './voice.ts'
import { voiceOf } from './voices.ts'

/** A fact that is a number in a role, with the words for that number. */
export type Counted = { fact: Fact; number: number; voice: Voice }

export const roleOf = (fact: Fact): unknown => fact.data?.role

export function counted(fact: Fact): Counted | undefined {
  const number = Number(fact.data?.number)
  const voice = voiceOf(number)
  return voice && { fact, number, voice }
}

export const heading = (fact: Fact): string => `## [${fact.label}](fact:${fact.id})`

export const link = (fact: Fact, text = fact.label): string => `[${text}](fact:${fact.id})`

/** A label in the middle of a sentence; names of roles keep their capitals. */
export function running(label: string): string {
  return /^(?:The|No|Missing)\b/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** Fresh phrases of a voice under the names that templates use; a suffix tells two voices in one sentence apart. */
export function phrases(voice: Voice, chooser: Chooser, suffix = ''): Record<string, string> {
  return {
    [`gist${suffix}`]: chooser.pick(voice.gist),
    [`does${suffix}`]: chooser.pick(voice.does),
    [`gift${suffix}`]: chooser.pick(voice.gift),
    [`snag${suffix}`]: chooser.pick(voice.snag),
  }
}
