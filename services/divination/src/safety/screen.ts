import { classifierModel } from './classifier.data.ts'
import { classify } from './classifier.ts'
import { examine } from './examine.ts'
import type { Screening } from './screening.ts'

/** Screens what the reader typed into a form, before anything is charged. Either the phrase lists or the classifier can reject it. */
export const screen = (formData: Record<string, unknown>): Screening => {
  const { crisis, support, language = 'en', concerns } = examine(formData)
  const classified = classify(classifierModel, formData)
  if (crisis !== undefined || classified === 'crisis') return { outcome: 'crisis', concerns, language: crisis ?? language }
  const needsSupport = support || classified === 'support' || concerns.includes('abuse')
  return { outcome: needsSupport ? 'support' : 'clear', concerns, language }
}
