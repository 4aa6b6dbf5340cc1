import { INK, type Pen } from './pen.ts'

const STARS_PER_PIXEL = 0.00022
/** How far down the sky reaches, of the whole. */
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

/** Rule, neatline and rule, as round a card. */
const frame = (pen: Pen, width: number, height: number): void => {
  const rule = (inset: number, line: number, dashes: number[]) => {
    pen.lineWidth = line
    pen.setLineDash(dashes)
    pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)
  }
  pen.strokeStyle = INK.goldLine
  rule(30, 1.6, [])
  rule(38, 5, [16, 10])
  rule(46, 1, [])
  pen.setLineDash([])
}

/** Night, its stars and the frame, for a picture of this size. The same seed has the same stars. */
export const drawGround = (pen: Pen, width: number, height: number, seed: string): void => {
  pen.fillStyle = INK.night
  pen.fillRect(0, 0, width, height)
  sky(pen, width, height, seed)
  frame(pen, width, height)
}

/** A compass star of eight rays, half of each filled. */
export const drawStar = (pen: Pen, x: number, y: number, size: number): void => {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = INK.gold
  pen.strokeStyle = INK.gold
  for (let ray = 0; ray < 8; ray += 1) {
    const reach = ray % 2 === 0 ? size : size * 0.55
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(0, -reach)
      pen.lineTo(side * size * 0.11, -size * 0.24)
      pen.closePath()
      if (side === 1) pen.fill()
      else pen.stroke()
    }
    pen.rotate(Math.PI / 4)
  }
  pen.restore()
}
