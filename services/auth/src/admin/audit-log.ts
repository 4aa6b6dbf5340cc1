import type { AdminAct, AuditEntry } from '@sibyl/contracts/http/admin'
import { inPages } from '@sibyl/platform/store/in-pages'
import { type Collection, collection, type Store, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/** One act of an administrator. It names people by their ids only; `reason`, which is free text, is erased with the reader's account. */
export type Act = Omit<AuditEntry, '_id' | 'act' | 'by' | 'reader'> & { by: string; kind: AdminAct; readerId?: string | undefined }
type Entry = Versioned & Act & { all: true; expiresAt: Instant }

const auditCollection = collection<Entry>()({
  name: 'audit',
  indexes: {
    byTime: { match: ['all'], order: { by: 'at', descending: true } },
    byReader: { match: ['readerId'], order: { by: 'at', descending: true } },
  },
  expires: 'expiresAt',
})

const RETAINED_MS = 730 * DAY

/** What administrators did in the last two years. */
export type AuditLog = {
  /** Adds an entry, unless one with its id exists. */
  record(id: string, act: Act): Promise<void>
  /** The newest first, of one account or of all. */
  latest(limit: number, readerId?: string): Promise<Entry[]>
  /** Erases the reasons in the entries about an account. */
  eraseReasons(readerId: string): Promise<void>
}

const withoutReason = (entry: Entry) => {
  const { reason, ...rest } = entry
  return reason === undefined ? unchanged(entry) : { next: rest }
}

export const openAuditLog = async (store: Store): Promise<AuditLog> => {
  const entries: Collection<Entry, keyof typeof auditCollection.indexes> = await store.collection(auditCollection)
  return {
    async record(id, act) {
      await entries.create({ next: { _id: id, version: 0, all: true, ...act, expiresAt: plus(act.at, RETAINED_MS) } })
    },
    latest: (limit, readerId) =>
      readerId === undefined ? entries.find('byTime', { all: true }, { limit }) : entries.find('byReader', { readerId }, { limit }),
    async eraseReasons(readerId) {
      for await (const { _id } of inPages<Entry>((page) => entries.find('byReader', { readerId }, page)))
        await entries.change(_id, withoutReason)
    },
  }
}
