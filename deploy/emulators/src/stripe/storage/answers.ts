import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

type Answer = { status: number; body: string }
type Asked = { key: string; request: string; params: string }

/** What was answered to calls with an idempotency key. */
export type Answers = {
  find(key: string): (Answer & { request: string; params: string }) | undefined
  keep(asked: Asked, answer: Answer): void
  /** Forgets what is older than Stripe keeps it, a day. */
  forgetOld(): void
}

const KEPT_MS = 24 * 3_600_000

/** Parameters are compared by their fingerprint. */
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
    forgetOld: () => void forget.run(Date.now() - KEPT_MS),
  }
}
