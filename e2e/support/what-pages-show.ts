import type { BrowserContext, Page, Request } from 'playwright-core'

/** Enough to see what a page was doing. */
const CALLS = 8
const LETTERS = 3000
/** A page whose thread is busy may never answer. */
const PATIENCE_MS = 5000

const calls = new WeakMap<BrowserContext, string[]>()

/** Notes the calls of a context's pages to the server, and how each ended. */
export const noteCalls = (context: BrowserContext): void => {
  const noted: string[] = []
  calls.set(context, noted)
  const note = (request: Request, outcome: string | number) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) noted.push(`${request.method()} ${pathname} ${outcome}`)
  }
  context.on('request', (request) => note(request, 'sent'))
  context.on('response', (response) => note(response.request(), response.status()))
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'))
}

const shown = async (page: Page): Promise<string> => {
  const tree = await page
    .locator('main')
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch((error: unknown) => String(error))
  return `${page.url()}\n${tree.slice(0, LETTERS)}`
}

/** The address of each open page, what it shows with the values of its fields, and the last calls to the server. */
export const whatPagesShow = async (contexts: readonly BrowserContext[]): Promise<string> => {
  const parts = contexts.map(async (context) => {
    const pages = await Promise.all(context.pages().map(shown))
    return [...pages, ...(calls.get(context)?.slice(-CALLS) ?? [])].join('\n')
  })
  return (await Promise.all(parts)).join('\n\n')
}
