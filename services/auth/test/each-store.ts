import { openMongoStore } from '@sibyl/platform/store/mongo/open'
import { mongoDatabase } from '@sibyl/platform/testing/mongo-database'
import { describeWithServer, findMongo } from '@sibyl/platform/testing/servers'
import { whereIs } from '@sibyl/platform/testing/where-is'
import { type RunningAuth, runningAuth } from './running-auth.ts'

const mongo = await findMongo()

/**
 * SecantusDB, which stands in for MongoDB on machines without it, frees a unique value only when its document is removed, not when the
 * value changes.
 */
const frees = process.env.MONGODB_URI !== undefined || whereIs('mongod') !== undefined || whereIs('secantusd-rs') === undefined

type Start = (replaced?: Parameters<typeof runningAuth>[0]) => Promise<RunningAuth>

/** Runs the same tests over SQLite and, if available, over MongoDB. */
export const onEachStore = (name: string, tests: (start: Start, freesUniqueValues: boolean) => void): void => {
  describe(`${name}, on SQLite`, () => tests(runningAuth, true))
  describeWithServer('MongoDB', mongo, `${name}, on MongoDB`, (server) =>
    tests(async (replaced) => {
      const { url } = server()
      const database = mongoDatabase(url)
      const app = await runningAuth({
        openStore: (clock) => openMongoStore({ uri: url, database: database.name, service: 'auth', clock }),
        ...replaced,
      })
      return {
        ...app,
        async close() {
          await app.close()
          await database.drop()
        },
      }
    }, frees),
  )
}
