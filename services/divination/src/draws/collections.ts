import type { PublishedDrawKey } from '@sibyl/contracts/http/draws'
import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { ReaderDraws } from './sealed-draw.ts'

export const sealedDrawCollection = collection<ReaderDraws>()({
  name: 'sealed-draws',
  indexes: {},
  initial: (readerId) => ({ _id: readerId, version: 0, draws: [] }),
  expires: 'expiresAt',
})
export type SealedDraws = Collection<ReaderDraws, never>

/** A public key that has signed draws, stored under its `kid`. It never expires, so that every signature can be verified later. */
type DrawKey = Versioned & Pick<PublishedDrawKey, 'x' | 'use'>

export const drawKeyCollection = collection<DrawKey>()({ name: 'draw-keys', indexes: { byUse: { match: ['use'] } } })
export type DrawKeys = Collection<DrawKey, keyof typeof drawKeyCollection.indexes>
