import { createHash } from 'node:crypto'
import { type Collection, type IndexDescription, MongoNetworkTimeoutError, MongoServerError } from 'mongodb'
import type { CollectionDefinition, Index, Versioned } from '../store.ts'
import { path, type Stored } from './stored.ts'

type NamedIndex = IndexDescription & { name: string }

/** Server error codes: a conflicting index exists; the index is gone. */
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
  // With the expiry in the index the server counts documents without reading them.
  const expiry = expiring ? [['expiresAt', 1] as const] : []
  return { key: Object.fromEntries([...fields, ...sorted, ['_id', direction], ...expiry]) }
}

/** The name encodes the definition, so that a changed declaration is a new index. */
const versioned = (name: string, index: IndexDescription): NamedIndex => {
  const print = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 8)
  return { ...index, name: `${name}@${print}` }
}

/** All indexes of a collection: the declared ones, one for the outbox, and one by which the server removes expired documents. */
const indexesOf = <T extends Versioned>({ indexes, expires }: CollectionDefinition<T, string>): NamedIndex[] => {
  const declared = Object.entries<Index<T>>(indexes).map(([name, index]) => versioned(name, described(index, expires !== undefined)))
  const outbox = versioned('#outbox', { key: { outboxAt: 1 }, sparse: true })
  const settled = { partialFilterExpression: { settled: true } }
  const expiry = versioned('#expiry', { key: { expiresAt: 1 }, expireAfterSeconds: 0, ...settled })
  return [...declared, outbox, ...(expires ? [expiry] : [])]
}

/** Creates missing indexes. A build may outlast the socket timeout; repeating the request waits for the same build. */
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

/** Drops indexes that are no longer declared. Another replica may have done so already. */
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
 * Reconciles a collection's indexes with the declaration, even if many replicas do so at once. Creates new ones before it drops old ones,
 * so that uniqueness always holds; only an index that differs in name alone goes first.
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
