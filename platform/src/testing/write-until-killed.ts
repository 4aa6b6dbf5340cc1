import { openSqliteStore } from '../store/sqlite/open.ts'
import { aNote, notes, told } from './notes.ts'

/** A process that writes documents with events as fast as it can and prints each id once the write is acknowledged, until it is killed. */
const [file = ''] = process.argv.slice(2)
const kept = await openSqliteStore({ file, service: 'test' }).collection(notes)
for (let count = 0; ; count += 1) {
  const id = `n${count}`
  await kept.create({ next: aNote(id), events: [told(id)] })
  process.stdout.write(`${id}\n`)
}
