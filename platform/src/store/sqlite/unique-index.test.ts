import { collection, type Versioned } from '../store.ts'
import { openSqliteStore } from './open.ts'

type Account = Versioned & { mail: string; mailBefore?: string }

const accounts = collection<Account>()({
  name: 'accounts',
  indexes: { byMail: { match: ['mail'], unique: true }, byMailBefore: { match: ['mailBefore'], unique: true } },
})

describe('a unique index in SQLite', () => {
  it('is named correctly when another’s name begins alike', async () => {
    const store = openSqliteStore({ file: ':memory:', service: 'test' })
    const stored = await store.collection(accounts)
    await stored.create({ next: { _id: 'a', version: 0, mail: 'a', mailBefore: 'old' } })
    await expect(stored.create({ next: { _id: 'b', version: 0, mail: 'b', mailBefore: 'old' } })).rejects.toMatchObject({
      index: 'byMailBefore',
    })
    await expect(stored.create({ next: { _id: 'c', version: 0, mail: 'a' } })).rejects.toMatchObject({ index: 'byMail' })
    await store.close()
  })
})
