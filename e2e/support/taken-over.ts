import type { Page } from 'playwright-core'

/** Resolves once the client has hydrated the prerendered page: until then the browser itself follows links. */
export const takenOver = (page: Page): Promise<void> => page.locator('#root:not([data-written])').waitFor({ state: 'attached' })
