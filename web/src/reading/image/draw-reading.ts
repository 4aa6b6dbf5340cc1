import type { Reading } from '@sibyl/contracts/http/readings'
import type { ShareableSentence } from '@sibyl/contracts/reading-text/shareable-words'
import { drawnCard } from '#texts/drawn-card.ts'
import { header } from '#texts/layout.ts'
import { readingImage as texts } from '#texts/reading-image.ts'
import { isOwnDeck } from '../../lib/drawn-cards.ts'
import { formatDate } from '../../lib/format.ts'
import { drawGround, INSET } from './ground.ts'
import { balanced } from './lines.ts'
import { type Face, fontsReady, INK, measuring, type Pen, write } from './pen.ts'
import { drawFoot, drawSky, labelOf, loadPlate } from './plate-of.ts'

/**
 * The two shapes: their size, where the sky ends, the height of the ground at the foot, the font sizes, and the maximum number of lines.
 */
export const shapes = {
  story: { width: 1080, height: 1920, sky: 850, foot: 236, sizes: [80, 72, 64, 56], lines: 5 },
  post: { width: 1080, height: 1350, sky: 620, foot: 0, sizes: [66, 58, 52, 46], lines: 5 },
} as const
export type Shape = keyof typeof shapes

const ACROSS = 790
const SIDE = 128

const penOf = (canvas: HTMLCanvasElement): Pen => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  return pen
}

/** The public address of this installation, which the gateway writes into the page. */
const addressOf = (): string => {
  const known = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return new URL(known ?? '/', location.href).host
}

const set = (pen: Pen, text: string, sizes: readonly number[], most: number): { face: Face; lines: string[] } => {
  const tried = sizes.map((size) => {
    const face: Face = { family: 'serif', size, colour: INK.text }
    return { face, lines: balanced(text, ACROSS, measuring(pen, face)) }
  })
  const [smallest] = tried.slice(-1)
  const fitting = tried.find(({ lines }) => lines.length <= most) ?? smallest
  if (!fitting) throw new Error('there is no size to write in')
  return fitting
}

/** The wordmark: ring, star and Moon, and the name. */
const drawMark = (pen: Pen, left: number, baseline: number): void => {
  pen.save()
  pen.translate(left, baseline - 38)
  pen.scale(1.85, 1.85)
  pen.strokeStyle = INK.gold
  pen.lineWidth = 1.2
  pen.beginPath()
  pen.arc(13, 13, 10.5, 0, 2 * Math.PI)
  pen.stroke()
  pen.fillStyle = INK.gold
  pen.fill(new Path2D('M13 6.5c.5 4.4 2.1 6 6.5 6.5-4.4.5-6 2.1-6.5 6.5-.5-4.4-2.1-6-6.5-6.5 4.4-.5 6-2.1 6.5-6.5Z'))
  for (const [radius, colour] of [
    [3.9, INK.night],
    [2.3, '#e9dfc8'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(20.4, 5.6, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.restore()
  write(pen, header.name, left + 64, baseline, { family: 'serif', size: 54, colour: INK.text }, 'left')
}

export type ImageOf = { reading: Reading; title: string; sentence: ShareableSentence | undefined; shape: Shape }

/**
 * Draws a reading on a canvas in one of the two shapes: its picture, one sentence of it, the wordmark and the address, and none of the
 * reader's own words. Rejects when a part fails to load.
 */
export const drawReading = async (canvas: HTMLCanvasElement, { reading, title, sentence, shape }: ImageOf): Promise<void> => {
  const [plate] = await Promise.all([loadPlate(reading, sentence?.factId ?? null), fontsReady()])
  const { width, height, sky, foot, sizes, lines: most } = shapes[shape]
  canvas.width = width
  canvas.height = height
  const pen = penOf(canvas)
  drawGround(pen, width, height, reading._id)
  const standing = plate.card ? foot : 0
  drawSky(pen, plate, width, sky, standing)
  drawFoot(pen, plate, width, height, standing)

  const middle = width / 2
  const { face, lines } = set(pen, sentence?.text ?? title, sizes, most)
  const line = Math.round(face.size * 1.2)
  const end = height - INSET - standing - (standing > 0 ? 56 : 70)
  // Centres the words between the picture and the foot.
  const tall = 70 + lines.length * line + 70
  const top = sky + Math.max(40, (end - 96 - sky - tall) / 2)
  const label = labelOf(sentence, plate.card)
  if (label) write(pen, label, middle, top + 34, { family: 'sans', size: 34, colour: INK.gold })
  for (const [at, words] of lines.entries()) write(pen, words, middle, top + 70 + at * line + face.size * 0.86, face)
  write(
    pen,
    texts.meta(isOwnDeck(reading) ? drawnCard.ownDeck : reading.method.name, formatDate(reading.createdAt)),
    middle,
    top + 70 + lines.length * line + 58,
    {
      family: 'sans',
      size: 30,
      colour: INK.quiet,
    },
  )
  drawMark(pen, SIDE, end)
  write(pen, addressOf(), width - SIDE, end, { family: 'sans', size: 28, colour: INK.quiet }, 'right')
}
