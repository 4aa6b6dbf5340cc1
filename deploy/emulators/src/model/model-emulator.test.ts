import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import OpenAI, { APIConnectionError, BadRequestError, InternalServerError, RateLimitError } from 'openai'
import { tarotRequest } from './draw.fixture.ts'
import { cardNames } from './matters/cards.ts'
import { modelEmulator } from './model-emulator.ts'
import type { ModelSettingsPatch } from './settings.ts'

const { router, settings } = modelEmulator({ firstTokenMs: 0, tokensPerSecond: 100_000 })
const answers = new EventEmitter()
let server: Server
let origin: string
let client: OpenAI

beforeAll(async () => {
  const app = express()
  app.use((_req, res, next) => {
    res.once('close', () => answers.emit('closed', { finished: res.writableFinished }))
    next()
  })
  server = app.use('/_dev/model', router).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_dev/model`
  client = new OpenAI({ apiKey: 'any', baseURL: `${origin}/v1`, maxRetries: 0, timeout: 25_000 })
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

beforeEach(() => {
  settings.change({ firstTokenMs: 0, tokensPerSecond: 100_000, failure: 'none', failureRate: 1, failureCalls: null })
})

const drawn = ['major-09', 'cups-06', 'swords-08'].map((card) => ({ card, reversed: false }))
const asked = JSON.stringify(tarotRequest('present', drawn, 'Should I leave my job?'))
const body = {
  model: 'oracle',
  messages: [
    { role: 'system' as const, content: 'Write.' },
    { role: 'user' as const, content: asked },
  ],
}
const fails = (failure: NonNullable<ModelSettingsPatch['failure']>) => settings.change({ failure })

const whole = async () => {
  const answer = await client.chat.completions.create(body)
  return { text: answer.choices[0]?.message.content ?? '', finish: answer.choices[0]?.finish_reason, usage: answer.usage }
}

const streamed = async () => {
  const parts: string[] = []
  let finish: string | null | undefined
  let role: string | undefined
  let usage: OpenAI.CompletionUsage | null | undefined
  for await (const chunk of await client.chat.completions.create({ ...body, stream: true, stream_options: { include_usage: true } })) {
    role ??= chunk.choices[0]?.delta.role
    parts.push(chunk.choices[0]?.delta.content ?? '')
    finish = chunk.choices[0]?.finish_reason ?? finish
    usage = chunk.usage ?? usage
  }
  return { text: parts.join(''), finish, role, usage }
}

test('streamed and whole, the OpenAI client reads the same text', async () => {
  const one = await whole()
  const other = await streamed()
  expect(other.text).toBe(one.text)
  expect(one.text).toMatch(/^SAFETY: ok\n# .+\n\n/u)
  expect([one.finish, other.finish, other.role]).toEqual(['stop', 'stop', 'assistant'])
  expect(other.usage).toEqual(one.usage)
  expect(one.usage?.total_tokens).toBe((one.usage?.prompt_tokens ?? 0) + (one.usage?.completion_tokens ?? 0))
})

test('the models are listed', async () => {
  const models = await client.models.list()
  expect(models.data.map((model) => model.id)).toEqual(['sibyl-oracle-emulator'])
})

test('a message that is not a reading request gets an ordinary answer', async () => {
  const answer = await client.chat.completions.create({ model: 'oracle', messages: [{ role: 'user', content: 'Hello' }] })
  expect(answer.choices[0]?.message.content).toMatch(/^Good day/u)
})

test('a token limit ends the text with finish_reason length', async () => {
  const answer = await client.chat.completions.create({ ...body, max_completion_tokens: 20 })
  expect(answer.choices[0]?.finish_reason).toBe('length')
  expect(answer.usage?.completion_tokens).toBe(20)
})

test('a request without messages is refused in the shape of OpenAI’s errors', async () => {
  const refused = await client.chat.completions.create({ model: 'oracle', messages: [] }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(BadRequestError)
  expect(refused).toMatchObject({ status: 400, type: 'invalid_request_error', param: 'messages' })
})

test('a body that is not JSON is refused in the same shape', async () => {
  const answer = await fetch(`${origin}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

describe.each([
  ['whole', whole],
  ['streamed', streamed],
])('a %s answer', (_name, ask) => {
  test('fails with http-500', async () => {
    fails('http-500')
    await expect(ask()).rejects.toBeInstanceOf(InternalServerError)
  })

  test('fails with http-429 and says when to come back', async () => {
    fails('http-429')
    const error = await ask().catch((each: unknown) => each)
    expect(error).toBeInstanceOf(RateLimitError)
    expect((error as RateLimitError).headers?.get('retry-after')).toBe('1')
  })

  test('can be empty', async () => {
    fails('empty')
    expect(await ask()).toMatchObject({ text: '', finish: 'stop' })
  })

  test('can be cut off mid-sentence', async () => {
    fails('cut-off')
    const { text, finish } = await ask()
    expect(finish).toBe('length')
    expect(text.length).toBeGreaterThan(200)
    expect(text).not.toMatch(/[.?!]$/u)
  })

  test('can name a card that was not drawn', async () => {
    fails('invented')
    const { text, finish } = await ask()
    const known = new Set(drawn.map(({ card }) => card))
    const named = [...cardNames()].filter(([id, name]) => !known.has(id) && text.includes(name.replace(/^The /u, '')))
    expect(finish).toBe('stop')
    expect(named.length).toBeGreaterThanOrEqual(1)
  })

  test('can break off in the middle', async () => {
    fails('hang-up')
    await expect(ask()).rejects.toThrow()
  })

  test('can stay silent until the caller gives up', async () => {
    fails('timeout')
    const patient = client.withOptions({ timeout: 150 })
    await expect(patient.chat.completions.create(body)).rejects.toBeInstanceOf(APIConnectionError)
  })
})

test('a connection that breaks mid-stream has carried some of the text', async () => {
  fails('hang-up')
  let text = ''
  const read = async () => {
    for await (const chunk of await client.chat.completions.create({ ...body, stream: true })) text += chunk.choices[0]?.delta.content ?? ''
  }
  await expect(read()).rejects.toThrow()
  expect(text).toMatch(/^SAFETY: ok\n/u)
})

test('a failure rate fails that share of requests', async () => {
  settings.change({ failure: 'http-500', failureRate: 0.5 })
  const hello = { model: 'oracle', messages: [{ role: 'user' as const, content: 'Hello' }] }
  let good = 0
  for (let asked = 0; asked < 40; asked += 1) {
    await client.chat.completions.create(hello).then(
      () => {
        good += 1
      },
      (error: unknown) => expect(error).toBeInstanceOf(InternalServerError),
    )
  }
  expect(good).toBeGreaterThan(8)
  expect(good).toBeLessThan(32)
})

test('a caller who leaves stops the writing', async () => {
  settings.change({ tokensPerSecond: 20 })
  const gone = new AbortController()
  const closed = once(answers, 'closed')
  const stream = await client.chat.completions.create({ ...body, stream: true }, { signal: gone.signal })
  for await (const _chunk of stream) gone.abort()
  expect(await closed).toEqual([{ finished: false }])
})

test('settings are read and changed as JSON, in part, and refused out of range', async () => {
  const put = (patch: object) =>
    fetch(`${origin}/settings`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(patch) })
  expect(await (await put({ firstTokenMs: 5 })).json()).toMatchObject({ firstTokenMs: 5, failure: 'none' })
  expect(await (await fetch(`${origin}/settings`)).json()).toMatchObject({ firstTokenMs: 5 })
  expect((await put({ failure: 'nonsense' })).status).toBe(400)
  expect((await put({ failureRate: 2 })).status).toBe(400)
})

test('the page shows the settings and its form changes them', async () => {
  const page = await fetch(`${origin}/`)
  expect(await page.text()).toContain('name="tokensPerSecond" value="100000"')
  const form = new URLSearchParams({ firstTokenMs: '9', tokensPerSecond: '60', irregularity: '0.2', failureRate: '1', failure: 'none' })
  const saved = await fetch(`${origin}/settings`, { method: 'POST', body: form, redirect: 'manual' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/_dev/model/?saved'])
  expect(settings.current()).toMatchObject({ firstTokenMs: 9, tokensPerSecond: 60 })
})
