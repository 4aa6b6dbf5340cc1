import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

type Answer = { status: number; body: string }
type Asked = { key: string; request: string; params: string }

/** The responses to calls with an idempotency key. */
export type Answers = {
  find(key: string): (Answer & { request: string; params: string }) | undefined
  keep(asked: Asked, answer: Answer): void
  /** Deletes responses older than a day, as Stripe does. */
  forgetOld(): void
}

const RETENTION_MS = 24 * 3_600_000

/** A fingerprint stands in for the parameters in comparisons. */
export const fingerprint = (params: unknown): string => createHash('sha256').update(JSON.stringify(params)).digest('base64url')

export const openAnswers = (database: DatabaseSync): Answers => {
  const select = database.prepare('SELECT request, params, status, body FROM answers WHERE key = ?')
  const insert = database.prepare('INSERT INTO answers (key, request, params, status, body, at) VALUES (?, ?, ?, ?, ?, ?)')
  const forget = database.prepare('DELETE FROM answers WHERE at < ?')
  return {
    find: (key) => {
      const row = select.get(key)
      return row && { request: String(row.request), params: String(row.params), status: Number(row.status), body: String(row.body) }
    },
    keep: ({ key, request, params }, { status, body }) => void insert.run(key, request, params, status, body, Date.now()),
    forgetOld: () => void forget.run(Date.now() - RETENTION_MS),
  }
}
