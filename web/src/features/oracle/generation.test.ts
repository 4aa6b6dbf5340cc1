import { methodById } from '@sibyl/contracts/methods'
import { pacedText } from '../../reading/progress/paced-text.ts'
import type { ReadingEvent } from '../../reading/progress/reading-events.ts'
import { aDailyCard, aReading, begun } from '../../reading/progress/testing.ts'
import { type Generation, type GenerationEffects, type GenerationRun, generate } from './generation.ts'
import { newSubmission } from './submission.ts'

type Script = Partial<Omit<GenerationRun, 'method'>> & { method?: string; heard: ReadingEvent[][] }

/** Runs a generation over scripted connections; `effects` are the names of those it had, in order. */
const run = async ({ method: id = 'tarot', heard, submission = newSubmission({}), ...rest }: Script) => {
  const method = methodById(id)
  if (!method) throw new Error(`no method ${id}`)
  const effects: string[] = []
  const followed: (string | undefined)[] = []
  const note = (name: keyof GenerationEffects) => () => void effects.push(name)
  const text = pacedText()
  const states: Generation[] = []
  for await (const state of generate({
    method,
    submission,
    text,
    signal: new AbortController().signal,
    async *events(from) {
      followed.push(from)
      yield* heard.shift() ?? []
    },
    drawnToday: async () => null,
    hasCachedCard: () => false,
    isOffline: () => false,
    effects: {
      sent: note('sent'),
      reading: note('reading'),
      done: note('done'),
      tokensReturned: (balance) => void effects.push(`tokensReturned ${balance}`),
      forgetSubmission: note('forgetSubmission'),
      forgetDraft: note('forgetDraft'),
      refreshProfile: async () => note('refreshProfile')(),
    },
    ...rest,
  })) {
    states.push(state)
  }
  text.stop()
  return { states, effects, followed, last: states.at(-1) }
}

const refused = (status: number, code: string, fields: { field: string; message: string }[] = []): ReadingEvent => ({
  type: 'refused',
  failure: { status, code: code as never, message: 'The server says why', fields },
  reading: null,
})

test('a reading is awaited, dealt and completed', async () => {
  const { states, effects, followed } = await run({
    heard: [
      [
        { type: 'reading', reading: begun(aReading()) },
        { type: 'delta', text: 'Words' },
        { type: 'done', reading: aReading() },
      ],
    ],
  })
  expect(states.map(({ state }) => state)).toEqual(['waiting', 'written', 'written'])
  expect(states.at(-1)).toMatchObject({ dealt: true, reading: { status: 'done' } })
  expect(effects).toEqual(['sent', 'reading', 'reading', 'done'])
  expect(followed).toEqual([undefined])
})

test('a submission that has its reading is followed, not sent again', async () => {
  const { effects, followed, last } = await run({
    submission: { ...newSubmission({}), sent: true, readingId: 'rd_1' },
    heard: [[{ type: 'done', reading: aReading() }]],
  })
  expect(followed).toEqual(['rd_1'])
  expect(effects).toEqual(['reading', 'done'])
  expect(last).toMatchObject({ state: 'written', dealt: false })
})

test.each([
  ['401', refused(401, 'unauthorized'), { state: 'denied', reason: 'signed-out' }, ['sent', 'refreshProfile']],
  ['no access', refused(403, 'access_required'), { state: 'denied', reason: 'no-tokens' }, ['sent', 'forgetSubmission', 'refreshProfile']],
  ['an unknown method', refused(404, 'unknown_method'), { state: 'unknown-method' }, ['sent']],
  ['a deleted reading', refused(404, 'reading_not_found'), { state: 'deleted' }, ['sent', 'forgetSubmission']],
  ['safety', refused(422, 'safety'), { state: 'comforted', message: 'The server says why' }, ['sent', 'forgetDraft', 'forgetSubmission']],
  ['a failure that cost nothing', refused(502, 'generation_failed'), { retry: 'restart', returned: true }, ['sent', 'refreshProfile']],
  ['a used draw', refused(409, 'draw_used'), { retry: 'restart', returned: false }, ['sent']],
  ['a refused field', refused(400, 'invalid_input', [{ field: 'question', message: 'Ask' }]), { retry: 'form', message: 'Ask' }, ['sent']],
  ['anything else', refused(503, 'unavailable'), { retry: 'same', returned: false }, ['sent']],
])('%s ends it in a state of its own', async (_what, event, state, effects) => {
  const generation = await run({ heard: [[event]] })
  expect(generation.last).toMatchObject(state)
  expect(generation.effects).toEqual(effects)
})

test('a reading that fails gives its token back, and can be asked for again', async () => {
  const { last, effects } = await run({ heard: [[{ type: 'failed', code: 'model_failed', message: '', userTokensRemaining: 2 }]] })
  expect(last).toMatchObject({ state: 'failed', retry: 'restart', returned: true })
  expect(effects).toEqual(['sent', 'tokensReturned 2'])
})

test.each([
  [true, 'offline'],
  [false, 'failed'],
])('a lost connection, offline %s, ends in %s', async (offline, state) => {
  const { last } = await run({ heard: [[{ type: 'lost' }]], isOffline: () => offline })
  expect(last?.state).toBe(state)
})

test('if the server cannot be reached, the card in this browser is shown', async () => {
  const drawn = aDailyCard()
  const { last, effects } = await run({
    method: 'daily-card',
    heard: [[{ type: 'lost' }]],
    hasCachedCard: () => true,
    drawnToday: async () => drawn,
  })
  expect(last).toMatchObject({ state: 'written', reading: drawn, dealt: false })
  expect(effects).toEqual(['sent', 'done'])
})

test('a card drawn today and still being written is followed to its end', async () => {
  const drawn = begun(aDailyCard())
  const { states, followed } = await run({
    method: 'daily-card',
    heard: [[refused(409, 'already_drawn')], [{ type: 'done', reading: aDailyCard() }]],
    drawnToday: async () => drawn,
  })
  expect(states.map((state) => state.state === 'written' && state.reading.status)).toEqual([false, drawn.status, 'done'])
  expect(followed).toEqual([undefined, drawn._id])
})

test('a reader who leaves while the card is looked up sees nothing more', async () => {
  const leaving = new AbortController()
  const { states } = await run({
    method: 'daily-card',
    heard: [[refused(409, 'already_drawn')]],
    signal: leaving.signal,
    drawnToday: async () => {
      leaving.abort()
      return aDailyCard()
    },
  })
  expect(states).toEqual([{ state: 'waiting' }])
})
