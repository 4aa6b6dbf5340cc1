import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { type RequestHandler, Router } from 'express'
import { namedOrigin } from './addresses.ts'

const HEXAGRAMS = 64

/** The pages that anybody may find: what needs a session, a link from a mail or a choice made before is not among them. */
const publicPages = [
  '/',
  '/pricing',
  '/deck',
  ...deckOrder.map((card) => `/deck/${card}`),
  '/hexagrams',
  ...Array.from({ length: HEXAGRAMS }, (_, index) => `/hexagrams/${index + 1}`),
  '/contact',
  '/privacy',
  '/terms',
]

/** A crawler that renders a page fetches what the page is made of; nothing else below /api is for it. */
const robots = (origin: string): string => `User-agent: *
Allow: /api/divination/cards
Allow: /api/divination/hexagrams
Allow: /api/divination/pictures/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

/** Of the protocol of sitemaps.org, 0.9. */
const sitemap = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`

/** /robots.txt and /sitemap.xml. Both name whole addresses, of the host that was asked; a host that is none gets a 404. */
export const forCrawlers = (trustedProxies: number): Router => {
  const router = Router()
  const serve =
    (type: string, write: (origin: string) => string): RequestHandler =>
    (request, response, next) => {
      const origin = namedOrigin(request, trustedProxies)
      if (!origin) return next()
      response.locals.route = 'web'
      response.set('Cache-Control', 'no-cache').type(type).send(write(origin))
    }
  router.get('/robots.txt', serve('text/plain', robots))
  router.get('/sitemap.xml', serve('application/xml', sitemap))
  return router
}
