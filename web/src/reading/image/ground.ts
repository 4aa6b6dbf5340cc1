import { INK, type Pen } from './pen.ts'

const STARS_PER_PIXEL = 0.00022
/** How far down the sky reaches, as a share of the height. */
const SKY = 0.6

/** The same numbers for the same text: a linear congruential generator seeded by its characters. */
const seededBy = (text: string) => {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const sky = (pen: Pen, width: number, height: number, seed: string): void => {
  const random = seededBy(seed)
  for (let star = Math.round(width * height * SKY * STARS_PER_PIXEL); star > 0; star -= 1) {
    const [x, y, magnitude] = [random() * width, random() ** 2 * height * SKY, random()]
    const fade = 1 - y / (height * SKY)
    pen.fillStyle = `rgb(222 224 246 / ${(0.12 + 0.6 * magnitude ** 4) * fade})`
    pen.beginPath()
    pen.arc(x, y, 0.7 + 1.3 * magnitude ** 3, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** The distance from the edge to the inside of the frame. */
export const INSET = 57

/** Rule, neatline and rule, as around a card. */
const frame = (pen: Pen, width: number, height: number): void => {
  const rule = (inset: number, line: number, dashes: number[]) => {
    pen.lineWidth = line
    pen.setLineDash(dashes)
    pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)
  }
  pen.strokeStyle = INK.goldLine
  rule(36, 2, [])
  rule(47, 4, [10, 7])
  rule(INSET, 1, [])
  pen.setLineDash([])
}

/** Night, with stars outside the frame only: none behind words. The same seed gives the same stars. */
export const drawGround = (pen: Pen, width: number, height: number, seed: string): void => {
  pen.fillStyle = INK.night
  pen.fillRect(0, 0, width, height)
  sky(pen, width, height, seed)
  pen.fillStyle = INK.night
  pen.fillRect(36, 36, width - 72, height - 72)
  frame(pen, width, height)
}
