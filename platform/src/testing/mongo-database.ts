import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'

/** A database for one test, on a server that other programs may use. */
export const mongoDatabase = (uri: string, name = `sibyl-test-${randomUUID()}`): { name: string; drop(): Promise<void> } => ({
  name,
  async drop() {
    const client = new MongoClient(uri)
    await client.db(name).dropDatabase()
    await client.close()
  },
})
