import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually } from '../../testing/eventually.ts'
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

  // Only Linux tells which pages of a file a process holds.
  const onLinux = existsSync('/proc/self/smaps') ? it : it.skip
  onLinux('soon holds none of the pages that were read of it', async () => {
    const file = join(directory, 'mapped.db')
    const isMapped = (): boolean =>
      readFileSync('/proc/self/smaps', 'utf8')
        .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
        .some((mapping) => mapping.includes(`${file}\n`) && !/^Rss: +0 kB/m.test(mapping))
    const filled = openSqliteStore({ file, service: 'test' })
    const things = collection<Versioned & { text: string }>()({ name: 'things', indexes: {} })
    const written = await filled.collection(things)
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => written.create({ next: { _id: `thing-${at}`, version: 0, text: 'x'.repeat(4000) } })),
    )
    await filled.close()

    const store = openSqliteStore({ file, service: 'test', tidyEvery: 50 })
    const read = await store.collection(things)
    await eventually(async () => {
      await read.get('thing-100')
      expect(isMapped()).toBe(true)
    })
    await eventually(() => expect(isMapped()).toBe(false))
    expect(await read.get('thing-100')).toMatchObject({ _id: 'thing-100' })
    await store.close()
  })
})
