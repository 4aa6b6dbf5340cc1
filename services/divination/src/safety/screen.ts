import { hear } from './classifier/classifier.ts'
import type { Concern } from './concern.ts'
import { examine } from './examine.ts'
import { helpLines } from './help-lines.data.ts'

/**
 * Reads what a reader typed before anything is charged: `crisis` asks for people instead of a reading, `strained` for a word of support
 * beside it; concerns only narrow what is said. Two read it, the lists and the trained reader, and either may refuse.
 */
export const screen = (formData: Record<string, unknown>): { crisis: boolean; strained: boolean; concerns: Concern[] } => {
  const { crisis: listed, concerns } = examine(formData)
  const heard = hear(formData)
  const crisis = listed !== undefined || heard === 'crisis'
  return { crisis, strained: !crisis && (heard === 'strain' || concerns.includes('abuse')), concerns }
}

/** The warm text with help lines, in the language of the words that ask for it, else of all of them; English where that cannot be told. */
export const crisisMessageFor = (formData: Record<string, unknown>): string => {
  const { crisis, language } = examine(formData)
  return helpLines[crisis ?? language ?? 'en'].crisis
}

/** What stands under a reading whose reader may carry more than they say, in their language; undefined where nothing sounds so. */
export const supportNoteFor = (formData: Record<string, unknown>): string | undefined =>
  screen(formData).strained ? helpLines[examine(formData).language ?? 'en'].support : undefined
