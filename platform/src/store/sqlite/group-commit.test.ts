import { DatabaseSync } from 'node:sqlite'
import { groupCommit } from './group-commit.ts'

const open = () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE notes (id TEXT PRIMARY KEY)')
  const group = groupCommit(database)
  const add = (id: string) => group.write(id, () => database.prepare('INSERT INTO notes VALUES (?)').run(id))
  const count = () => (database.prepare('SELECT count(*) AS total FROM notes').get() as { total: number }).total
  return { database, group, add, count }
}

describe('writes that share a commit', () => {
  it('are one transaction, committed when each is acknowledged', async () => {
    const { database, group, add, count } = open()
    add('a')
    add('b')
    expect(database.isTransaction).toBe(true)
    await group.committed()
    expect(database.isTransaction).toBe(false)
    expect(count()).toBe(2)
  })

  it('continue without one that is refused', async () => {
    const { group, add, count } = open()
    add('a')
    expect(() => add('a')).toThrow(/UNIQUE/)
    add('b')
    await group.committed()
    expect(count()).toBe(2)
  })

  it('all fail and leave nothing when the commit fails', async () => {
    const { database, group, add, count } = open()
    database.exec('PRAGMA foreign_keys = ON; CREATE TABLE leaves (note TEXT REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED)')
    add('a')
    group.write('leaf', () => database.exec("INSERT INTO leaves VALUES ('nowhere')"))
    await expect(group.committed()).rejects.toThrow(/FOREIGN KEY/)
    expect(count()).toBe(0)
    add('b')
    await group.committed()
    expect(count()).toBe(1)
  })

  it('are committed at once when the store closes', () => {
    const { database, group, add } = open()
    add('a')
    group.close()
    expect(database.isTransaction).toBe(false)
  })
})
