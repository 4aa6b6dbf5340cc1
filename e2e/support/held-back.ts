import type { Page } from 'playwright-core'

type HeldBack = {
  /** Resolves once the page has asked. */
  asked: Promise<void>
  letThrough: () => void
}

/** Holds back the page's requests to these addresses, as a slow network does. A service worker's requests cannot be held: block it. */
export const heldBack = async (page: Page, addresses: string | RegExp): Promise<HeldBack> => {
  const asked = Promise.withResolvers<void>()
  const through = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    asked.resolve()
    await through.promise
    await route.continue()
  })
  return { asked: asked.promise, letThrough: through.resolve }
}
