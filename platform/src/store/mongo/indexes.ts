import { createHash } from 'node:crypto'
import { type Collection, type IndexDescription, MongoNetworkTimeoutError, MongoServerError } from 'mongodb'
import type { CollectionDefinition, Index, Versioned } from '../store.ts'
import { path, type Stored } from './stored.ts'

type NamedIndex = IndexDescription & { name: string }

/** The server's codes for an index that stands in the way of another, and for one that is gone. */
const IN_THE_WAY = [85, 86]
const GONE = [26, 27]
const BUILD_ROUNDS = 60

const hasCode = (error: unknown, codes: readonly number[]): boolean =>
  error instanceof MongoServerError && codes.includes(Number(error.code))

const described = <T>({ match, order, unique }: Index<T>, expiring: boolean): IndexDescription => {
  const fields = match.map((field) => [path(field), 1] as const)
  if (unique) {
    const present = fields.map(([field]) => [field, { $exists: true }])
    return { key: Object.fromEntries(fields), unique: true, partialFilterExpression: Object.fromEntries(present) }
  }
  const direction = order?.descending ? -1 : 1
  const sorted = order ? [[path(order.by), direction] as const] : []
  // With the time of expiry in the index, documents are counted without looking at each of them.
  const expiry = expiring ? [['expiresAt', 1] as const] : []
  return { key: Object.fromEntries([...fields, ...sorted, ['_id', direction], ...expiry]) }
}

/** Named by what it is, so that a changed declaration is another index. */
const versioned = (name: string, index: IndexDescription): NamedIndex => {
  const print = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 8)
  return { ...index, name: `${name}@${print}` }
}

/** The indexes of a collection: those declared, one of what waits in the outbox, one by which the server removes what has expired. */
const indexesOf = <T extends Versioned>({ indexes, expires }: CollectionDefinition<T, string>): NamedIndex[] => {
  const declared = Object.entries<Index<T>>(indexes).map(([name, index]) => versioned(name, described(index, expires !== undefined)))
  const outbox = versioned('#outbox', { key: { outboxAt: 1 }, sparse: true })
  const settled = { partialFilterExpression: { settled: true } }
  const expiry = versioned('#expiry', { key: { expiresAt: 1 }, expireAfterSeconds: 0, ...settled })
  return [...declared, outbox, ...(expires ? [expiry] : [])]
}

/** Creates what is missing. Building may outlast the patience of a socket; to ask again is to wait on for the same build. */
const create = async (documents: Collection<Stored>, indexes: NamedIndex[]): Promise<void> => {
  for (let round = 1; ; round += 1) {
    try {
      await documents.createIndexes(indexes)
      return
    } catch (error) {
      if (!(error instanceof MongoNetworkTimeoutError) || round === BUILD_ROUNDS) throw error
    }
  }
}

/** Drops what is declared no more. Another replica may have done so before us. */
const dropStale = async (documents: Collection<Stored>, indexes: readonly NamedIndex[]): Promise<void> => {
  const wanted = new Set(indexes.map(({ name }) => name))
  for (const { name } of await documents.listIndexes().toArray()) {
    if (!name.includes('@') || wanted.has(name)) continue
    await documents.dropIndex(name).catch((error: unknown) => {
      if (!hasCode(error, GONE)) throw error
    })
  }
}

/**
 * Brings a collection's indexes to what is declared, however many replicas do so at once. New ones come before old ones go, so that
 * nothing unique is ever unguarded; only an index that differs in name alone has to go first.
 */
export const declareIndexes = async <T extends Versioned>(
  documents: Collection<Stored>,
  definition: CollectionDefinition<T, string>,
): Promise<void> => {
  const indexes = indexesOf(definition)
  try {
    await create(documents, indexes)
  } catch (error) {
    if (!hasCode(error, IN_THE_WAY)) throw error
    await dropStale(documents, indexes)
    await create(documents, indexes)
  }
  await dropStale(documents, indexes)
}
