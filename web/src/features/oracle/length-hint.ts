import { length } from '#texts/oracle-form.ts'

/** The length of the text, against its minimum and maximum. */
export const lengthHint = (text: string, least: number, most: number): string => {
  const count = text.trim().length
  return count < least ? length.tooShort(count, least) : length.within(count, most)
}
