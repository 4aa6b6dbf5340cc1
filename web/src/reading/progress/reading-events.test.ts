import { jest } from '@jest/globals'
import { HttpResponse, http } from 'msw'
import { reading } from '#texts/reading.ts'
import { connection } from '../../../test/connection.ts'
import { at, server } from '../../../test/server.ts'
import { authorizedFetch } from '../../lib/reauth.ts'
import { type ReadingEvent, readingEvents } from './reading-events.ts'
import { aReading, begun, scriptedEvents } from './testing.ts'

const asked = () => authorizedFetch('/divination/reading/tarot', { method: 'POST' })
const follow = (options: { first?: () => Promise<Response>; id?: string }) =>
  readingEvents({ ...options, signal: new AbortController().signal })

const all = async (events: AsyncIterable<ReadingEvent>) => {
  const seen: ReadingEvent[] = []
  for await (const event of events) seen.push(event)
  return seen
}
const types = (events: ReadingEvent[]) => events.map((event) => (event.type === 'delta' ? event.text : event.type))

/** Answers each connection in turn and records its Last-Event-ID. */
const connections = (...answers: (() => Response)[]) => {
  const ids: (string | null)[] = []
  server.use(
    http.get(at('/divination/reading/rd_1/events'), ({ request }) => {
      ids.push(request.headers.get('last-event-id'))
      return (answers.shift() ?? (() => HttpResponse.error()))()
    }),
  )
  return ids
}

test('a reading is followed from its facts to its end', async () => {
  const events = scriptedEvents()
  server.use(http.post(at('/divination/reading/tarot'), () => events.answer()))
  events.send('now', 'reading', { reading: begun(aReading()) })
  events.send('1', 'delta', { text: 'You are ' })
  events.send('2', 'delta', { text: 'choosing' })
  events.send('3', 'done', { reading: aReading() })
  events.end()
  expect(types(await all(follow({ first: asked })))).toEqual(['reading', 'You are ', 'choosing', 'done'])
})

test('a connection that drops is resumed where it stopped, as often as necessary', async () => {
  const first = scriptedEvents()
  const second = scriptedEvents()
  const third = scriptedEvents()
  server.use(http.post(at('/divination/reading/tarot'), () => first.answer()))
  const ids = connections(
    () => second.answer(),
    () => HttpResponse.json({ success: false, code: 'unavailable', message: 'Away.' }, { status: 503 }),
    () => third.answer(),
  )
  const seen: ReadingEvent[] = []
  first.send('now', 'reading', { reading: begun(aReading()) })
  first.send('41', 'delta', { text: 'You ' })
  second.send('42', 'delta', { text: 'are ' })
  third.send('43', 'done', { reading: aReading() })
  for await (const event of follow({ first: asked })) {
    seen.push(event)
    if (types(seen).at(-1) === 'You ') first.drop()
    if (types(seen).at(-1) === 'are ') second.end()
  }
  expect(types(seen)).toEqual(['reading', 'You ', 'are ', 'done'])
  expect(ids).toEqual(['41', '42', '42'])
})

test('a reading that was started is not given up while there is no connection, and continues at once when it is back', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  const [first, second] = [scriptedEvents(), scriptedEvents()]
  server.use(http.post(at('/divination/reading/tarot'), () => first.answer()))
  let answer: () => Response = () => HttpResponse.error()
  server.use(http.get(at('/divination/reading/rd_1/events'), () => answer()))
  first.send('now', 'reading', { reading: begun(aReading()) })
  const events = follow({ first: asked })
  await events.next()
  connection('offline')
  first.drop()
  const end = events.next()
  await jest.advanceTimersByTimeAsync(600_000)
  answer = () => second.answer()
  second.send('1', 'done', { reading: aReading() })
  connection('online')
  expect((await end).value).toMatchObject({ type: 'done' })
  jest.useRealTimers()
})

test('a call that never reaches the server is repeated once, then the reading is lost', async () => {
  let calls = 0
  server.use(
    http.post(at('/divination/reading/tarot'), () => {
      calls += 1
      return HttpResponse.error()
    }),
  )
  expect(types(await all(follow({ first: asked })))).toEqual(['lost'])
  expect(calls).toBe(2)
})

test('a first call that a stopping process refuses is repeated once', async () => {
  const answers = [
    () => HttpResponse.json({ success: false, code: 'unavailable', message: 'Away.' }, { status: 503, headers: { 'Retry-After': '5' } }),
    () => HttpResponse.json({ success: true, reading: aReading() }),
  ]
  server.use(http.post(at('/divination/reading/tarot'), () => answers.shift()?.()))
  expect(types(await all(follow({ first: asked })))).toEqual(['done'])
})

test('a refusal says why, in the server’s words or ours', async () => {
  server.use(
    http.post(at('/divination/reading/tarot'), () =>
      HttpResponse.json({ success: false, code: 'rate_limited', message: 'Too many requests.' }, { status: 429 }),
    ),
  )
  expect(await all(follow({ first: asked }))).toMatchObject([
    { type: 'refused', failure: { status: 429, code: 'rate_limited', message: 'Too many requests.' }, reading: null },
  ])
  server.use(http.post(at('/divination/reading/tarot'), () => new HttpResponse('<html>', { status: 500 })))
  expect(await all(follow({ first: asked }))).toMatchObject([{ type: 'refused', failure: { message: reading.unable } }])
})

test('an answer that is not a stream is a reading all the same', async () => {
  server.use(http.post(at('/divination/reading/tarot'), () => HttpResponse.json({ success: true, reading: aReading() }, { status: 201 })))
  expect(types(await all(follow({ first: asked })))).toEqual(['done'])
})

test('a reading known by its id is followed from its beginning', async () => {
  const events = scriptedEvents()
  const ids = connections(() => events.answer())
  events.send('now', 'reading', { reading: begun(aReading()) })
  events.send('2', 'failed', { code: 'generation_failed', message: reading.unable })
  expect(types(await all(follow({ id: 'rd_1' })))).toEqual(['reading', 'failed'])
  expect(ids).toEqual([null])
})
