import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { SignedIn } from '../../support/reader.ts'
import { cookiesAnswered, putSession } from '../../support/session.ts'
import type { Stage } from '../../support/stage.ts'
import type { Viewer } from '../screen.ts'

export type Contexts = Record<Viewer, BrowserContext>

/** For the browser: the pages of one viewer share a process, and so what it has compiled; to compile it anew for each page costs as much as all else. */
export const oneProcessEach = '--process-per-site'

/**
 * A browser for each kind of viewer. All but the newcomer have answered for cookies and put the notice of a trial installation away.
 * An empty page stays open in each, for the process to last.
 */
export const openContexts = async (
  { product, newContext }: Pick<Stage, 'product' | 'newContext'>,
  { reader, adept }: Record<'reader' | 'adept', SignedIn>,
): Promise<Contexts> => {
  // What a service worker fetches, a screen could not answer in the product's place.
  const options: BrowserContextOptions = { reducedMotion: 'reduce', timezoneId: 'Europe/Prague', serviceWorkers: 'block' }
  const openFor = async (signedIn?: SignedIn): Promise<BrowserContext> => {
    const context = await newContext({ ...options, ...cookiesAnswered(product) })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    if (signedIn) await putSession(page, signedIn)
    await page.goto('/robots.txt')
    return context
  }
  const newcomer = await newContext(options)
  await (await newcomer.newPage()).goto('/robots.txt')
  return { newcomer, visitor: await openFor(), reader: await openFor(reader), adept: await openFor(adept) }
}
