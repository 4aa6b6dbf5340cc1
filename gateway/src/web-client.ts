import { extname, join, resolve } from 'node:path'
import { isPage } from '@sibyl/contracts/page-addresses'
import { AppError } from '@sibyl/platform/app-error'
import { createFileCache, fileBelow } from '@sibyl/platform/http/compressed-files'
import type { Request, RequestHandler } from 'express'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Asked for again each time, answered with 304 while it is the same: a deploy is seen at once. */
const ALWAYS_ASK = 'no-cache'

const notBuilt = (root: string): string => `The web client has not been built yet.

Build it with:   npx vite build web
It is looked for in ${root}; WEB_ROOT names another folder.
The API is here already: /api/docs
`

/** Whether a browser asks for a page: it wants HTML, and the path does not name a file. */
const asksForPage = (request: Request): boolean =>
  extname(request.path) === '' && !request.path.startsWith('/assets/') && request.accepts(['html']) === 'html'

/** Previews of a link and search engines want whole addresses; the build does not know under which the product is reached. */
const wholeAddresses = (publicUrl: string) => (html: string) =>
  html.replaceAll(/(?<=<meta property="og:[a-z:]+" content="|<link rel="canonical" href=")\/(?!\/)/g, `${publicUrl}/`)

/** Where the build puts the pages it writes; each is asked for by its page's address. */
const WRITTEN = '/pages'

/** The files to look for: of a page that the build has written, and of all others. */
const documentsOf = (root: string, path: string): string[] =>
  [fileBelow(root, `${WRITTEN}${path === '/' ? '/index' : path}.html`), join(root, 'index.html')].filter((file) => file !== undefined)

/**
 * Serves the built client: hashed assets for good, everything else asked for again; for a page of it what the build has written, or
 * index.html. Where there is no page, index.html says so, with 404.
 */
export const webClient = (folder: string, publicUrl: string): RequestHandler => {
  const root = resolve(folder)
  const files = createFileCache({ '.html': wholeAddresses(publicUrl) })
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found')
    response.locals.route = 'web'
    const file = request.path.startsWith(`${WRITTEN}/`) ? undefined : fileBelow(root, request.path)
    response.setHeader('Cache-Control', request.path.startsWith('/assets/') ? A_YEAR : ALWAYS_ASK)
    if (file && extname(file) !== '' && (await files.send(file, request, response))) return
    response.setHeader('Cache-Control', ALWAYS_ASK)
    if (!file || !asksForPage(request)) throw new AppError('not_found')
    if (!isPage(request.path)) response.status(404)
    for (const document of documentsOf(root, request.path)) if (await files.send(document, request, response)) return
    response.setHeader('Cache-Control', 'no-store')
    response.status(503).type('text/plain').send(notBuilt(root))
  }
}
