import { publicAddresses } from '@sibyl/contracts/page-addresses'
import { type RequestHandler, Router } from 'express'

/** A crawler that renders a page fetches what the page is made of; nothing else below /api is for it. */
const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/divination/cards
Allow: /api/divination/hexagrams
Allow: /api/divination/pictures/
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`

/** Of the protocol of sitemaps.org, 0.9. */
const sitemap = (publicUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicAddresses.map((address) => `<url><loc>${publicUrl}${address}</loc></url>`).join('\n')}
</urlset>
`

/** /robots.txt and /sitemap.xml, with whole addresses below `publicUrl`. */
export const forCrawlers = (publicUrl: string): Router => {
  const serve =
    (type: string, text: string): RequestHandler =>
    (_request, response) => {
      response.locals.route = 'web'
      response.set('Cache-Control', 'no-cache').type(type).send(text)
    }
  return Router()
    .get('/robots.txt', serve('text/plain', robots(publicUrl)))
    .get('/sitemap.xml', serve('application/xml', sitemap(publicUrl)))
}
