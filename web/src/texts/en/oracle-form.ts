import { counted, tokenCount } from './counted.ts'
import { language } from './language.ts'

/** The texts that the forms of several methods share. */
export const form = {
  whatToRead: 'What to read',
  dateOfBirth: 'Date of birth',
  optional: 'Optional',
  preparing: 'Preparing...',
}

/** The counter below a text field: up to its minimum length, then up to its maximum. */
export const length = {
  tooShort: (count: number, least: number) => `${counted(count, 'character')} of at least ${least}`,
  within: (count: number, most: number) => `${count.toLocaleString(language)} of ${most.toLocaleString(language)} characters`,
}

export const cost = {
  needs: (tokens: number) => `Takes ${tokenCount(tokens)}. You are asked to pay before anything is drawn.`,
  included: 'Included in your subscription. No token is spent.',
  spends: (tokens: number, held: number) => `Spends ${tokens} of your ${tokenCount(held)}. If the reading fails, the token comes back.`,
}
