import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Fields that lists are asked by and that would otherwise need all objects of a kind to be read. */
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

/** How a field of a stored object is written in SQL; the same text in the index and in the query, or the index is not used. */
export const field = (path: string): string => `doc ->> '$.${path}'`

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created INTEGER NOT NULL,
  clock TEXT NOT NULL, due INTEGER, doc TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS by_kind ON objects (kind, seq);
CREATE INDEX IF NOT EXISTS by_due ON objects (clock, due) WHERE due IS NOT NULL;
${indexed.map((path) => `CREATE INDEX IF NOT EXISTS "by_${path}" ON objects (kind, ${field(path)}) WHERE ${field(path)} IS NOT NULL;`).join('\n')}
CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, params TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS answers_by_age ON answers (at);
CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, endpoint TEXT NOT NULL, state TEXT NOT NULL, due INTEGER NOT NULL,
  attempts INTEGER NOT NULL, first_at INTEGER NOT NULL, said TEXT);
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due, id) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`

/**
 * The account's file. Node's own SQLite instead of the store port: one call writes several objects and their events in one transaction,
 * which the port, with its one document a write, does not offer. What is answered survives the end of the process; that of the machine's
 * power (`synchronous = FULL`) is not worth its cost to a stand-in.
 */
export const openDatabase = (file: string): DatabaseSync => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
  database.exec(schema)
  return database
}
