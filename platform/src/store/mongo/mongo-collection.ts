import { randomUUID } from 'node:crypto'
import type { Collection as Documents } from 'mongodb'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../time.ts'
import { within } from '../../within.ts'
import { identifier } from '../operand.ts'
import type { Change, Collection, CollectionDefinition, Decide, Page, Versioned, Where } from '../store.ts'
import { guardedWrite, type Written } from './guarded-write.ts'
import { mongoOutbox } from './mongo-outbox.ts'
import { persistently, reached } from './persistence.ts'
import { alive, countOf, queryOf } from './query.ts'
import { readTogether } from './read-together.ts'
import { type Stored, toDocument } from './stored.ts'

type Parts = {
  documents: Documents<Stored>
  service: string
  clock: Clock
  /**
   * How long a write with an unknown outcome is looked up and retried, in milliseconds; also the longest that a command may take. The driver
   * never gives up on one that it sends while its connection is closing: it waits for a `drain` that a destroyed socket does not have.
   */
  patience: number
}

/** Decides on a possibly stale document. Ignores a refusal, because the decision on the stored document will repeat it. */
const refusable = <T>(decide: Decide<T>, known: T): Change<T> | undefined => {
  try {
    return decide(known)
  } catch {
    return undefined
  }
}

/** A collection on MongoDB whose indexes already exist. */
export const mongoCollection = <T extends Versioned, I extends string>(
  { documents, service, clock, patience }: Parts,
  definition: CollectionDefinition<T, I>,
): Collection<T, I> => {
  const outbox = mongoOutbox(documents, patience)
  const write = guardedWrite({ documents, service, clock, longestMs: patience }, definition)

  const read = readTogether(documents, patience)

  const isAlive = ({ expiresAt }: Stored): boolean => !expiresAt || expiresAt > new Date(clock.now())

  // The last write ids of documents that callers hold: they guard a change that starts from one of those documents.
  const lastWrites = new WeakMap<T, string[]>()

  const given = (document: T, writes: string[]): T => {
    lastWrites.set(document, writes)
    return document
  }

  const announced = ({ document, writes, pending }: Written<T>): T => {
    outbox.written(pending)
    return given(document, writes)
  }

  const fromStored = (stored: Stored): T => given(toDocument<T>(stored), stored.writes)

  const hasExpired = (document: T): boolean => {
    const expiry = definition.expires && document[definition.expires]
    return typeof expiry === 'string' && expiry <= clock.now()
  }

  /** Writes a decision on a known document; undefined if the stored one must be read first. */
  const changeKnown = async (known: T, decide: Decide<T>, writeId: string): Promise<T | undefined> => {
    const writes = lastWrites.get(known)
    if (!writes || hasExpired(known)) return undefined
    const decision = refusable(decide, known)
    if (!decision || decision.next === known) return undefined
    const written = await write(decision, { version: known.version, writes, document: known }, writeId)
    return written && announced(written)
  }

  const query = (index: I, where: Where<T>, page: Page<T> = {}) => {
    const { filter, sort } = queryOf(definition.indexes[index], where, page)
    return { filter: definition.expires ? { ...filter, ...alive(clock.now()) } : filter, sort }
  }

  return {
    outbox: outbox.port,
    get: (id) =>
      reached(async () => {
        const stored = await read(id)
        return stored && isAlive(stored) ? fromStored(stored) : undefined
      }),
    create: (change) =>
      reached(() => {
        const writeId = randomUUID()
        return persistently(patience, async () => {
          const inserted = await write(change, undefined, writeId)
          if (inserted) return announced(inserted)
          const there = await read(change.next._id)
          if (!there) return undefined
          if (isAlive(there)) return fromStored(there)
          const replaced = await write(change, there, writeId)
          return replaced && announced(replaced)
        })
      }),
    change: (id, decide, known) =>
      reached(() => {
        const writeId = randomUUID()
        let guess = known?._id === id ? known : undefined
        return persistently(patience, async () => {
          const begin = guess
          guess = undefined
          const changed = begin && (await changeKnown(begin, decide, writeId))
          if (changed) return changed
          const stored = await read(id)
          // An earlier attempt with an unknown outcome had succeeded. Its events are in the outbox for the relay to find.
          if (stored?.writes.includes(writeId)) return fromStored(stored)
          const there = stored && isAlive(stored) ? fromStored(stored) : undefined
          const current = there ?? definition.initial?.(id)
          if (!current) throw new AppError('not_found')
          const decision = decide(current)
          if (decision.next === current) return current
          const guard = stored && { ...stored, ...(there && { document: there }) }
          const written = await write(decision, guard, writeId)
          return written && announced(written)
        })
      }),
    find: (index, where, page = {}) =>
      reached(async () => {
        const { skip = 0, limit = 100 } = page
        // MongoDB reads a limit of 0 as no limit.
        if (limit === 0) return []
        const { filter, sort } = query(index, where, page)
        const found = await within(patience, documents.find(filter, { projection: { version: 1, doc: 1 }, sort, skip, limit }).toArray())
        return found.map((stored) => toDocument<T>(stored))
      }),
    count: (index, where) =>
      reached(async () => {
        const counting = countOf(definition.indexes[index], query(index, where), definition.expires !== undefined)
        const [counted] = await within(patience, documents.aggregate<{ total: number }>(counting).toArray())
        return counted?.total ?? 0
      }),
    erase: (id) =>
      reached(async () => {
        await within(patience, documents.deleteOne({ _id: { $eq: identifier(id) } }))
      }),
  }
}
