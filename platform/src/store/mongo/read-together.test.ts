import { MongoClient } from 'mongodb'
import { mongoDatabase } from '../../testing/mongo-database.ts'
import { describeWithServer, findMongo } from '../../testing/servers.ts'
import { readTogether } from './read-together.ts'
import type { Stored } from './stored.ts'

describeWithServer('MongoDB', await findMongo(), 'reads by id', (server) => {
  let database: ReturnType<typeof mongoDatabase>
  let client: MongoClient
  let commands: number
  let read: ReturnType<typeof readTogether>

  beforeEach(async () => {
    database = mongoDatabase(server().url)
    client = new MongoClient(server().url, { monitorCommands: true })
    const documents = client.db(database.name).collection<Stored>('entries')
    await documents.insertMany(
      Array.from({ length: 200 }, (_, index) => ({
        _id: `n${index}`,
        version: 1,
        doc: {},
        writes: [],
        settled: false,
        outbox: [{ of: index }],
      })),
    )
    commands = 0
    client.on('commandStarted', ({ commandName }) => {
      if (commandName === 'find') commands += 1
    })
    read = readTogether(documents, 15_000)
  })
  afterEach(async () => {
    await client.close()
    await database.drop()
  })

  it('of one turn share a command, each with its own document', async () => {
    expect(await Promise.all(['n1', 'none', 'n2', 'n1'].map(read))).toMatchObject([{ _id: 'n1' }, undefined, { _id: 'n2' }, { _id: 'n1' }])
    expect(commands).toBe(1)
    expect(await read('n1')).not.toHaveProperty('outbox')
    expect(commands).toBe(2)
  })

  it('are a hundred to a command at most', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `n${index}`)
    expect((await Promise.all(ids.map(read))).map((stored) => stored?._id)).toEqual(ids)
    expect(commands).toBe(2)
  })

  it('all fail when their command fails, and the next ones are tried again', async () => {
    await client.close()
    expect((await Promise.allSettled(['n1', 'n2'].map(read))).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await client.connect()
    expect(await read('n1')).toMatchObject({ _id: 'n1' })
  })
})
