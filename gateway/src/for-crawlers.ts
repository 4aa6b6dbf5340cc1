import { moonAddresses, publicAddresses } from '@sibyl/contracts/page-addresses'
import { type RequestHandler, Router } from 'express'

/** A crawler that renders a page makes the calls that the page needs; the rest of /api is closed to it. */
const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/divination/cards
Allow: /api/divination/hexagrams
Allow: /api/divination/pictures/
Allow: /api/divination/shared/
Allow: /api/divination/public-card
Allow: /api/divination/sky/moon
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`

/** The namespace of the sitemap protocol, version 0.9 (sitemaps.org). */
const sitemap = (publicUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...publicAddresses, ...moonAddresses(new Date())].map((address) => `<url><loc>${publicUrl}${address}</loc></url>`).join('\n')}
</urlset>
`

/** /robots.txt and /sitemap.xml, with absolute addresses below `publicUrl`. */
export const forCrawlers = (publicUrl: string): Router => {
  const serve =
    (type: string, text: (publicUrl: string) => string): RequestHandler =>
    (_request, response) => {
      response.locals.route = 'web'
      response.set('Cache-Control', 'no-cache').type(type).send(text(publicUrl))
    }
  return Router().get('/robots.txt', serve('text/plain', robots)).get('/sitemap.xml', serve('application/xml', sitemap))
}
