import { type AnyBulkWriteOperation, type Collection, type Filter, MongoBulkWriteError, type UpdateFilter } from 'mongodb'
import { gathered } from './gathered.ts'
import { concernsAll } from './persistence.ts'
import type { Stored } from './stored.ts'

/** `writeId` is the id that the update adds to the document's writes. */
type Update = { filter: Filter<Stored> & { _id: string }; update: UpdateFilter<Stored>; writeId: string }

/** What a failed batch leaves open: all of it. @throws the error, if a write of its own would only make each caller wait for it once more */
const allOpen = (error: unknown): [] => {
  // The driver wraps the error of a batch.
  const cause = error instanceof MongoBulkWriteError ? error.errorResponse : error
  if (concernsAll(cause)) throw cause
  return []
}

/**
 * `send` resolves with the outcome of each write of a batch. A write whose outcome is left open is sent again alone, so that its caller gets
 * its own error. A batch of one is sent alone at once.
 */
const inBatches = <W, R>(
  longestMs: number,
  alone: (write: W) => Promise<R>,
  send: (writes: W[]) => Promise<(R | undefined)[]>,
): ((write: W) => Promise<R>) =>
  gathered<W, R>(longestMs, async (writes) => {
    const outcomes = writes.length > 1 ? await send(writes).catch(allOpen) : []
    return writes.map((write, at) => outcomes[at] ?? alone(write))
  })

/** Writes documents: inserts that come together go to the server as one command, and so do updates. Each write keeps its own outcome. */
export const writeTogether = (documents: Collection<Stored>, longestMs: number) => {
  /** Rejects unless the server has answered for each write. */
  const sendAll = async (writes: AnyBulkWriteOperation<Stored>[]): Promise<{ matched: number; refused: Set<number> }> => {
    try {
      const { matchedCount } = await documents.bulkWrite(writes, { ordered: false })
      return { matched: matchedCount, refused: new Set() }
    } catch (error) {
      const refused = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : []
      if (!(error instanceof MongoBulkWriteError) || refused.length === 0 || error.result.getWriteConcernError()) throw error
      return { matched: error.matchedCount, refused: new Set(refused.map(({ index }) => index)) }
    }
  }

  /** The server says only how many updates matched, so if some did not, the documents show which. */
  const doneOf = async (updates: readonly Update[]): Promise<Set<string>> => {
    const ids = updates.map(({ filter }) => filter._id)
    const found = await documents.find({ _id: { $in: ids } }, { projection: { writes: 1 } }).toArray()
    return new Set(found.flatMap(({ writes }) => writes))
  }

  return {
    /** @throws what the driver throws, for this document only */
    insert: inBatches<Stored, true>(
      longestMs,
      (document) => documents.insertOne(document).then(() => true),
      async (all) => {
        const { refused } = await sendAll(all.map((document) => ({ insertOne: { document } })))
        return all.map((_, at) => (refused.has(at) ? undefined : true))
      },
    ),
    /** Whether a document matched. @throws what the driver throws, for this update only */
    update: inBatches<Update, boolean>(
      longestMs,
      async ({ filter, update }) => (await documents.updateOne(filter, update)).matchedCount === 1,
      async (all) => {
        const { matched, refused } = await sendAll(all.map(({ filter, update }) => ({ updateOne: { filter, update } })))
        if (matched === all.length) return all.map(() => true)
        const done = await doneOf(all)
        return all.map(({ writeId }, at) => (refused.has(at) ? undefined : done.has(writeId)))
      },
    ),
  }
}
