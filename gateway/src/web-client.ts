import { extname, join, resolve } from 'node:path'
import { isPage } from '@sibyl/contracts/page-addresses'
import { AppError } from '@sibyl/platform/app-error'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { createFileCache, fileBelow } from '@sibyl/platform/http/compressed-files'
import type { Request, RequestHandler } from 'express'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Revalidated on each request, with 304 while unchanged, so that a deployment is visible at once. */
const ALWAYS_ASK = 'no-cache'

const notBuilt = (root: string): string => `The web client has not been built yet.

Build it with:   npx vite build web
It is looked for in ${root}; WEB_ROOT names another folder.
The API is here already: /api/docs
`

/** Whether a browser requests a page: it accepts HTML, and the path does not name a file. */
const asksForPage = (request: Request): boolean =>
  extname(request.path) === '' && !request.path.startsWith('/assets/') && request.accepts(['html']) === 'html'

/** Link previews and search engines need absolute addresses, and the build does not know the product's public one. */
const wholeAddresses = (publicUrl: string) => (html: string) =>
  html.replaceAll(/(?<=<meta property="og:[a-z:]+" content="|<link rel="canonical" href=")\/(?!\/)/g, `${publicUrl}/`)

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** The build names the product Sibyl; an installation may name it otherwise. The client reads the name from the page. */
const named = (product: string) => (text: string) => text.replaceAll('Sibyl', () => product)

/** The folder of the pages that the build writes, each under its page's address. */
const WRITTEN = '/pages'

/** The files to try for a page that the build has written, and for all others. */
const documentsOf = (root: string, path: string): string[] =>
  [fileBelow(root, `${WRITTEN}${path === '/' ? '/index' : path}.html`), join(root, 'index.html')].filter((file) => file !== undefined)

/** The files of the built client, which name the product as this installation does. */
export const webFiles = (folder: string, publicUrl: string, product: string) => {
  const root = resolve(folder)
  const files = createFileCache({
    '.html': (html) => wholeAddresses(publicUrl)(named(escapeHtml(product))(html)),
    '.webmanifest': named(inJson(product)),
  })
  return { root, send: files.send, text: (name: string) => files.text(join(root, name)) }
}
export type WebFiles = ReturnType<typeof webFiles>

/**
 * Serves the built client: hashed assets cached for good, everything else revalidated. For a page it sends the file that the build has
 * written, or index.html; for an unknown page index.html with 404.
 */
export const webClient = (files: WebFiles): RequestHandler => {
  const { root } = files
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
