import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../../testing/eventually.ts'
import { collection, type Versioned } from '../store.ts'
import { openSqliteStore } from './open.ts'

type Letter = Versioned & { to: string; text: string }

const letters = collection<Letter>()({ name: 'letters', indexes: { byAddressee: { match: ['to'], order: { by: 'text' } } } })
const WORD = 'Wilhelmina'

describe('data erased from the SQLite store', () => {
  it('F35 is soon in none of its files, neither in free pages nor in the log', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sibyl-erased-'))
    const holds = async (word: string): Promise<boolean> => {
      const files = await Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name))))
      return files.some((bytes) => bytes.includes(word))
    }
    const store = openSqliteStore({ file: join(directory, 'test.db'), service: 'test', tidyEvery: 50 })
    const stored = await store.collection(letters)
    const ids = Array.from({ length: 60 }, (_, index) => `letter-${index}`)
    // Of all sizes, within a page and over several, and rewritten, so that earlier versions remain in the file as well.
    const write = (_id: string, times: number) =>
      stored.create({ next: { _id, version: 0, to: `${WORD} ${_id}`, text: WORD.repeat(times) } })
    const rewrite = (_id: string, times: number) =>
      stored.change(_id, (letter) => ({ next: { ...letter, text: `${WORD} `.repeat(times) } }))
    await Promise.all(ids.map((id, index) => write(id, 1 + index * 20)))
    await Promise.all(ids.map((id, index) => rewrite(id, 1300 - index * 20)))
    await stored.create({ next: { _id: 'stays', version: 0, to: 'Leonora', text: '' } })
    expect(await holds(WORD)).toBe(true)

    await Promise.all(ids.map((id) => stored.erase(id)))
    await eventually(async () => expect(await holds(WORD)).toBe(false))
    expect(await holds('Leonora')).toBe(true)
    await store.close()
    expect(await holds(WORD)).toBe(false)
    await rm(directory, { recursive: true })
  })
})
