import { openSqliteStore } from '../store/sqlite/open.ts'
import { collection, type Decide, type Versioned } from '../store/store.ts'
import { changeOnce } from './change-once.ts'

type Counter = Versioned & { total: number; last?: string }
const counters = collection<Counter>()({ name: 'counters', indexes: {}, initial: (id) => ({ _id: id, version: 0, total: 0 }) })
const acts = collection<Versioned>()({ name: 'acts', indexes: {} })

/** Remembers only its last key. */
const add =
  (key: string): Decide<Counter> =>
  (counter) =>
    counter.last === key ? { next: counter } : { next: { ...counter, total: counter.total + 1, last: key } }

describe('a change under a business key', () => {
  it('is applied once, whether the document still remembers the key or only the record does', async () => {
    const store = openSqliteStore({ file: ':memory:', service: 'test' })
    const [documents, entries] = [await store.collection(counters), await store.collection(acts)]
    const happens = (key: string) => changeOnce(documents, 'c', { entries, id: key }, add(key))
    await Promise.all([happens('a'), happens('a'), happens('a')])
    await entries.create({ next: { _id: 'a', version: 0 } })
    await happens('b')
    await happens('a')
    expect(await documents.get('c')).toMatchObject({ total: 2 })
    await store.close()
  })
})
