import type { AnyBulkWriteOperation, Collection } from 'mongodb'
import { together } from '../../together.ts'
import { within } from '../../within.ts'
import type { Outbox, Pending } from '../store.ts'
import { type Stored, toEvents } from './stored.ts'

/** The update that removes one event from a document; its place in the outbox becomes that of its oldest remaining event. */
const without = (eventId: string) => {
  const rest = { $filter: { input: { $ifNull: ['$outbox', []] }, cond: { $ne: ['$$this.id', { $literal: eventId }] } } }
  const empty = { $eq: [{ $size: '$outbox' }, 0] }
  const oldest = { $min: { $map: { input: '$outbox', in: '$$this.time' } } }
  return [
    { $set: { outbox: rest } },
    {
      $set: {
        outbox: { $cond: [empty, '$$REMOVE', '$outbox'] },
        outboxAt: { $cond: [empty, '$$REMOVE', oldest] },
        settled: empty,
      },
    },
  ]
}

/** Removals are collected for this long after the first one; a scan treats entries older than a second as abandoned. */
const GATHER_MS = 500

/** The outbox of one collection. */
export const mongoOutbox = (
  documents: Collection<Stored>,
  longestMs: number,
): { port: Outbox; written: (pending: readonly Pending[]) => void } => {
  const listeners: ((pending: Pending) => void)[] = []
  // Nobody waits for the removal of an entry, so concurrent ones go to the server in one batch.
  const strike = together(
    (strikes: AnyBulkWriteOperation<Stored>[]) => within(longestMs, documents.bulkWrite(strikes, { ordered: false })),
    () => GATHER_MS,
  )
  return {
    written: (pending) => {
      for (const entry of pending) for (const listener of listeners) listener(entry)
    },
    port: {
      async pending(writtenBefore, limit) {
        if (limit === 0) return []
        const found = documents.find({ outboxAt: { $lte: writtenBefore } }, { projection: { outbox: 1 }, sort: { outboxAt: 1 }, limit })
        const waiting = await within(longestMs, found.toArray())
        return waiting.flatMap((stored) => toEvents(stored).map((event) => ({ documentId: stored._id, event })))
      },
      settle: ({ documentId, event }) =>
        strike({ updateOne: { filter: { _id: documentId, 'outbox.id': event.id }, update: without(event.id) } }),
      onWrite: (listener) => {
        listeners.push(listener)
      },
    },
  }
}
