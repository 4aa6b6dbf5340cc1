import { openMongoStore } from '../store/mongo/open.ts'
import { leasedWorkContract } from '../testing/leased-work-contract.ts'
import { mongoDatabase } from '../testing/mongo-database.ts'
import { describeWithServer, findMongo } from '../testing/servers.ts'

describeWithServer('MongoDB', await findMongo(), 'leased work on MongoDB', (server) => {
  leasedWorkContract('MongoDB', async (clock) => {
    const { url } = server()
    const database = mongoDatabase(url)
    const store = await openMongoStore({ uri: url, database: database.name, service: 'test', clock })
    return {
      ...store,
      async close() {
        await store.close()
        await database.drop()
      },
    }
  })
})
