import { MongoClient } from 'mongodb'
import { mongoDatabase } from '../../testing/mongo-database.ts'
import { aNote, noteEvent, notes } from '../../testing/notes.ts'
import { describeWithServer, findMongo } from '../../testing/servers.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { testClock } from '../../testing/test-clock.ts'
import { collection, type Store, type Versioned } from '../store.ts'
import { openMongoStore } from './open.ts'

const found = await findMongo()

describeWithServer('MongoDB', found, 'the store on MongoDB', (server) => {
  storeContract('MongoDB', async (clock) => {
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

describeWithServer('MongoDB', found, 'replicas on one MongoDB', (server) => {
  let database: ReturnType<typeof mongoDatabase>
  let stores: Store[]
  let client: MongoClient
  const replica = async (): Promise<Store> => {
    const store = await openMongoStore({ uri: server().url, database: database.name, service: 'test', clock: testClock() })
    stores.push(store)
    return store
  }
  const indexNames = async (): Promise<string[]> => {
    const indexes = await client.db(database.name).collection('notes').listIndexes().toArray()
    return indexes.map(({ name }) => String(name).replace(/@.*/, '')).toSorted()
  }

  beforeEach(async () => {
    database = mongoDatabase(server().url)
    stores = []
    client = new MongoClient(server().url)
  })
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await client.close()
    await database.drop()
  })

  it('may all start at once', async () => {
    const replicas = await Promise.all([replica(), replica(), replica(), replica()])
    const stored = await Promise.all(replicas.map((store) => store.collection(notes)))
    await Promise.all(stored.map((each, at) => each.create({ next: aNote(`n${at}`) })))
    expect(await stored[0]?.count('byAuthor', { author: 'ada' })).toBe(4)
    expect(await indexNames()).toEqual(['#outbox', '_id_', 'byAuthor'])
  })

  it('lose no concurrent change', async () => {
    const stored = await Promise.all([replica(), replica()].map(async (store) => (await store).collection(notes)))
    await stored[0]?.create({ next: aNote('a') })
    const writes = stored.flatMap((each) =>
      Array.from({ length: 25 }, () => each.change('a', (note) => ({ next: { ...note }, events: [noteEvent('u')] }))),
    )
    await Promise.all(writes)
    expect(await stored[0]?.get('a')).toMatchObject({ version: 51 })
    expect(await stored[0]?.outbox.pending('2099', 10)).toHaveLength(50)
  })

  it('announce the events of all changes of one turn, also if one of them was overtaken', async () => {
    const [one, other] = await Promise.all([replica(), replica()].map(async (store) => (await store).collection(notes)))
    const known = await Promise.all(['a', 'b'].map((id) => one?.create({ next: aNote(id) })))
    await other?.change('a', (note) => ({ next: { ...note, author: 'bob' } }))
    const announced: string[] = []
    one?.outbox.onWrite(({ documentId }) => announced.push(documentId))
    await Promise.all(
      ['a', 'b'].map((id, at) => one?.change(id, (note) => ({ next: { ...note, at: '2027-01-01' }, events: [noteEvent('u')] }), known[at])),
    )
    expect(announced.toSorted()).toEqual(['a', 'b'])
    expect(await one?.get('a')).toMatchObject({ author: 'bob', at: '2027-01-01', version: 3 })
  })

  it('do not mistake a recreated document for the erased one they know', async () => {
    const [one, other] = await Promise.all([replica(), replica()].map(async (store) => (await store).collection(notes)))
    const known = await one?.create({ next: aNote('a') })
    await other?.erase('a')
    await other?.create({ next: { ...aNote('a'), author: 'bob' } })
    await one?.change('a', (note) => ({ next: { ...note, at: '2027-01-01' } }), known)
    expect(await one?.get('a')).toMatchObject({ author: 'bob', at: '2027-01-01', version: 2 })
  })

  it('reconcile indexes with the declaration: changed, renamed, added and removed', async () => {
    await (await (await replica()).collection(notes)).create({ next: aNote('a') })
    type Note = Versioned & { author: string; at: string }
    const renamed = collection<Note>()({ name: 'notes', indexes: { byWriter: notes.indexes.byAuthor } })
    const changed = collection<Note>()({ name: 'notes', indexes: { byWriter: { match: ['at'] }, byAt: { match: ['at'], unique: true } } })
    expect(await (await (await replica()).collection(renamed)).find('byWriter', { author: 'ada' })).toHaveLength(1)
    expect(await indexNames()).toEqual(['#outbox', '_id_', 'byWriter'])
    const stored = await (await replica()).collection(changed)
    expect(await indexNames()).toEqual(['#outbox', '_id_', 'byAt', 'byWriter'])
    await expect(stored.create({ next: aNote('b') })).rejects.toMatchObject({ index: 'byAt' })
  })

  it('have the server remove expired documents, but never a waiting event', async () => {
    const expiring = collection<Versioned & { gone: string }>()({ name: 'notes', indexes: {}, expires: 'gone' })
    const stored = await (await replica()).collection(expiring)
    await stored.create({ next: { _id: 'a', version: 0, gone: '2099-01-01T00:00:00.000Z' }, events: [noteEvent('u')] })
    const removable = () => client.db(database.name).collection('notes').countDocuments({ settled: true })
    const indexes = await client.db(database.name).collection('notes').listIndexes().toArray()
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0, partialFilterExpression: { settled: true } }),
    )
    expect(await removable()).toBe(0)
    const [pending] = await stored.outbox.pending('2099', 10)
    if (pending) await stored.outbox.settle(pending)
    expect(await removable()).toBe(1)
    await stored.change('a', (note) => ({ next: { ...note }, events: [noteEvent('u')] }))
    expect(await removable()).toBe(0)
  })
})
