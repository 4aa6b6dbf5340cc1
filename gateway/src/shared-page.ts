import { type SharedSentence, shareOperations } from '@sibyl/contracts/http/shares'
import { isPage } from '@sibyl/contracts/page-addresses'
import { pages } from '@sibyl/contracts/pages'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { SECOND } from '@sibyl/platform/time'
import { type RequestHandler, Router } from 'express'
import type { askService } from './ask-service.ts'
import type { WebFiles } from './web-client.ts'

type Options = { ask: ReturnType<typeof askService>; files: WebFiles; publicUrl: string }

/** No cache stores the page, no crawler lists it and no other site learns its address, so a withdrawn link shows nothing anywhere. */
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** Without an answer by then the page goes out without its own preview, and the client asks for itself. */
const PATIENCE_MS = 5 * SECOND

/** Replaces the content of meta tags that the page has; their order and line breaks are the build's. */
const withMeta = (html: string, contents: Readonly<Record<string, string>>): string =>
  Object.entries(contents).reduce((text, [name, content]) => {
    const tag = new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*(?=")`)
    return text.replace(tag, (_, start: string) => start + escapeHtml(content))
  }, html)

const described = (html: string, { sentence }: SharedSentence, preview: string): string =>
  withMeta(html, {
    description: sentence,
    'og:title': 'A sentence from a reading',
    'og:description': sentence,
    'og:image': preview,
    'og:image:alt': sentence,
  })

/** The page of a shared sentence, with a preview of its own, or with the status that says why there is none. */
export const sharedPage = ({ ask, files, publicUrl }: Options): Router => {
  const page: RequestHandler<{ token: string }> = async (request, response, next) => {
    const html = await files.text('index.html')
    if (html === undefined || !isPage(request.path) || request.accepts(['html']) !== 'html') return next()
    response.locals.route = pages.shared
    const path = shareOperations.getShared.path.replace(':token', encodeURIComponent(request.params.token))
    const wanted = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) }
    const answer = await ask('divination', `${path}?preview=1`, wanted).catch(() => undefined)
    const body = answer?.ok ? ((await answer.json()) as { shared: SharedSentence }) : undefined
    const unlisted = html.replace('</head>', '<meta name="robots" content="noindex" /></head>')
    response
      .status(answer?.status ?? 503)
      .set(headers)
      .type('html')
      .send(body ? described(unlisted, body.shared, `${publicUrl}/api${path}/preview.png`) : unlisted)
  }
  return Router().get(pages.shared, page)
}
