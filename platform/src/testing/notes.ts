import { collection, type Versioned } from '../store/store.ts'

export type Note = Versioned & { author: string; at: string }

/** A minimal collection, for tests of the store and the code around it. */
export const notes = collection<Note>()({
  name: 'notes',
  indexes: { byAuthor: { match: ['author'], order: { by: 'at', descending: true } } },
})

export const aNote = (id: string, author = 'ada', at = '2026-01-01T00:00:00.000Z'): Note => ({ _id: id, version: 0, author, at })

/** The event that a written note publishes. */
export const noteEvent = (userId: string) => ({ type: 'user.verified.v1', data: { userId } }) as const
