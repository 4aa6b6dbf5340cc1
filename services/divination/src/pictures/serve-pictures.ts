import type { getCard, getPicture } from '@sibyl/contracts/http/pictures'
import { AppError } from '@sibyl/platform/app-error'
import { Content } from '@sibyl/platform/http/answers'
import type { Call } from '@sibyl/platform/http/route'
import { LRUCache } from 'lru-cache'
import { backSvg, cardSvg } from './deck/card-svg.ts'
import { pictureSvg } from './picture-svg.ts'

const drawn = new LRUCache<string, string>({ max: 500 })

/** A picture under an address that says all of it, so that it may be kept for ever. */
const picture = (key: string, draw: () => string | undefined): Content => {
  const svg = drawn.get(key) ?? draw()
  if (!svg) throw new AppError('not_found')
  drawn.set(key, svg)
  return new Content('image/svg+xml', svg, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
}

const withoutSuffix = (file: string): string => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '')

export const serveCard = async ({ params }: Call<typeof getCard>): Promise<Content> => {
  const id = withoutSuffix(params.file)
  return picture(`card/${id}`, () => (id === 'back' ? backSvg() : cardSvg(id)))
}

export const servePicture = async ({ params }: Call<typeof getPicture>): Promise<Content> => {
  const code = withoutSuffix(params.file)
  return picture(`${params.kind}/${code}`, () => pictureSvg(params.kind, code))
}
