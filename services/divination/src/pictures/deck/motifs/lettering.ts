import { solid } from '../engraving/marks.ts'
import { place, table } from '../engraving/path.ts'
import { glyphs } from '../glyphs.ts'

const EM = 200

function measure(text: string, size: number, spacing: number): number {
  return [...text].reduce((width, letter) => width + advance(letter, size) + spacing, -spacing)
}

const advance = (letter: string, size: number): number => (letter === ' ' ? size * 0.3 : ((glyphs[letter]?.width ?? 0) * size) / EM)

/** Capitals drawn as paths, centred on x, standing on y. */
function engrave(text: string, x: number, y: number, size: number, spacing: number): string {
  let pen = x - measure(text, size, spacing) / 2
  let d = ''
  for (const letter of text) {
    const glyph = glyphs[letter]
    if (glyph) d += place(glyph.path, { x: pen, y, s: size / EM })
    pen += advance(letter, size) + spacing
  }
  return solid(d)
}

const NAME_BASELINE = 488
const NUMERAL_BASELINE = 41
const NUMERAL_SIZE = 20
const NUMERAL_SPACING = 2.2

/** The card's name at the bottom; long names are set smaller, but never too small for a thumbnail. */
export function nameAtFoot(name: string): string {
  const text = name.toUpperCase()
  const [size, spacing] = table('21 2, 19.5 1.7, 18 1.2, 17.3 0.8').find(([s = 0, gap = 0]) => measure(text, s, gap) <= 226) ?? [17, 0.6]
  return engrave(text, 150, NAME_BASELINE, size ?? 17, spacing ?? 0.6)
}

export const numeralAtTop = (numeral: string): string => engrave(numeral, 150, NUMERAL_BASELINE, NUMERAL_SIZE, NUMERAL_SPACING)
export const numeralWidth = (numeral: string): number => measure(numeral, NUMERAL_SIZE, NUMERAL_SPACING)
