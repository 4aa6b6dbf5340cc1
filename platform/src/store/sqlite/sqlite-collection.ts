import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../time.ts'
import { toEvent } from '../new-event.ts'
import { identifier, operand } from '../operand.ts'
import {
  type Change,
  type Collection,
  type CollectionDefinition,
  type Decide,
  type Page,
  type Pending,
  UniqueViolation,
  type Versioned,
  type Where,
} from '../store.ts'
import type { GroupCommit } from './group-commit.ts'
import { declareTable, expression, indexName, tableName } from './schema.ts'
import { sqliteOutbox } from './sqlite-outbox.ts'

type Row = { doc: string; version: number }
type Value = string | number | null

const parameter = (value: unknown): Value => (typeof value === 'boolean' ? Number(value) : (value as Value))

export type Parts = { database: DatabaseSync; group: GroupCommit; service: string; clock: Clock; onErase: () => void }

const MAX_ATTEMPTS = 100

/** Appends events to those waiting in a row; the row keeps its oldest event's place in the outbox. */
const appendEvents = (events: string, at: string): string =>
  `outbox = CASE WHEN ${events} IS NULL THEN outbox ELSE (SELECT json_group_array(json(value)) FROM
     (SELECT value FROM json_each(coalesce(outbox, '[]')) UNION ALL SELECT value FROM json_each(${events}))) END,
   outbox_at = CASE WHEN ${events} IS NULL THEN outbox_at ELSE coalesce(outbox_at, ${at}) END`

/** A collection as a table of JSON documents, one row per document, with its events in the same row. */
export const sqliteCollection = <T extends Versioned, I extends string>(
  { database, group, service, clock, onErase }: Parts,
  definition: CollectionDefinition<T, I>,
): { collection: Collection<T, I>; purge: () => void } => {
  declareTable(database, definition)
  const table = tableName(definition.name)
  const alive = '(expires_at IS NULL OR expires_at > ?)'
  const select = database.prepare(`SELECT doc, version FROM ${table} WHERE id = ? AND ${alive}`)
  const insert = database.prepare(
    `INSERT INTO ${table} (id, version, doc, expires_at, outbox, outbox_at) VALUES (?1, ?2, ?3, ?4, ?5, CASE WHEN ?5 IS NOT NULL THEN ?6 END)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, doc = excluded.doc, expires_at = excluded.expires_at, ${appendEvents('?5', '?6')}
       WHERE expires_at <= ?6`,
  )
  const update = database.prepare(
    `UPDATE ${table} SET version = ?1, doc = ?2, expires_at = ?3, ${appendEvents('?4', '?5')} WHERE id = ?6 AND version = ?7`,
  )
  const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`)
  const expire = database.prepare(`DELETE FROM ${table} WHERE expires_at <= ? AND outbox_at IS NULL`)
  /** The key of a document in the open group. */
  const inGroup = (id: string): string => `${definition.name}/${id}`
  const outbox = sqliteOutbox(database, group, table, inGroup)

  const read = (id: string): T | undefined => {
    const row = select.get(identifier(id), clock.now()) as Row | undefined
    return row && (JSON.parse(row.doc) as T)
  }

  const expiryOf = (document: T): Value => (definition.expires ? parameter(document[definition.expires] ?? null) : null)

  const guarded = <R>(id: string, statement: () => R): R => {
    try {
      return group.write(inGroup(id), statement)
    } catch (error) {
      const violated = Object.keys(definition.indexes).find((name) =>
        (error as Error).message.includes(`${indexName(definition.name, name)}@`),
      )
      if (violated) throw new UniqueViolation(violated, { cause: error })
      throw error
    }
  }

  /** Writes document and events as one row in one statement; undefined if the row has changed meanwhile. */
  const write = (change: Change<T>, current: T | undefined): { document: T; pending: Pending[] } | undefined => {
    const now = clock.now()
    const document = { ...change.next, version: change.next.version + 1 }
    const events = (change.events ?? []).map((event) => toEvent(service, now, event))
    const doc = JSON.stringify(document)
    const queued = events.length > 0 ? JSON.stringify(events) : null
    const { changes } = guarded(document._id, () =>
      current
        ? update.run(document.version, doc, expiryOf(document), queued, now, document._id, current.version)
        : insert.run(document._id, document.version, doc, expiryOf(document), queued, now),
    )
    if (changes === 0) return undefined
    return { document, pending: events.map((event): Pending => ({ documentId: document._id, event })) }
  }

  const done = async ({ document, pending }: { document: T; pending: readonly Pending[] }): Promise<T> => {
    await group.committed(inGroup(document._id))
    outbox.written(pending)
    return document
  }

  // One prepared statement per form of query: an index with or without a bound.
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const query = (index: I, where: Where<T>, page: Page<T>) => {
    const { match, order } = definition.indexes[index]
    const parameters: Value[] = match.map((field) => parameter(operand(where[field])))
    const conditions = match.map((field) => `${expression(field)} = ?`)
    const orderBy = order ? expression(order.by) : undefined
    const direction = order?.descending ? 'DESC' : 'ASC'
    if (page.upTo !== undefined && orderBy) {
      conditions.push(`${orderBy} <= ?`)
      parameters.push(page.upTo)
    }
    if (page.after) {
      conditions.push(orderBy ? `(${orderBy}, id) ${order?.descending ? '<' : '>'} (?, ?)` : 'id > ?')
      if (order) parameters.push(parameter(page.after[order.by]))
      parameters.push(page.after._id)
    }
    conditions.push(alive)
    parameters.push(clock.now())
    const sorted = orderBy ? `${orderBy} ${direction}, id ${direction}` : 'id'
    return { from: `FROM ${table} WHERE ${conditions.join(' AND ')}`, sorted, parameters }
  }

  const collection: Collection<T, I> = {
    outbox: outbox.port,
    async get(id) {
      const document = read(id)
      await group.committed(inGroup(id))
      return document
    },
    async create(change) {
      const written = write(change, undefined)
      if (written) return done(written)
      const there = read(change.next._id)
      await group.committed(inGroup(change.next._id))
      if (!there) throw new AppError('conflict')
      return there
    },
    async change(id: string, decide: Decide<T>) {
      try {
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
          const stored = read(id)
          const current = stored ?? definition.initial?.(id)
          if (!current) throw new AppError('not_found')
          const decision = decide(current)
          const written = decision.next === current ? { document: current, pending: [] } : write(decision, stored)
          if (written) return await done(written)
        }
        throw new AppError('conflict')
      } finally {
        // A refusal depends on what was read, so it waits until that is on disk too.
        await group.committed(inGroup(id))
      }
    },
    async find(index, where, page = {}) {
      const { from, sorted, parameters } = query(index, where, page)
      const looking = prepared(`SELECT doc ${from} ORDER BY ${sorted} LIMIT ? OFFSET ?`)
      const rows = looking.all(...parameters, page.limit ?? 100, page.skip ?? 0)
      await group.committed()
      return (rows as Pick<Row, 'doc'>[]).map((row) => JSON.parse(row.doc) as T)
    },
    async count(index, where) {
      const { from, parameters } = query(index, where, {})
      const { total } = prepared(`SELECT count(*) AS total ${from}`).get(...parameters) as { total: number }
      await group.committed()
      return total
    },
    async erase(id) {
      group.write(inGroup(id), () => remove.run(identifier(id)))
      onErase()
      await group.committed(inGroup(id))
    },
  }
  const purge = (): void => {
    const { changes } = group.write(inGroup('expired'), () => expire.run(clock.now()))
    if (changes > 0) onErase()
  }
  return { collection, purge }
}
