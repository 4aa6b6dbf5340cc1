import { createMemoryProgress } from '@sibyl/platform/progress/memory-progress'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import { collections } from '../collections.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { announcement } from './announced-end.ts'
import { awaitEnd } from './await-end.ts'
import { followReading } from './follow-reading.ts'
import { requested } from './reading.ts'

describe('the end of a reading that its worker announces', () => {
  const store = openSqliteStore({ file: ':memory:', service: 'test' })
  const progress = createMemoryProgress()
  afterAll(() => store.close())
  const { signal } = new AbortController()
  const text = { status: 'done' as const, title: 'The Moon', content: 'It is night.', note: 'Be well.' }

  // The test leaves the stored reading as requested, so a caller that reads it would never see the end.
  it('reaches a caller that awaits it and one that follows it, with text and tokens, without a read of the store', async () => {
    const ports = { ...(await collections(store)), progress, clock: systemClock }
    const at = systemClock.now()
    const form = { _id: 'rd', readerId: 'ada', methodId: 'tarot' as const, formData: {}, date: '2026-11-21', paid: true }
    const reading = await ports.readings.create(requested({ ...form, facts: [], images: [] }, at))
    const waiting = awaitEnd(ports, reading, signal)
    await progress.append('rd', { kind: 'ended', text: announcement({ ...reading, ...text }, { ...emptyWallet('ada'), tokens: 2 }, at) })
    expect(await waiting).toEqual({ reading: { ...reading, ...text }, tokens: 2 })
    const events = []
    for await (const event of followReading(ports, reading, undefined, signal)) events.push(event)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reading: { ...text, userTokensRemaining: 2 } } })
  })
})
