import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { groupCommit } from './group-commit.ts'

const open = (sync = async (): Promise<void> => undefined) => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE notes (id TEXT PRIMARY KEY)')
  const group = groupCommit(database, sync)
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

  it('are acknowledged once they are on disk, also to readers, and those that come meanwhile share the next sync', async () => {
    const syncs: PromiseWithResolvers<void>[] = []
    const { database, group, add } = open(() => {
      syncs.push(Promise.withResolvers())
      return syncs.at(-1)?.promise ?? Promise.reject(new Error('no sync'))
    })
    const acknowledged: string[] = []
    const acknowledge = (id: string) => group.committed(id).then(() => acknowledged.push(id))
    add('a')
    const read = acknowledge('a')
    await nextTurn()
    expect(syncs).toHaveLength(1)
    const more = ['b', 'c'].map((id) => {
      add(id)
      return acknowledge(id)
    })
    await group.committed('unwritten')
    await nextTurn()
    expect([database.isTransaction, syncs.length, acknowledged]).toEqual([true, 1, []])
    syncs[0]?.resolve()
    await read
    await nextTurn()
    expect([database.isTransaction, syncs.length, acknowledged]).toEqual([false, 2, ['a']])
    syncs[1]?.resolve()
    await Promise.all(more)
    expect(acknowledged).toEqual(['a', 'b', 'c'])
  })

  it('fail when the disk fails, as do all that follow', async () => {
    const { group, add } = open(() => Promise.reject(new Error('EIO')))
    add('a')
    await expect(group.committed('a')).rejects.toThrow('EIO')
    expect(() => add('b')).toThrow('EIO')
    expect(group.ensureSound).toThrow('EIO')
  })
})
