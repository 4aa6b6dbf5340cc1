import { once } from 'node:events'
import { mock } from 'node:test'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import { collections } from '../collections.ts'
import { holdReading } from './hold-reading.ts'
import { claim, LEASE_MS, requested } from './reading.ts'

describe('the lease of a worker', () => {
  const store = openSqliteStore({ file: ':memory:', service: 'test' })
  beforeAll(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterAll(async () => {
    mock.timers.reset()
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
    mock.timers.tick(LEASE_MS)
    await aborted
    expect(lost.aborted).toBe(true)
    release()
  })
})
