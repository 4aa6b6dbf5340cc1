import type { Reading } from '@sibyl/contracts/http/readings'
import { readingImage as texts } from '#texts/reading-image.ts'
import { formatDate } from '../../lib/format.ts'
import { type Block, gap, written } from './blocks.ts'
import { pictureBlocks } from './draw-pictures.ts'
import { drawGround, drawStar } from './ground.ts'
import { fontsReady, INK, type Pen } from './pen.ts'
import { shareableWords } from './shareable-words.ts'

const WIDTH = 1080
const MARGIN = 88
const ACROSS = WIDTH - 2 * MARGIN
const DENSITY = 2
/** Some phones draw no canvas of more than 16 million pixels. */
const MOST_PIXELS = 16_000_000

const penOf = (canvas: HTMLCanvasElement): Pen => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  return pen
}

const star: Block = { height: 44, draw: (pen, left, top) => drawStar(pen, left + ACROSS / 2, top + 22, 20) }

const blocksOf = async (pen: Pen, reading: Reading): Promise<Block[]> => {
  const { title, passage, under } = shareableWords(reading)
  const line = (text: string, family: 'serif' | 'sans', size: number, colour: string, within = ACROSS) =>
    written(pen, {
      text,
      face: { family, size, colour },
      line: Math.round(size * (family === 'sans' ? 1.5 : size > 60 ? 1.12 : 1.46)),
      across: ACROSS,
      within,
    })
  const pictures = await pictureBlocks(reading, ACROSS, DENSITY)
  return [
    gap(34),
    star,
    gap(20),
    line(texts.meta(reading.method.name, formatDate(reading.createdAt)), 'sans', 27, INK.quiet),
    gap(10),
    line(title, 'serif', 78, INK.text),
    gap(52),
    ...pictures.flatMap((picture) => [picture, gap(36)]),
    ...(passage
      ? [...(under ? [line(under, 'sans', 25, INK.gold), gap(8)] : [gap(8)]), line(passage, 'serif', 38, INK.text, 820), gap(52)]
      : []),
    line(texts.writtenBy, 'sans', 25, INK.gold),
    line(texts.forEntertainment, 'sans', 23, INK.quiet),
    gap(30),
  ]
}

const asPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png')
  })

/**
 * A reading as a picture (PNG) to keep or to show to others: 1080 wide at twice the density, as high as it needs. Of the words it has the
 * title and a passage that tell nothing of what was asked. Rejects where a part of it cannot be had.
 */
export const drawReading = async (reading: Reading): Promise<Blob> => {
  await fontsReady()
  const canvas = document.createElement('canvas')
  const blocks = await blocksOf(penOf(canvas), reading)
  const height = Math.ceil(2 * MARGIN + blocks.reduce((sum, block) => sum + block.height, 0))
  const density = WIDTH * height * DENSITY ** 2 > MOST_PIXELS ? 1 : DENSITY
  canvas.width = WIDTH * density
  canvas.height = height * density
  const pen = penOf(canvas)
  pen.scale(density, density)
  drawGround(pen, WIDTH, height, reading._id)
  let top = MARGIN
  for (const block of blocks) {
    block.draw(pen, MARGIN, top)
    top += block.height
  }
  return asPng(canvas)
}
