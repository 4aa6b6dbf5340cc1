import { counted } from '../../lib/format.ts'

/** How much is written, against the least that is needed and the most that is taken. */
export const lengthHint = (text: string, least: number, most: number): string => {
  const count = text.trim().length
  return count < least
    ? `${counted(count, 'character')} of at least ${least}`
    : `${count.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`
}
