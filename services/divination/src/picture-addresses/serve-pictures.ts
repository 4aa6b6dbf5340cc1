import type { getCard, getPicture } from '@sibyl/contracts/http/pictures'
import { AppError } from '@sibyl/platform/app-error'
import { Content } from '@sibyl/platform/http/answers'
import type { Call } from '@sibyl/platform/http/route'
import { memoize } from '@sibyl/platform/memoize'
import { LRUCache } from 'lru-cache'
import { cardSvg } from '../pictures/deck/card-svg.ts'

/** Clients cache what they have fetched, so few requests need the drawings: they load with the first request for one. */
const pictures = memoize(() => import('./picture-svg.ts'))

const drawn = new LRUCache<string, string>({ max: 500 })

/** Serves a picture. Its address contains everything that it shows, so clients may cache it for ever. */
const picture = async (key: string, draw: () => Promise<string | undefined>): Promise<Content> => {
  const svg = drawn.get(key) ?? (await draw())
  if (!svg) throw new AppError('not_found')
  drawn.set(key, svg)
  return new Content('image/svg+xml', svg, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Feeds of the public card show them in other places.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
}

const withoutSuffix = (file: string): string => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '')

export const serveCard = async ({ params }: Call<typeof getCard>): Promise<Content> => {
  const id = withoutSuffix(params.file)
  return picture(`card/${id}`, async () => cardSvg(id))
}

export const servePicture = async ({ params }: Call<typeof getPicture>): Promise<Content> => {
  const code = withoutSuffix(params.file)
  return picture(`${params.kind}/${code}`, async () => (await pictures()).pictureSvg(params.kind, code))
}
