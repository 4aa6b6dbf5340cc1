import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Fields that lists filter by, indexed so that a list need not read all objects of a kind. */
const indexed = [
  'customer',
  'payment_intent',
  'charge',
  'subscription',
  'invoice',
  'payment.payment_intent',
  'source',
  'lookup_key',
  'type',
]

/** The SQL expression for a field of a stored object; index and query must use the same text, or SQLite ignores the index. */
export const field = (path: string): string => `doc ->> '$.${path}'`

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created INTEGER NOT NULL,
  due INTEGER, doc TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS by_kind ON objects (kind, seq);
CREATE INDEX IF NOT EXISTS by_due ON objects (due) WHERE due IS NOT NULL;
${indexed.map((path) => `CREATE INDEX IF NOT EXISTS "by_${path}" ON objects (kind, ${field(path)}) WHERE ${field(path)} IS NOT NULL;`).join('\n')}
CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, params TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS answers_by_age ON answers (at);
CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, state TEXT NOT NULL, due INTEGER NOT NULL,
  attempts INTEGER NOT NULL, first_at INTEGER NOT NULL, said TEXT);
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due, id) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`

/** Takes from an older file the columns for test clocks and several endpoints, and their objects. */
const upgrade = (database: DatabaseSync): void => {
  if (!database.prepare("SELECT 1 FROM pragma_table_info('objects') WHERE name = 'clock'").get()) return
  database.exec(`DROP INDEX by_due; ALTER TABLE objects DROP COLUMN clock; ALTER TABLE deliveries DROP COLUMN endpoint;
    DELETE FROM objects WHERE kind IN ('pending_line', 'webhook_endpoint', 'test_helpers.test_clock')`)
}

/**
 * The account's file. Node's own SQLite instead of the store port: one call writes several objects and their events in one transaction,
 * which the port, with its one document per write, does not offer. Acknowledged changes survive a crash of the process; surviving a power
 * failure (`synchronous = FULL`) is not worth its cost to an emulator.
 */
export const openDatabase = (file: string): DatabaseSync => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
  upgrade(database)
  database.exec(schema)
  return database
}
