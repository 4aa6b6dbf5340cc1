import { openMongoStore } from '../store/mongo/open.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import { aNote, noteEvent, notes } from './notes.ts'

/**
 * A process that writes documents with events as fast as it can and prints each id once the write is acknowledged, until it is killed. It
 * publishes nothing. Arguments: a SQLite file, or a MongoDB address and the name of a database.
 */
const [where = '', database] = process.argv.slice(2)
const store = database ? await openMongoStore({ uri: where, database, service: 'test' }) : openSqliteStore({ file: where, service: 'test' })
const stored = await store.collection(notes)
for (let count = 0; ; count += 1) {
  const id = `n${count}`
  await stored.create({ next: aNote(id), events: [noteEvent(id)] })
  process.stdout.write(`${id}\n`)
}
