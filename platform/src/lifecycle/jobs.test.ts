import { eventually } from '../testing/eventually.ts'
import { testParts } from '../testing/test-parts.ts'
import { startJob } from './jobs.ts'

describe('a job', () => {
  const { logger, metrics } = testParts('test')

  it('runs repeatedly', async () => {
    let runs = 0
    const job = startJob(
      {
        name: 'sweep',
        everyMs: 5,
        run: async () => {
          runs += 1
        },
      },
      logger,
      metrics,
    )
    await eventually(() => expect(runs).toBeGreaterThan(2))
    await job.close()
  })

  it('continues after a run that fails before its first await', async () => {
    let runs = 0
    const failing = (): Promise<void> => {
      runs += 1
      throw new Error('no')
    }
    const job = startJob({ name: 'failing at once', everyMs: 5, run: failing }, logger, metrics)
    await eventually(() => expect(runs).toBeGreaterThan(1))
    await job.close()
  })

  it('continues after a failure and counts it', async () => {
    let runs = 0
    const job = startJob(
      {
        name: 'failing',
        everyMs: 5,
        run: async () => {
          runs += 1
          throw new Error('no')
        },
      },
      logger,
      metrics,
    )
    await eventually(() => expect(runs).toBeGreaterThan(1))
    await job.close()
    expect((await metrics.jobs.get()).values).toContainEqual({ labels: { task: 'failing', outcome: 'failed' }, value: runs })
  })

  it('never overlaps itself, and has finished once it is closed', async () => {
    const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let [running, most, finished] = [0, 0, 0]
    const job = startJob(
      {
        name: 'slow',
        everyMs: 1,
        run: async () => {
          running += 1
          most = Math.max(most, running)
          started.resolve()
          await release.promise
          running -= 1
          finished += 1
        },
      },
      logger,
      metrics,
    )
    await started.promise
    let closed = false
    const closing = job.close().then(() => {
      closed = true
    })
    await new Promise(setImmediate)
    expect(closed).toBe(false)
    release.resolve()
    await closing
    expect({ most, running, finished }).toEqual({ most: 1, running: 0, finished: 1 })
  })
})
