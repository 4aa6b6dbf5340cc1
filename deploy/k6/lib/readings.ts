import http from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import { type Answer, call, callAll, expectThat, type Json } from './client.ts'
import { numberFrom } from './environment.ts'
import { eventsIn, type StreamEvent } from './events.ts'

/** Until the first block of a text, and until its end. */
const firstBlock = new Trend('first_block', true)
const readingEnd = new Trend('reading_end', true)
const finished = new Counter('readings_done')
/** Readings that the product gave up, and streams that ended before their reading. */
const failed = new Counter('readings_failed')
const broken = new Counter('streams_broken')

/**
 * Whether a text was started over because the model or its generator failed. The product retries, so readings may all succeed while the
 * model fails.
 */
const restarted = new Rate('texts_restarted')
/** The share of texts that may be started over. */
export const restartThresholds = { texts_restarted: [`rate<=${numberFrom('RESTARTS', 0.005)}`] }

export type Reading = {
  _id: string
  content: string
  status: string
  facts: { id: string; data: { card?: unknown } }[]
  images: { src: string }[]
  userTokensRemaining: number | null
}

const QUESTION = 'Should I take the offer from the studio by the river?'

const readingIn = (data: Json | undefined): Reading | undefined => data?.reading as Reading | undefined

/** The text of a stream, from its last restart: a refused text is written again. */
const textOf = (events: readonly StreamEvent[]): string => {
  const begun = events.findLastIndex(({ event }) => event === 'reading')
  return events
    .slice(begun + 1)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data.text))
    .join('')
}

/** Every link of a text leads to a fact, and most drawn cards are linked: a card or two may be spoken of without a link. */
const restsOnCards = ({ content, facts }: Reading): boolean => {
  const links = [...content.matchAll(/\(fact:([\w-]+)\)/g)].map(([, id]) => id)
  const cards = facts.filter(({ data }) => data.card !== undefined)
  const linked = cards.filter(({ id }) => links.includes(id)).length
  return links.every((link) => facts.some(({ id }) => id === link)) && linked > cards.length / 2
}

const recordPace = ({ waitedMs, tookMs }: Answer, events: readonly StreamEvent[]): void => {
  const [first, block] = [events[0], events.find(({ event }) => event === 'delta')]
  if (first && block) firstBlock.add(waitedMs + block.ms - first.ms)
  readingEnd.add(tookMs)
  finished.add(1)
}

/** Checks a stream from its first event to its last; returns its finished reading. */
const readStream = (operation: string, answer: Answer): Reading | undefined => {
  if (answer.status !== 200) return undefined
  const events = eventsIn(answer.text)
  const [first, last] = [events[0], events.at(-1)]
  const facts = readingIn(first?.data)?.facts.length ?? 0
  restarted.add(events.filter(({ event }) => event === 'reading').length > 1)
  expectThat(`${operation}: the stream begins with the drawn cards`, first?.event === 'reading' && facts > 0)
  const reading = readingIn(last?.data)
  const done = expectThat(`${operation}: the stream ends with the reading, done`, last?.event === 'done' && reading?.status === 'done')
  if (!done || !reading) {
    if (last?.event === 'failed') failed.add(1)
    else broken.add(1)
    return undefined
  }
  const streamed = textOf(events).trim()
  // Readers who draw the same card on the same day share its text, which then comes whole with the last event. The streamed text still has
  // its heading; the reading has it as its title.
  const shared = operation === 'dailyCard' && streamed === ''
  expectThat(`${operation}: what was streamed is what is saved`, reading.content !== '' && (shared || streamed.endsWith(reading.content)))
  expectThat(`${operation}: the text rests on the drawn cards`, restsOnCards(reading))
  if (operation === 'requestReading') recordPace(answer, events)
  return reading
}

const tarotForm = (timeframe: string) => ({ formData: { timeframe, question: QUESTION } })

type Tarot = { token: string; key: string; timeframe: string }

/** Requests a tarot reading and follows its stream to the end; undefined if the reading failed. */
export const readTarot = ({ token, key, timeframe }: Tarot): Reading | undefined =>
  readStream('requestReading', call('requestReading', { path: { id: 'tarot' }, body: tarotForm(timeframe), token, key, events: true }))

/** Repeats a request with the same key, as a client does that lost the response: the same reading, and no token spent. */
export const readTarotAgain = ({ token, key, timeframe }: Tarot): Reading | undefined =>
  readingIn(call('requestReadingAgain', { path: { id: 'tarot' }, body: tarotForm(timeframe), token, key }).body)

/** Follows a finished reading: the stream ends at once. */
export const followToTheEnd = (id: string, token: string): void => {
  const last = eventsIn(call('followReading', { path: { id }, token, events: true }).text).at(-1)
  expectThat('followReading: the stream ends with the reading, done', last?.event === 'done' && readingIn(last.data)?._id === id)
}

/**
 * Draws the daily card as a new visitor, and follows its stream. The model writes a text for each card once a day: 156 of them, counting
 * reversed cards; a second draw of the same card gets the stored text.
 */
export const drawAsVisitor = (): Reading | undefined =>
  readStream('dailyCard', call('dailyCard', { events: true, jar: new http.CookieJar() }))

/** Draws the daily card for signed-in readers concurrently; those of an earlier run may have drawn theirs today. */
export const drawFor = (tokens: readonly string[]): void => {
  const answers = callAll(
    'dailyCard',
    tokens.map((token) => ({ token, expected: [200, 429] })),
  )
  for (const { body } of answers) {
    const { status } = (body.data ?? {}) as Partial<Reading>
    expectThat('dailyCard: there is a card', status === 'done' || body.code === 'already_drawn')
  }
}

/** Requests the daily card again: the refusal to draw another includes the first. After midnight it is a new one. */
export const dailyCardAgain = (token: string): void => {
  const { status, body } = call('dailyCardAgain', { token, expected: [200, 429] })
  const card = body.data as Reading | undefined
  expectThat('dailyCardAgain: there is a card', card !== undefined && (status === 200 || body.code === 'already_drawn'))
}
