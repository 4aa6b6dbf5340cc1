import { DatabaseSync } from 'node:sqlite'
import { aNote, type Note, notes } from '../../testing/notes.ts'
import { systemClock } from '../../time.ts'
import type { Page } from '../store.ts'
import { groupCommit } from './group-commit.ts'
import { sqliteCollection } from './sqlite-collection.ts'

/** The statements that a collection prepares, as they reach the database. */
const withStatements = () => {
  const database = new DatabaseSync(':memory:')
  const statements: string[] = []
  const observed = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          statements.push(sql)
          return target.prepare(sql)
        }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const parts = {
    database: observed,
    group: groupCommit(database, async () => undefined),
    service: 'test',
    clock: systemClock,
    onErase: () => undefined,
  }
  const { collection } = sqliteCollection(parts, notes)
  const planOf = (part = ''): string => {
    const rows = database.prepare(`EXPLAIN QUERY PLAN ${statements.findLast((sql) => sql.includes(part))}`).all() as { detail: string }[]
    return rows.map(({ detail }) => detail).join('; ')
  }
  return { collection, planOf }
}

describe('a look-up in SQLite', () => {
  const { collection, planOf } = withStatements()
  beforeAll(async () => {
    for (let day = 10; day < 30; day += 1) await collection.create({ next: aNote(`n${day}`, 'ada', `2026-01-${day}`) })
  })

  const pages: [string, Page<Note>][] = [
    ['the first page', { limit: 9 }],
    ['a later page', { limit: 9, skip: 9 }],
    ['what comes behind a document', { limit: 9, after: aNote('n20', 'ada', '2026-01-20') }],
    ['what is up to a bound', { upTo: '2026-01-15' }],
  ]

  it.each(pages)('finds %s of a reader’s history by its index, already in order', async (_name, page) => {
    expect((await collection.find('byAuthor', { author: 'ada' }, page)).length).toBeGreaterThan(0)
    expect(planOf()).toMatch(/SEARCH notes USING INDEX notes\.byAuthor@\w+ \(<expr>=\?/)
    expect(planOf()).not.toMatch(/TEMP B-TREE|SCAN/)
  })

  it('counts by the index alone', async () => {
    expect(await collection.count('byAuthor', { author: 'ada' })).toBe(20)
    expect(planOf()).toMatch(/SEARCH notes USING COVERING INDEX notes\.byAuthor@/)
  })

  it('finds waiting events by an index that holds only those', () => {
    const plan = planOf('ORDER BY outbox_at')
    expect(plan).toMatch(/SEARCH notes USING INDEX notes#outbox \(outbox_at>\? AND outbox_at<\?\)/)
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN/)
  })
})
