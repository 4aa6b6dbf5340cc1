import { classifierModel } from './classifier.data.ts'
import { classify } from './classifier.ts'
import type { Concern } from './concern.ts'
import { examine } from './examine.ts'
import { helpLines } from './help-lines.data.ts'
import type { Language } from './language.ts'

/**
 * What a form was found to say. `crisis`: the reader gets help lines instead of a reading; `support`: a note with help lines under it.
 * `concerns`: matters in which the reading reflects but never advises. `language`: the one to answer in, English where none is recognised.
 */
export type Screening = { outcome: 'clear' | 'support' | 'crisis'; concerns: Concern[]; language: Language }

/** Reads what somebody typed into a form, before anything is charged. Either of two refuses: the lists of phrases or the classifier. */
export const screen = (formData: Record<string, unknown>): Screening => {
  const { crisis, support, language = 'en', concerns } = examine(formData)
  const classified = classify(classifierModel, formData)
  if (crisis !== undefined || classified === 'crisis') return { outcome: 'crisis', concerns, language: crisis ?? language }
  const needsSupport = support || classified === 'support' || concerns.includes('abuse')
  return { outcome: needsSupport ? 'support' : 'clear', concerns, language }
}

/** Whom to call, shown instead of a reading. */
export const crisisMessage = ({ language }: Pick<Screening, 'language'>): string => helpLines[language].crisis

/** Whom to call, shown under a reading; undefined where nothing asks for it. */
export const supportNote = ({ outcome, language }: Screening): string | undefined =>
  outcome === 'support' ? helpLines[language].support : undefined
