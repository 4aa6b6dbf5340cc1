import { once } from 'node:events'
import { jest } from '@jest/globals'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import { collections } from '../collections.ts'
import { holdReading } from './hold-reading.ts'
import { claim, LEASE_MS, requested } from './reading.ts'

describe('the lease of a worker', () => {
  const store = openSqliteStore({ file: ':memory:', service: 'test' })
  beforeAll(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] }))
  afterAll(async () => {
    jest.useRealTimers()
    await store.close()
  })

  it('F33 is lost when the reading is erased with its reader, before the text is finished', async () => {
    const { readings } = await collections(store)
    const at = systemClock.now()
    const asked = {
      _id: 'rd',
      readerId: 'ada',
      methodId: 'tarot',
      formData: {},
      date: '2026-11-21',
      paid: true,
      facts: [],
      images: [],
    } as const
    await readings.create(requested({ ...asked, facts: [], images: [] }, at))
    const claimed = await readings.change('rd', claim('worker', at))
    const { lost, release } = holdReading({ readings, clock: systemClock }, claimed, 'worker')
    await readings.erase('rd')
    const aborted = once(lost, 'abort')
    await jest.advanceTimersByTimeAsync(LEASE_MS)
    await aborted
    expect(lost.aborted).toBe(true)
    release()
  })
})
