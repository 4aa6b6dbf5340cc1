import type { Instant } from '../time.ts'
import { inPages } from './in-pages.ts'
import type { Page, Versioned } from './store.ts'

/** Midnight in UTC before an instant. */
export const startOfDay = (at: Instant): Instant => `${at.slice(0, 'YYYY-MM-DD'.length)}T00:00:00.000Z`

/** Yields the documents of an index in descending order of an instant, until one is older than `since` or has none. */
export const untilBefore = async function* <T extends Versioned & { [F in Field]?: Instant | undefined }, Field extends string>(
  field: Field,
  since: Instant,
  find: (page: Page<T>) => Promise<T[]>,
): AsyncGenerator<T> {
  for await (const document of inPages<T>(find)) {
    const at = document[field]
    if (at === undefined || at < since) return
    yield document
  }
}
