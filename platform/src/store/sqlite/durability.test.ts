import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killedAfter } from '../../testing/killed-after.ts'
import { notes } from '../../testing/notes.ts'
import { plus, systemClock } from '../../time.ts'
import { openSqliteStore } from './open.ts'

describe('the SQLite store', () => {
  it('F1 has every acknowledged document with its event after kill -9, and continues', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sibyl-kill-'))
    const file = join(directory, 'test.db')
    const acknowledged = await killedAfter(100, [file])
    expect(acknowledged.length).toBeGreaterThanOrEqual(100)

    const store = openSqliteStore({ file, service: 'test' })
    const stored = await store.collection(notes)
    const pending = await stored.outbox.pending(plus(systemClock.now(), 1000), 100_000)
    const told = new Set(pending.map(({ documentId }) => documentId))
    for (const id of acknowledged) {
      expect(await stored.get(id)).toMatchObject({ _id: id, version: 1 })
      expect(told).toContain(id)
    }
    expect(pending).toHaveLength(await stored.count('byAuthor', { author: 'ada' }))
    await stored.create({ next: { _id: 'after', version: 0, author: 'bob', at: '2026-01-01' } })
    await store.close()
    await rm(directory, { recursive: true })
  })
})
