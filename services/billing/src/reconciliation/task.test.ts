import { testClock } from '@sibyl/platform/testing/test-clock'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { HOUR, MINUTE, SECOND } from '@sibyl/platform/time'
import { onOneReplica, taskCollection } from './task.ts'

describe('a task that one replica runs', () => {
  const open = async () => {
    const clock = testClock()
    const { store } = testParts('billing', { clock })
    const tasks = await store.collection(taskCollection)
    const runs: (string | undefined)[] = []
    const replica = (run = async (since: string | undefined) => void runs.push(since)) =>
      onOneReplica({ tasks, clock }, { name: 'compare', everyMs: HOUR, run })
    return { clock, runs, replica }
  }

  it('runs on one of many replicas, and again when it is due', async () => {
    const { clock, runs, replica } = await open()
    const replicas = Array.from({ length: 5 }, () => replica())
    const all = () => Promise.all(replicas.map((each) => each.run()))
    const first = clock.now()
    await all()
    clock.advance(HOUR - 1)
    await all()
    expect(runs).toEqual([undefined])
    clock.advance(1)
    await all()
    expect(runs).toEqual([undefined, first])
  })

  it('checks often whether it is due, so that a restart does not postpone it', async () => {
    const { replica } = await open()
    expect(replica().everyMs).toBe(MINUTE)
  })

  it('runs again at once after a failure, from the start of the last successful run', async () => {
    const { runs, replica } = await open()
    const failing = replica(async () => {
      throw new Error('away')
    })
    await expect(failing.run()).rejects.toThrow('away')
    await replica().run()
    expect(runs).toEqual([undefined])
  })

  it('is taken over from a crashed replica', async () => {
    const { clock, runs, replica } = await open()
    const dead = replica(() => new Promise(() => undefined))
    void dead.run()
    await replica().run()
    expect(runs).toEqual([])
    clock.advance(15 * SECOND)
    await replica().run()
    expect(runs).toEqual([undefined])
  })
})
