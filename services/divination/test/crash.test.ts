import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { MINUTE } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { OracleFailure } from '../src/oracle/oracle.ts'
import { claim, LEASE_MS } from '../src/readings/reading.ts'
import { sweepAbandonedReadings } from '../src/readings/sweep-abandoned-readings.ts'
import { sweepReservations } from '../src/readings/sweep-reservations.ts'
import { reserve } from '../src/wallet/wallet.ts'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

describe('what a dead process leaves behind', () => {
  let stage: Stage
  afterEach(() => stage.close())

  it('a token reserved for a reading that was never stored is returned', async () => {
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

  it('F19 a reading whose worker died is ended by the sweeper at its deadline, and its token is returned once', async () => {
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

  it('F19 a reading is finished by the next worker once the dead one’s lease has expired', async () => {
    const clock = testClock()
    stage = await openStage(
      scriptedOracle((request) => [soundText(request)]),
      { clock },
    )
    await stage.grantTokens(reader)
    const kept = await collections(stage.parts.store)
    const created = kept.readings.create
    // As soon as a reading is stored, a worker claims it and dies.
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

  it('F19 a worker that was paused while another took over cannot end the reading, and its text reaches no follower', async () => {
    const clock = testClock()
    const [stalled, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const [taken, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    stage = await openStage(
      scriptedOracle(async function* (request) {
        asked += 1
        if (asked === 1) {
          stalled.resolve()
          await resumed.promise
          throw new OracleFailure('timeout')
        }
        taken.resolve()
        await finished.promise
        yield soundText(request)
      }),
      { clock },
    )
    const steps: string[] = []
    const { progress } = stage.parts
    const append = progress.append
    progress.append = async (topic, step) => {
      steps.push(step.kind)
      return append(topic, step)
    }
    await stage.grantTokens(reader)
    const answer = stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true })
    await stalled.promise
    const kept = await collections(stage.parts.store)
    const [reading] = await kept.readings.find('byReader', { readerId: reader, listed: true })
    const readingId = reading?._id ?? ''
    clock.advance(LEASE_MS + 1)
    const takenOver = stage.publish('reading.requested.v1', { readingId })
    await taken.promise
    const before = steps.length
    const change = kept.readings.change
    let changes = 0
    kept.readings.change = async (...given) => {
      const changed = await change(...given)
      changes += 1
      return changed
    }
    resumed.resolve()
    await eventually(() => expect(changes).toBeGreaterThan(0))
    expect(await kept.readings.get(readingId)).toMatchObject({ status: 'writing' })
    expect(steps.slice(before)).toEqual([])
    kept.readings.change = change
    finished.resolve()
    await takenOver
    const events = await eventsOf(await answer)
    expect(steps.filter((kind) => kind === 'ended')).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reading: { status: 'done', userTokensRemaining: 2 } } })
  })

  it('F14 a stopping generator finishes a reading that no other has time to start over', async () => {
    const clock = testClock()
    const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    stage = await openStage(
      scriptedOracle(async function* (request) {
        asked += 1
        begun.resolve()
        await finished.promise
        yield soundText(request)
      }),
      { clock },
    )
    await stage.grantTokens(reader)
    const answer = stage.ask('/divination/reading/tarot', { as: reader, body: tarot })
    await begun.promise
    clock.advance(MINUTE / 2)
    const stopped = stage.stopGenerator()
    finished.resolve()
    await stopped
    expect((await answer).status).toBe(201)
    expect(asked).toBe(1)
  })
})
