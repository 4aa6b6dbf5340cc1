import { helpLines } from './help-lines.data.ts'
import type { Screening } from './screening.ts'

/** The help lines shown instead of a reading. */
export const crisisMessage = ({ language }: Pick<Screening, 'language'>): string => helpLines[language].crisis

/** The help lines shown under a reading; undefined if nothing calls for them. */
export const supportNote = ({ outcome, language }: Screening): string | undefined =>
  outcome === 'support' ? helpLines[language].support : undefined
