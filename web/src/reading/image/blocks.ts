import { balanced } from './lines.ts'
import { type Face, measuring, type Pen, write } from './pen.ts'

/** A part of the picture that takes up its width and so much height; it is drawn from a top left corner. */
export type Block = { height: number; draw: (pen: Pen, left: number, top: number) => void }

export const gap = (height: number): Block => ({ height, draw: () => undefined })

type Written = { text: string; face: Face; line: number; across: number; within: number }

/** Words in centred lines, `line` apart and no wider than `within` of the width `across`. */
export const written = (pen: Pen, { text, face, line, across, within }: Written): Block => {
  const lines = balanced(text, within, measuring(pen, face))
  const baseline = (line + face.size * 0.68) / 2
  return {
    height: lines.length * line,
    draw: (on, left, top) => {
      for (const [at, words] of lines.entries()) write(on, words, left + across / 2, top + at * line + baseline, face)
    },
  }
}
