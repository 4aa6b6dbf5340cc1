import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { CollectionDefinition, Index, Versioned } from '../store.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const tableName = (collection: string): string => quoted(collection)

export const indexName = (collection: string, index: string): string => `${collection}.${index}`

/** The expression for a document field, the same in indexes and queries, because only then does SQLite use the index. */
export const expression = (field: string): string => `json_extract(doc, '$.${field.replaceAll("'", "''")}')`

const statement = <T>(collection: string, name: string, { match, order, unique }: Index<T>): string => {
  const columns = match.map(expression)
  const direction = order?.descending ? ' DESC' : ''
  // With the expiry in the index SQLite counts documents without reading them.
  if (!unique) columns.push(...(order ? [`${expression(order.by)}${direction}`] : []), `id${direction}`, 'expires_at')
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quoted(name)} ON ${tableName(collection)} (${columns.join(', ')})`
}

const reconcile = <T extends Versioned>(database: DatabaseSync, { name, indexes }: CollectionDefinition<T, string>): void => {
  const table = tableName(name)
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, expires_at TEXT, outbox TEXT, outbox_at TEXT);
     CREATE INDEX IF NOT EXISTS ${quoted(`${name}#outbox`)} ON ${table} (outbox_at) WHERE outbox_at IS NOT NULL;
     CREATE INDEX IF NOT EXISTS ${quoted(`${name}#expiry`)} ON ${table} (expires_at) WHERE expires_at IS NOT NULL;`,
  )
  const declared = new Map(
    Object.entries(indexes).map(([index, definition]) => {
      const sql = statement(name, indexName(name, index), definition)
      const print = createHash('sha256').update(sql).digest('hex').slice(0, 8)
      const versioned = `${indexName(name, index)}@${print}`
      return [versioned, statement(name, versioned, definition)]
    }),
  )
  const existing = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name LIKE '%@%'")
    .all(name) as { name: string }[]
  for (const index of existing) if (!declared.has(index.name)) database.exec(`DROP INDEX ${quoted(index.name)}`)
  for (const [index, sql] of declared) if (!existing.some((known) => known.name === index)) database.exec(sql)
}

/**
 * Reconciles the table and its indexes with the declaration in one transaction, which costs one write to the disk and not one per statement;
 * rebuilds an index whose declaration has changed.
 */
export const declareTable = <T extends Versioned>(database: DatabaseSync, definition: CollectionDefinition<T, string>): void => {
  // A savepoint, because writes of other collections may have opened a transaction already.
  database.exec('SAVEPOINT declared')
  try {
    reconcile(database, definition)
  } catch (error) {
    database.exec('ROLLBACK TO declared; RELEASE declared')
    throw error
  }
  database.exec('RELEASE declared')
}
