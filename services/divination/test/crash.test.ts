import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { claim, LEASE_MS } from '../src/readings/reading.ts'
import { sweepAbandonedReadings } from '../src/readings/sweep-abandoned-readings.ts'
import { sweepReservations } from '../src/readings/sweep-reservations.ts'
import { reserve } from '../src/wallet/wallet.ts'
import { openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

describe('what a dead process leaves behind', () => {
  let stage: Stage
  afterEach(() => stage.close())

  it('a token taken for a reading that was never begun comes back', async () => {
    const clock = testClock()
    stage = await openStage(undefined, { clock })
    await stage.grantTokens(reader)
    const kept = await collections(stage.parts.store)
    await kept.wallets.change(reader, reserve('lost', clock.now()))
    const sweep = sweepReservations({ ...kept, clock })
    await sweep()
    expect((await kept.wallets.get(reader))?.tokens).toBe(2)
    clock.advance(5 * MINUTE)
    await sweep()
    expect(await kept.wallets.get(reader)).toMatchObject({ tokens: 3, open: [] })
  })

  it('F19 a reading whose worker died is ended by the sweeper when its time is over, and paid back once', async () => {
    const clock = testClock()
    let begun: () => void = () => undefined
    const writing = new Promise<void>((resolve) => {
      begun = resolve
    })
    stage = await openStage(
      scriptedOracle(async function* (_request, signal) {
        begun()
        yield '# Half a'
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      }),
      { clock },
    )
    await stage.grantTokens(reader)
    const answer = stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    await writing
    const kept = await collections(stage.parts.store)
    const [reading] = await kept.readings.find('byReader', { readerId: reader, listed: true })
    clock.advance(2 * MINUTE)
    await sweepAbandonedReadings({ ...kept, clock, progress: stage.parts.progress })()
    expect(await kept.readings.get(reading?._id ?? '')).toMatchObject({ status: 'failed' })
    expect((await kept.wallets.get(reader))?.tokens).toBe(3)
    expect((await answer).status).toBe(502)
    expect((await kept.wallets.get(reader))?.tokens).toBe(3)
  })

  it('F19 a reading is finished by the next worker once the dead one’s lease is over', async () => {
    const clock = testClock()
    stage = await openStage(
      scriptedOracle((request) => [soundText(request)]),
      { clock },
    )
    await stage.grantTokens(reader)
    const kept = await collections(stage.parts.store)
    const created = kept.readings.create
    // The moment a reading is stored, a worker that will never be heard of again claims it.
    kept.readings.create = async (change) => {
      const reading = await created({ next: change.next })
      await kept.readings.change(reading._id, claim('dead', clock.now()))
      clock.advance(LEASE_MS + 1)
      await stage.parts.bus.publish({
        specversion: '1.0',
        id: 'redelivered',
        source: '/test',
        time: clock.now(),
        datacontenttype: 'application/json',
        type: 'reading.requested.v1',
        data: { readingId: reading._id },
      })
      return reading
    }
    const answer = await stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    kept.readings.create = created
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ reading: { status: 'done', userTokensRemaining: 2 } })
  })
})
