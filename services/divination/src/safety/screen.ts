import { soundsLikeCrisis } from './classifier/classifier.ts'
import type { Concern } from './concern.ts'
import { examine } from './examine.ts'
import { helpMessages } from './help-lines.ts'

/**
 * Reads what a reader typed before anything is charged: `crisis` asks for people instead of a reading; concerns only narrow what is said.
 * Two read it, the lists and the trained reader, and either may refuse.
 */
export const screen = (formData: Record<string, unknown>): { crisis: boolean; concerns: Concern[] } => {
  const { crisis, concerns } = examine(formData)
  return { crisis: crisis !== undefined || soundsLikeCrisis(formData), concerns }
}

/** The warm text with help lines, in the language of the words that ask for it, else of all of them; English where that cannot be told. */
export const crisisMessageFor = (formData: Record<string, unknown>): string => {
  const { crisis, language } = examine(formData)
  return helpMessages[crisis ?? language ?? 'en']
}
