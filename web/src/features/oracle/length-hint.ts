import { length } from '#texts/oracle-form.ts'

/** How much is written, against the least that is needed and the most that is taken. */
export const lengthHint = (text: string, least: number, most: number): string => {
  const count = text.trim().length
  return count < least ? length.tooShort(count, least) : length.within(count, most)
}
