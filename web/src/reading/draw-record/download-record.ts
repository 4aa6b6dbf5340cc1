import type { PublishedDrawKey } from '@sibyl/contracts/http/draws'
import { slugOf } from '@sibyl/contracts/slug'
import { product } from '#texts/product.ts'
import { download } from '../../lib/download.ts'
import type { RecordedDraw } from './recorded-draw.ts'

/** Downloads everything that a program needs to draw the cards again and to verify the signatures, as JSON (docs/draws.md). */
export const downloadRecord = ({ readingId, formData, cards, draw }: RecordedDraw, keys: readonly PublishedDrawKey[] | null): void => {
  const record = { reading: readingId, form: formData, cards, draw, keys: keys ?? [] }
  download(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }), `${slugOf(product)}-draw-${readingId}.json`)
}
