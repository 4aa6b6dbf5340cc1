import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'

/** A database of its own for a test, on a server that may be somebody's. */
export const mongoDatabase = (uri: string, name = `sibyl-test-${randomUUID()}`): { name: string; drop(): Promise<void> } => ({
  name,
  async drop() {
    const client = new MongoClient(uri)
    await client.db(name).dropDatabase()
    await client.close()
  },
})
