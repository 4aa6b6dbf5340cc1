import type { Page } from 'playwright-core'

/** Resolves when the client has taken over the page that the build has written: until then a link is followed by the browser itself. */
export const takenOver = (page: Page): Promise<void> => page.locator('#root:not([data-written])').waitFor({ state: 'attached' })
