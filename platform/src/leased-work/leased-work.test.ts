import { openSqliteStore } from '../store/sqlite/open.ts'
import { leasedWorkContract } from '../testing/leased-work-contract.ts'

leasedWorkContract('SQLite', async (clock) => openSqliteStore({ file: ':memory:', service: 'test', clock }))
