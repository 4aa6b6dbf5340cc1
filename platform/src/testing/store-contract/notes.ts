import { collection, type Store, type Versioned } from '../../store/store.ts'
import type { testClock } from '../test-clock.ts'

/** A document with every kind of index, an expiry and free-form data. */
export type Note = Versioned & {
  author: string
  at: string
  slug?: string | undefined
  chapter?: number
  gone?: string
  count: number
  done?: boolean
  form?: unknown
}

export const notes = collection<Note>()({
  name: 'notes',
  indexes: {
    byAuthor: { match: ['author'], order: { by: 'at', descending: true } },
    bySlug: { match: ['slug'], unique: true },
    byChapter: { match: ['author', 'chapter'], unique: true },
    byDone: { match: ['done'], order: { by: 'count' } },
    bySince: { match: [], order: { by: 'gone' } },
  },
  expires: 'gone',
})

export const oneMore = <T extends { count: number }>(counted: T): { next: T } => ({ next: { ...counted, count: counted.count + 1 } })

export const aNote = (id: string, more: Partial<Note> = {}): Note => ({
  _id: id,
  version: 0,
  author: 'ada',
  at: '2026-01-01',
  count: 0,
  ...more,
})
/** An event to write with a document. */
export const told = { type: 'user.verified.v1', data: { userId: 'u' } } as const

/** The store under test, opened anew for each test, and its clock. */
export type Opened = { readonly store: Store; readonly clock: ReturnType<typeof testClock> }
