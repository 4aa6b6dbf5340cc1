import { slugOf } from '@sibyl/contracts/slug'
import { product } from '#texts/product.ts'
import { asPng } from '../../reading/image/as-png.ts'
import { type HandedOver, handOver } from '../../reading/image/hand-over.ts'
import { loadSvg } from '../../reading/image/load-picture.ts'

const WIDTH = 1080

/** Gives the reader the card of a month as an image, 1080 × 1755. Rejects when it cannot be made. */
export const saveRecap = async (card: SVGSVGElement, month: string, title: string): Promise<{ done: HandedOver; file: string }> => {
  const { image, width, height } = await loadSvg(new XMLSerializer().serializeToString(card), WIDTH, 1)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const file = new File([await asPng(canvas)], `${slugOf(product)}-${month}.png`, { type: 'image/png' })
  return { done: await handOver(file, title), file: file.name }
}
