import { counted, tokenCount } from './counted.ts'
import { language } from './language.ts'

/** What the forms of several methods have in common. */
export const form = {
  whatToRead: 'What to read',
  dateOfBirth: 'Date of birth',
  optional: 'Optional',
  preparing: 'Preparing...',
}

/** How much is written, against the least that is needed and the most that is taken. */
export const length = {
  tooShort: (count: number, least: number) => `${counted(count, 'character')} of at least ${least}`,
  within: (count: number, most: number) => `${count.toLocaleString(language)} of ${most.toLocaleString(language)} characters`,
}

export const cost = {
  included: 'Included in your subscription. Nothing is counted.',
  spends: (tokens: number, held: number) => `Spends ${tokens} of your ${tokenCount(held)}. If the reading fails, the token comes back.`,
}
