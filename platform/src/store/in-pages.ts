import type { Page, Versioned } from './store.ts'

const PAGE = 100

/** Yields all documents of a query with only one page in memory, even if the yielded ones change. */
export const inPages = async function* <T extends Versioned>(find: (page: Page<T>) => Promise<T[]>): AsyncGenerator<T> {
  let after: T | undefined
  while (true) {
    const page = await find(after === undefined ? { limit: PAGE } : { limit: PAGE, after })
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)
  }
}
