import { place } from '../deck/engraving/path.ts'
import { glyphs } from '../deck/glyphs.ts'
import { digits } from './digits.ts'

const EM = 200
/** Height of a digit in ems. */
const DIGIT_HEIGHT = 0.76

const signs = { ...glyphs, ...digits }

const advance = (sign: string, size: number): number => (sign === ' ' ? size * 0.3 : ((signs[sign]?.width ?? 0) * size) / EM)

type Lettering = { size: number; spacing?: number; fill?: string }

export const widthOf = (text: string, { size, spacing = 0 }: Lettering): number =>
  [...text].reduce((width, sign) => width + advance(sign, size) + spacing, -spacing)

/** Capitals and digits as one path, centred on x, standing on the baseline y. */
export const lettered = (text: string, x: number, y: number, { size, spacing = 0, fill = '#d9b978' }: Lettering): string => {
  let pen = x - widthOf(text, { size, spacing }) / 2
  let d = ''
  for (const sign of text) {
    const glyph = signs[sign]
    if (glyph) d += place(glyph.path, { x: pen, y, s: size / EM })
    pen += advance(sign, size) + spacing
  }
  return `<path d="${d}" fill="${fill}" stroke="none"/>`
}

/** A number with its middle at x, y. */
export const numeral = (value: number, x: number, y: number, size: number, fill?: string): string =>
  lettered(String(value), x, y + (size * DIGIT_HEIGHT) / 2, { size, ...(fill && { fill }) })
