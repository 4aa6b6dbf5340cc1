import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { nextWarning } from '../../testing/next-warning.ts'
import { collection, type Versioned } from '../store.ts'
import { openSqliteStore } from './open.ts'

describe('a store in a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sibyl-tidying-'))
  afterAll(() => rmSync(directory, { recursive: true }))

  it('reports that it could not be tidied, and the process continues', async () => {
    const file = join(directory, 'tidied.db')
    const store = openSqliteStore({ file, service: 'test', tidyEvery: 5 })
    await store.collection(collection<Versioned>()({ name: 'things', indexes: {} }))
    const another = new DatabaseSync(file)
    const warned = nextWarning()
    another.exec('DROP TABLE things')
    expect((await warned).message).toMatch(/no such table/)
    await store.ping()
    another.close()
    await store.close()
  })
})
