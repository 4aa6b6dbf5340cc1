import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import type { Run } from '../methods/daily-card/streak.ts'
import type { Reading } from './reading.ts'

export const readingCollection = collection<Reading>()({
  name: 'readings',
  indexes: {
    byReader: { match: ['readerId', 'listed'], order: { by: 'createdAt', descending: true } },
    byReaderAndMethod: { match: ['readerId', 'listed', 'methodId'], order: { by: 'createdAt', descending: true } },
    byCreatedAt: { match: [], order: { by: 'createdAt', descending: true } },
    byFollowed: { match: ['followUpOf'], order: { by: 'createdAt' } },
    byDeadline: { match: ['open'], order: { by: 'deadline' } },
  },
  expires: 'expiresAt',
})
export type Readings = Collection<Reading, keyof typeof readingCollection.indexes>

/** A reader's latest daily card, their streak and time zone. `claim` is the request that drew the card. */
export type DailyDraw = Versioned & Run & { claim: string; drawnAt: Instant; timezone?: string; expiresAt?: Instant }

export const dailyDrawCollection = collection<DailyDraw>()({
  name: 'daily-draws',
  indexes: {},
  initial: (readerId) => ({ _id: readerId, version: 0, lastDate: '', claim: '', drawnAt: '' }),
  expires: 'expiresAt',
})
export type DailyDraws = Collection<DailyDraw, never>
