import type { DatabaseSync } from 'node:sqlite'
import type { Event } from '@sibyl/contracts/events/envelope'
import type { Outbox, Pending } from '../store.ts'
import type { GroupCommit } from './group-commit.ts'

/** The outbox of one table. */
export const sqliteOutbox = (
  database: DatabaseSync,
  group: GroupCommit,
  table: string,
  inGroup: (id: string) => string,
): { port: Outbox; written: (pending: readonly Pending[]) => void } => {
  const listeners: ((pending: Pending) => void)[] = []
  const waiting = database.prepare(
    `SELECT id, outbox FROM ${table} WHERE outbox_at IS NOT NULL AND outbox_at <= ? ORDER BY outbox_at LIMIT ?`,
  )
  const strike = database.prepare(
    `UPDATE ${table} SET
       outbox = nullif((SELECT json_group_array(json(value)) FROM json_each(outbox) WHERE value ->> '$.id' <> ?1), '[]'),
       outbox_at = (SELECT min(value ->> '$.time') FROM json_each(outbox) WHERE value ->> '$.id' <> ?1)
     WHERE id = ?2 AND outbox_at IS NOT NULL`,
  )
  return {
    written: (pending) => {
      for (const entry of pending) for (const listener of listeners) listener(entry)
    },
    port: {
      async pending(writtenBefore, limit) {
        const rows = waiting.all(writtenBefore, limit) as { id: string; outbox: string }[]
        await group.committed()
        return rows.flatMap((row) => (JSON.parse(row.outbox) as Event[]).map((event) => ({ documentId: row.id, event })))
      },
      async settle({ documentId, event }) {
        group.write(inGroup(documentId), () => strike.run(event.id, documentId))
        await group.committed(inGroup(documentId))
      },
      onWrite: (listener) => {
        listeners.push(listener)
      },
    },
  }
}
