import http from 'k6/http'
import { type Answer, call, callAll, expectThat, type Json } from './client.ts'
import { eventsIn, type StreamEvent } from './events.ts'

export type Reading = {
  _id: string
  content: string
  status: string
  facts: { id: string }[]
  images: { src: string }[]
  userTokensRemaining: number | null
}

const QUESTION = 'Should I take the offer from the studio by the river?'

const readingIn = (data: Json | undefined): Reading | undefined => data?.reading as Reading | undefined

/** The text that a stream carried, from where it was begun last: a text that was refused is written anew. */
const textOf = (events: readonly StreamEvent[]): string => {
  const begun = events.findLastIndex(({ event }) => event === 'reading')
  return events
    .slice(begun + 1)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data.text))
    .join('')
}

/** Checks a stream from its first event to its last; gives the reading it ended with. */
const readStream = (operation: string, { status, text }: Answer): Reading | undefined => {
  if (status !== 200) return undefined
  const events = eventsIn(text)
  const [first, last] = [events[0], events.at(-1)]
  const facts = readingIn(first?.data)?.facts.length ?? 0
  expectThat(`${operation}: the stream begins with the drawn cards`, first?.event === 'reading' && facts > 0)
  const reading = readingIn(last?.data)
  const done = expectThat(`${operation}: the stream ends with the reading, done`, last?.event === 'done' && reading?.status === 'done')
  if (!done || !reading) return undefined
  const streamed = textOf(events).trim()
  // Readers who drew the same card on the same day share its text, which then comes whole with the end. What is streamed has its heading
  // still; the reading has it as its title.
  const shared = operation === 'dailyCard' && streamed === ''
  expectThat(`${operation}: what was streamed is what is saved`, reading.content !== '' && (shared || streamed.endsWith(reading.content)))
  expectThat(
    `${operation}: the text rests on the drawn cards`,
    reading.facts.every(({ id }) => reading.content.includes(`(fact:${id})`)),
  )
  return reading
}

const tarotForm = (timeframe: string) => ({ formData: { timeframe, question: QUESTION } })

type Tarot = { token: string; key: string; timeframe: string }

/** Asks for a tarot reading and follows its stream to the end; nothing when it did not come about. */
export const readTarot = ({ token, key, timeframe }: Tarot): Reading | undefined =>
  readStream('requestReading', call('requestReading', { path: { id: 'tarot' }, body: tarotForm(timeframe), token, key, events: true }))

/** Asks once more with a key that has its reading already, as a client does that lost the answer: the same reading, and no token. */
export const readTarotAgain = ({ token, key, timeframe }: Tarot): Reading | undefined =>
  readingIn(call('requestReadingAgain', { path: { id: 'tarot' }, body: tarotForm(timeframe), token, key }).body)

/** Asks without a token in the wallet. */
export const readTarotWithoutToken = ({ token, key, timeframe }: Tarot): void => {
  const { body } = call('requestReadingAgain', { path: { id: 'tarot' }, body: tarotForm(timeframe), token, key, expected: [402] })
  expectThat('requestReadingAgain: an empty wallet is said to be empty', body.code === 'access_required')
}

/** Follows a reading that has ended already: its end comes at once. */
export const followToTheEnd = (id: string, token: string): void => {
  const last = eventsIn(call('followReading', { path: { id }, token, events: true }).text).at(-1)
  expectThat('followReading: the stream ends with the reading, done', last?.event === 'done' && readingIn(last.data)?._id === id)
}

/**
 * Draws the card of the day as a visitor nobody has seen, and follows its stream. The model writes a text for each card once a day: 156
 * of them, counting reversed cards; a second draw of the same card gets the stored text.
 */
export const drawAsVisitor = (): Reading | undefined =>
  readStream('dailyCard', call('dailyCard', { events: true, jar: new http.CookieJar() }))

/** Draws the card of the day for signed-in readers, all at once. */
export const drawFor = (tokens: readonly string[]): void => {
  const answers = callAll(
    'dailyCard',
    tokens.map((token) => ({ token })),
  )
  for (const { body } of answers) expectThat('dailyCard: there is a card', (body.data as Reading | undefined)?.status === 'done')
}

/** Asks for the card of the day where it was drawn before: it is shown, with a refusal to draw anew. After midnight it is a new one. */
export const dailyCardAgain = (token: string): void => {
  const { status, body } = call('dailyCardAgain', { token, expected: [200, 429] })
  const card = body.data as Reading | undefined
  expectThat('dailyCardAgain: there is a card', card !== undefined && (status === 200 || body.code === 'already_drawn'))
}
