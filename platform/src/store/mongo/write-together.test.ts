import { MongoClient, MongoServerSelectionError } from 'mongodb'
import { breakingProxy } from '../../testing/breaking-proxy.ts'
import { mongoDatabase } from '../../testing/mongo-database.ts'
import { describeWithServer, findMongo } from '../../testing/servers.ts'
import type { Stored } from './stored.ts'
import { writeTogether } from './write-together.ts'

const entry = (id: string): Stored => ({ _id: id, version: 1, doc: { name: id }, writes: [`first/${id}`], settled: true })

/** An update of the entry, if it still has this version. */
const renamed = (id: string, { name = `new ${id}`, version = 1 } = {}) => ({
  filter: { _id: id, version },
  update: { $set: { version: version + 1, doc: { name }, writes: [`second/${id}`] } },
  writeId: `second/${id}`,
})

describeWithServer('MongoDB', await findMongo(), 'writes', (server) => {
  let database: ReturnType<typeof mongoDatabase>
  let client: MongoClient
  let commands: string[]
  let writes: ReturnType<typeof writeTogether>
  const names = async () => {
    const stored = await client.db(database.name).collection<Stored>('entries').find().sort({ _id: 1 }).toArray()
    return stored.map(({ doc }) => doc.name)
  }

  beforeEach(async () => {
    database = mongoDatabase(server().url)
    client = new MongoClient(server().url, { monitorCommands: true })
    const documents = client.db(database.name).collection<Stored>('entries')
    await documents.createIndex({ 'doc.name': 1 }, { unique: true })
    writes = writeTogether(documents, 15_000)
    await Promise.all(['a', 'b', 'c'].map((id) => writes.insert(entry(id))))
    commands = []
    client.on('commandStarted', ({ commandName }) => commands.push(commandName))
  })
  afterEach(async () => {
    await client.close()
    await database.drop()
  })

  it('of one turn share a command of each kind', async () => {
    expect(
      await Promise.all([...['d', 'e'].map((id) => writes.insert(entry(id))), ...['a', 'b'].map((id) => writes.update(renamed(id)))]),
    ).toEqual([true, true, true, true])
    expect(commands.toSorted()).toEqual(['insert', 'update'])
    expect(await names()).toEqual(['new a', 'new b', 'c', 'd', 'e'])
  })

  it('tell each caller whether its document matched', async () => {
    expect(await Promise.all([renamed('a'), renamed('b', { version: 7 }), renamed('none'), renamed('c')].map(writes.update))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(await names()).toEqual(['new a', 'b', 'new c'])
  })

  it('that the server refuses fail alone', async () => {
    const [taken, free] = [{ ...entry('e'), doc: { name: 'a' } }, entry('d')]
    const inserted = await Promise.allSettled([taken, free, entry('a')].map(writes.insert))
    const updated = await Promise.allSettled([renamed('b', { name: 'c' }), renamed('a')].map(writes.update))
    expect(inserted.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(updated).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 11000 }) },
      { status: 'fulfilled', value: true },
    ])
    expect(await names()).toEqual(['new a', 'b', 'c', 'd'])
  })

  it('that find no server fail by one search for it', async () => {
    const { hostname, port } = new URL(server().url)
    const proxy = await breakingProxy({ host: hostname, port: Number(port) })
    const cutOff = new MongoClient(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true&serverSelectionTimeoutMS=2000`)
    try {
      const there = writeTogether(cutOff.db(database.name).collection<Stored>('entries'), 15_000)
      await there.update(renamed('a'))
      await proxy.close()
      // The first command that fails tells the driver that its server is away.
      await expect(cutOff.db().command({ ping: 1 })).rejects.toThrow()
      const outcomes = await Promise.allSettled([renamed('b'), renamed('c')].map(there.update))
      const reasons = new Set(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome)))
      expect([...reasons]).toEqual([expect.any(MongoServerSelectionError)])
    } finally {
      await cutOff.close()
      await proxy.close()
    }
  })

  it('are a hundred to a command at most', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `n${index}`)
    await Promise.all(ids.map((id) => writes.insert(entry(id))))
    expect(commands).toEqual(['insert', 'insert'])
  })
})
