import { place } from './engraving/path.ts'
import { letters } from './letters.data.ts'

const EM = 200

export type Lettering = { readonly size: number; readonly spacing?: number }

const advance = (letter: string, size: number): number => (letter === ' ' ? size * 0.3 : ((letters[letter]?.width ?? 0) * size) / EM)

export const widthOf = (text: string, { size, spacing = 0 }: Lettering): number =>
  [...text].reduce((width, letter) => width + advance(letter, size) + spacing, -spacing)

/** The path of capitals and digits, centred on x, standing on the baseline y. */
export const letteringPath = (text: string, x: number, y: number, { size, spacing = 0 }: Lettering): string => {
  let pen = x - widthOf(text, { size, spacing }) / 2
  let d = ''
  for (const letter of text) {
    const glyph = letters[letter]
    if (glyph) d += place(glyph.path, { x: pen, y, s: size / EM })
    pen += advance(letter, size) + spacing
  }
  return d
}
