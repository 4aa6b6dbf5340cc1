import type { Page, Versioned } from './store.ts'

const PAGE = 100

/** All documents of a look-up, of which no more than a page is in memory, whatever becomes of those already given. */
export const inPages = async function* <T extends Versioned>(find: (page: Page<T>) => Promise<T[]>): AsyncGenerator<T> {
  let after: T | undefined
  while (true) {
    const page = await find(after === undefined ? { limit: PAGE } : { limit: PAGE, after })
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)
  }
}
