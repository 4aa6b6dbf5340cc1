import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { SignedIn } from '../../support/reader.ts'
import { cookiesAnswered, putSession } from '../../support/session.ts'
import type { Stage } from '../../support/stage.ts'
import type { Viewer } from '../screen.ts'

export type Contexts = Record<Viewer, BrowserContext>

/** The pages of one viewer share a browser process and its compiled scripts: compiling them again for each page would double the cost. */
export const oneProcessEach = '--process-per-site'

/**
 * A browser for each kind of viewer. All but the newcomer have answered the cookie banner. Each browser keeps an empty page open, so that
 * its process stays alive.
 */
export const openContexts = async (
  { product, newContext }: Pick<Stage, 'product' | 'newContext'>,
  { reader, adept }: Record<'reader' | 'adept', SignedIn>,
): Promise<Contexts> => {
  // Tests cannot intercept the requests of a service worker.
  const options: BrowserContextOptions = { reducedMotion: 'reduce', timezoneId: 'Europe/Prague', serviceWorkers: 'block' }
  const openFor = async (signedIn?: SignedIn): Promise<BrowserContext> => {
    const context = await newContext({ ...options, ...cookiesAnswered(product) })
    const page = await context.newPage()
    await page.goto('/')
    if (signedIn) await putSession(page, signedIn)
    await page.goto('/robots.txt')
    return context
  }
  const newcomer = await newContext(options)
  await (await newcomer.newPage()).goto('/robots.txt')
  return { newcomer, visitor: await openFor(), reader: await openFor(reader), adept: await openFor(adept) }
}
