import { collection, type Versioned } from '../store/store.ts'

export type Note = Versioned & { author: string; at: string }

/** A collection of the simplest kind, for tests of what stands around a store. */
export const notes = collection<Note>()({
  name: 'notes',
  indexes: { byAuthor: { match: ['author'], order: { by: 'at', descending: true } } },
})

export const aNote = (id: string, author = 'ada', at = '2026-01-01T00:00:00.000Z'): Note => ({ _id: id, version: 0, author, at })

/** What a note tells others when it is written. */
export const noteEvent = (userId: string) => ({ type: 'user.verified.v1', data: { userId } }) as const
