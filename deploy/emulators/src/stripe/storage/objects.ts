import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Kind, Kinds, Stored } from '../shapes/kinds.ts'
import { field } from './database.ts'

/** The filter of a list: fields by their path, equal to a value or to one of several. */
export type Where = Record<string, string | number | boolean | readonly string[] | undefined>
export type Range = { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
type Page = { limit: number; startingAfter?: string | undefined; created?: Range | undefined }
type Found<T> = { data: T[]; more: boolean }

/** The account's objects. Every change belongs to the transaction of the current call. */
export type Objects = {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** Any object by its id, whatever its kind. */
  any(id: string): Stored | undefined
  /** Stores it. `due`: the time of its next automatic change, in seconds of its clock; null: never; undefined: unchanged. */
  put<T extends Stored>(object: T, due?: number | null): T
  remove(id: string): void
  /** The newest first. `unlike`: a value that a field must not have. */
  list<K extends Kind>(kind: K, where: Where, page: Page, unlike?: Where): Found<Kinds[K]>
  /** The first object due by a time. */
  nextDue(until: number): { object: Stored; due: number } | undefined
  /** Deletes the oldest objects of a kind beyond this number. */
  keepNewest(kind: Kind, limit: number): void
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const sqlValue = (value: string | number | boolean): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value)

const conditionsOf = (where: Where, not: boolean): { sql: string[]; values: SQLInputValue[] } => {
  const sql: string[] = []
  const values: SQLInputValue[] = []
  for (const [path, wanted] of Object.entries(where)) {
    if (wanted === undefined) continue
    const many = typeof wanted === 'object' ? wanted : [wanted]
    const among = `IN (${many.map(() => '?').join(', ')})`
    sql.push(not ? `(${field(path)} IS NULL OR ${field(path)} NOT ${among})` : `${field(path)} ${among}`)
    values.push(...many.map(sqlValue))
  }
  return { sql, values }
}

export const openObjects = (database: DatabaseSync): Objects => {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const parsed = (row: unknown): Stored | undefined => (row === undefined ? undefined : JSON.parse((row as { doc: string }).doc))
  const any = (id: string): Stored | undefined => parsed(prepared('SELECT doc FROM objects WHERE id = ?').get(id))

  return {
    any,
    get: <K extends Kind>(kind: K, id: string) => {
      const found = any(id)
      return found?.object === kind ? (found as Kinds[K]) : undefined
    },
    put: (object, due) => {
      const created = 'created' in object ? object.created : 0
      prepared(
        `INSERT INTO objects (id, kind, created, due, doc) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, due = CASE WHEN ?6 THEN due ELSE excluded.due END`,
      ).run(object.id, object.object, created, due ?? null, JSON.stringify(object), due === undefined ? 1 : 0)
      return object
    },
    remove: (id) => void prepared('DELETE FROM objects WHERE id = ?').run(id),
    list: <K extends Kind>(kind: K, where: Where, { limit, startingAfter, created }: Page, unlike: Where = {}) => {
      const like = conditionsOf(where, false)
      const not = conditionsOf(unlike, true)
      const sql = ['kind = ?', ...like.sql, ...not.sql]
      const values: SQLInputValue[] = [kind, ...like.values, ...not.values]
      for (const [name, sign] of Object.entries(comparisons)) {
        const bound = created?.[name as keyof Range]
        if (bound === undefined) continue
        sql.push(`created ${sign} ?`)
        values.push(bound)
      }
      if (startingAfter !== undefined) {
        sql.push('seq < (SELECT seq FROM objects WHERE id = ?)')
        values.push(startingAfter)
      }
      const query = `SELECT doc FROM objects WHERE ${sql.join(' AND ')} ORDER BY seq DESC LIMIT ?`
      const rows = prepared(query).all(...values, limit + 1) as { doc: string }[]
      return { data: rows.slice(0, limit).map(({ doc }) => JSON.parse(doc) as Kinds[K]), more: rows.length > limit }
    },
    nextDue: (until) => {
      const row = prepared('SELECT doc, due FROM objects WHERE due <= ? ORDER BY due, seq LIMIT 1').get(until)
      return row && { object: JSON.parse(String(row.doc)) as Stored, due: Number(row.due) }
    },
    keepNewest: (kind, limit) =>
      void prepared(
        'DELETE FROM objects WHERE kind = ?1 AND seq <= (SELECT seq FROM objects WHERE kind = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)',
      ).run(kind, limit),
  }
}
