import { storeContract } from '../testing/store-contract.ts'
import { openSqliteStore } from './sqlite/open.ts'

storeContract('SQLite', async (clock) => openSqliteStore({ file: ':memory:', service: 'test', clock }))
