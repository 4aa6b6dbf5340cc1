import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'

/**
 * A link that shows one sentence of a reading, stored under the public half of its token. Picture and facts stay with the reading, so that a
 * deleted reading ends its link by itself.
 */
export type Share = Versioned & {
  readerId: string
  readingId: string
  sentence: string
  /** How often the page was opened. */
  views: number
  createdAt: Instant
  expiresAt?: Instant
}

export const shareCollection = collection<Share>()({
  name: 'shares',
  indexes: {
    byReading: { match: ['readingId'], order: { by: 'createdAt', descending: true } },
    byReader: { match: ['readerId'], order: { by: 'createdAt' } },
  },
  expires: 'expiresAt',
})
export type Shares = Collection<Share, keyof typeof shareCollection.indexes>
