import { type Document, MongoClient } from 'mongodb'
import { mongoDatabase } from '../../testing/mongo-database.ts'
import { describeWithServer, findMongo } from '../../testing/servers.ts'
import { collection, type Page, type Store, type Versioned } from '../store.ts'
import { openMongoStore } from './open.ts'
import { alive, countOf, queryOf } from './query.ts'

type Entry = Versioned & { author: string; at: string; slug?: string; goneAt?: string }

const entries = collection<Entry>()({
  name: 'entries',
  indexes: {
    byAuthor: { match: ['author'], order: { by: 'at', descending: true } },
    bySlug: { match: ['slug'], unique: true },
  },
  expires: 'goneAt',
})
const anEntry = (day: number): Entry => ({ _id: `n${day}`, version: 0, author: 'ada', at: `2026-01-${day}`, slug: `s${day}` })

/** A plan from its last stage to its first. */
const stagesOf = (plan: Document | undefined): Document[] => (plan ? [plan, ...stagesOf(plan.inputStage)] : [])

describeWithServer('MongoDB', await findMongo(), 'the indexes of MongoDB', (server) => {
  describe('a look-up', () => {
    let database: ReturnType<typeof mongoDatabase>
    let store: Store
    let client: MongoClient

    beforeAll(async () => {
      database = mongoDatabase(server().url)
      store = await openMongoStore({ uri: server().url, database: database.name, service: 'test' })
      client = new MongoClient(server().url)
      const stored = await store.collection(entries)
      await Promise.all(Array.from({ length: 20 }, (_, day) => stored.create({ next: anEntry(10 + day) })))
    })
    afterAll(async () => {
      await store.close()
      await client.close()
      await database.drop()
    })

    const planned = async (filter: Document, sort: Document): Promise<Document[]> => {
      const documents = client.db(database.name).collection(entries.name)
      const { queryPlanner } = await documents.find(filter, { sort, limit: 9 }).explain('queryPlanner')
      return stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan)
    }
    const indexOf = (stages: Document[]): string =>
      String(stages.find(({ stage }) => stage === 'IXSCAN' || stage === 'EXPRESS_IXSCAN')?.indexName)

    const pages: [string, Page<Entry>][] = [
      ['the first page', {}],
      ['what comes behind a document', { after: anEntry(20) }],
      ['what is up to a bound', { upTo: '2026-01-15' }],
    ]

    it.each(pages)('finds %s of a reader’s history by its index, already in order', async (_name, page) => {
      const { filter, sort } = queryOf(entries.indexes.byAuthor, { author: 'ada' }, page)
      const stages = await planned(filter, sort as Document)
      expect(indexOf(stages)).toMatch(/^byAuthor@/)
      expect(stages.map(({ stage }) => stage)).not.toContain('SORT')
    })

    it('finds one document by a unique index', async () => {
      const { filter, sort } = queryOf(entries.indexes.bySlug, { slug: 's12' }, {})
      expect(indexOf(await planned(filter, sort as Document))).toMatch(/^bySlug@/)
    })

    it('counts a reader’s history by its index alone, also if some of it expires', async () => {
      const documents = client.db(database.name).collection(entries.name)
      const { filter, sort } = queryOf(entries.indexes.byAuthor, { author: 'ada' }, {})
      const counting = countOf(entries.indexes.byAuthor, { filter: { ...filter, ...alive('2026-01-01T00:00:00.000Z') }, sort }, true)
      const explained = await documents.aggregate(counting).explain('executionStats')
      const { queryPlanner, executionStats } = explained.stages?.[0].$cursor ?? explained
      expect(indexOf(stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan))).toMatch(/^byAuthor@/)
      expect(executionStats).toMatchObject({ totalKeysExamined: 20, totalDocsExamined: 0 })
    })

    it('finds waiting events by an index that holds only those', async () => {
      expect(indexOf(await planned({ outboxAt: { $lte: '2099' } }, { outboxAt: 1 }))).toMatch(/^#outbox@/)
    })
  })
})
