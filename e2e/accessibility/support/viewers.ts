import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { SignedIn } from '../../support/reader.ts'
import { cookiesAnswered } from '../../support/session.ts'
import type { Stage } from '../../support/stage.ts'
import type { Viewer } from '../screen.ts'

export type Contexts = Record<Viewer, BrowserContext>

export const allViewers: readonly Viewer[] = ['newcomer', 'visitor', 'reader', 'adept']

/** The pages of one viewer share a browser process and its compiled scripts: compiling them again for each page would double the cost. */
export const oneProcessEach = '--process-per-site'

/**
 * A browser for each of these kinds of viewers. All but the newcomer have answered the cookie banner. Each browser keeps an empty page
 * open, so that its process stays alive.
 */
export const openContexts = async (
  { product, newContext }: Pick<Stage, 'product' | 'newContext'>,
  readers: Record<'reader' | 'adept', SignedIn>,
  viewers: readonly Viewer[] = allViewers,
): Promise<Contexts> => {
  // Tests cannot intercept the requests of a service worker.
  const options: BrowserContextOptions = { reducedMotion: 'reduce', timezoneId: 'Europe/Prague', serviceWorkers: 'block' }
  const stateOf = (viewer: Viewer): BrowserContextOptions => {
    if (viewer === 'newcomer') return {}
    return cookiesAnswered(product, viewer === 'visitor' ? undefined : readers[viewer])
  }
  const openFor = async (viewer: Viewer): Promise<BrowserContext> => {
    const context = await newContext({ ...options, ...stateOf(viewer) })
    await (await context.newPage()).goto('/robots.txt')
    return context
  }
  const contexts: Partial<Contexts> = {}
  for (const viewer of viewers) contexts[viewer] = await openFor(viewer)
  return contexts as Contexts
}
