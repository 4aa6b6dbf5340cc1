import { type Lettering, letteringPath } from '../lettering.ts'

/** Height of a digit in ems. */
const DIGIT_HEIGHT = 0.76

/** Capitals and digits as one path, centred on x, standing on the baseline y. */
export const lettered = (text: string, x: number, y: number, { fill = '#d9b978', ...lettering }: Lettering & { fill?: string }): string =>
  `<path d="${letteringPath(text, x, y, lettering)}" fill="${fill}" stroke="none"/>`

/** A number with its middle at x, y. */
export const numeral = (value: number, x: number, y: number, size: number, fill?: string): string =>
  lettered(String(value), x, y + (size * DIGIT_HEIGHT) / 2, { size, ...(fill && { fill }) })
