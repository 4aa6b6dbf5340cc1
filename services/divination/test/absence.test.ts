import { collector } from '@sibyl/platform/testing/bus-contract'
import { eventually } from '@sibyl/platform/testing/eventually'
import { readingCollection } from '../src/readings/collections.ts'
import { eventsOf, openStage, type Stage, scriptedOracle, soundText, tarot } from './stage.ts'

const reader = 'reader-ada'

/** An oracle that starts a text, and continues when the test lets it. */
const heldOracle = () => {
  const held = Promise.withResolvers<void>()
  const oracle = scriptedOracle(async function* (request) {
    const text = soundText(request)
    yield text.slice(0, 20)
    await held.promise
    yield text.slice(20)
  })
  return { oracle, letGo: held.resolve }
}

describe('a reader who leaves before the reading is written', () => {
  let stage: Stage
  let letGo: () => void
  let told: ReturnType<typeof collector<string>>

  beforeEach(async () => {
    const held = heldOracle()
    letGo = held.letGo
    stage = await openStage(held.oracle)
    told = collector<string>()
    await stage.parts.bus.subscribe(
      'notification',
      {
        'reading.generated.v1': async ({ data }) => {
          told.add(`${data.userId} ${data.methodId} ${data.readingId} ${data.unattended ? 'had left' : 'was there'}`)
        },
      },
      { concurrency: 1 },
    )
    await stage.grantTokens(reader)
  })
  afterEach(() => stage.close())

  const readings = () => stage.parts.store.collection(readingCollection)
  const theReading = async () => {
    const [reading] = await (await readings()).find('byReader', { readerId: reader, listed: true })
    return reading
  }
  const leave = async (options: { events: boolean; body?: unknown; path?: string }): Promise<void> => {
    const leaving = new AbortController()
    const asked = stage.ask(options.path ?? '/divination/reading/tarot', {
      as: reader,
      body: tarot,
      key: 'k',
      ...options,
      signal: leaving.signal,
    })
    const gone = asked.then((response) => response.text()).catch((error: unknown) => error)
    await eventually(async () => expect(await theReading()).toMatchObject({ status: 'writing' }))
    leaving.abort()
    expect(await gone).toMatchObject({ name: 'AbortError' })
    await eventually(async () => expect(await theReading()).toMatchObject({ unattended: true }))
  }
  const written = () => eventually(async () => expect(await theReading()).toMatchObject({ status: 'done' }))
  /** Earlier events are published by now, because a later one is. */
  const allPublished = () => eventually(async () => expect(await (await readings()).outbox.pending('9999', 10)).toEqual([]))

  it.each([{ events: true }, { events: false }])('counts as away in the event of its end, having asked %j', async (options) => {
    await leave(options)
    letGo()
    await written()
    const id = (await theReading())?._id
    await eventually(() => expect(told.seen).toEqual([`${reader} tarot ${id} had left`]))
    expect(await theReading()).not.toHaveProperty('unattended')
  })

  it.each([true, false])('counts as present once they came back, by following: %s', async (following) => {
    await leave({ events: true })
    const back = following
      ? stage.ask(`/divination/reading/${(await theReading())?._id}/events`, { as: reader, events: true })
      : stage.ask('/divination/reading/tarot', { as: reader, body: tarot, key: 'k', events: true })
    const events = eventsOf(await back)
    await eventually(async () => expect(await theReading()).not.toHaveProperty('unattended'))
    letGo()
    expect((await events).at(-1)).toMatchObject({ event: 'done' })
    await allPublished()
    expect(told.seen).toEqual([expect.stringContaining('was there')])
  })

  it('counts as present if they stay, without a write', async () => {
    const asked = stage.ask('/divination/reading/tarot', { as: reader, body: tarot, events: true })
    await eventually(async () => expect(await theReading()).toMatchObject({ status: 'writing', version: 2 }))
    letGo()
    await eventsOf(await asked)
    expect(await theReading()).toMatchObject({ status: 'done', version: 3 })
    await allPublished()
    expect(told.seen).toEqual([expect.stringContaining('was there')])
  })
})
