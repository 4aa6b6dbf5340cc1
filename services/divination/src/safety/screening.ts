import type { Concern } from './concern.ts'
import type { Language } from './language.ts'

/**
 * The result of screening a form. `crisis`: the reader gets help lines instead of a reading; `support`: the reading gets a note with help
 * lines. `concerns`: topics on which the reading reflects but never advises. `language`: the language of the answer, English if none is
 * recognised.
 */
export type Screening = { outcome: 'clear' | 'support' | 'crisis'; concerns: Concern[]; language: Language }

/** The screening of a reading for which nobody typed anything. */
export const nothingTyped: Screening = { outcome: 'clear', concerns: [], language: 'en' }
