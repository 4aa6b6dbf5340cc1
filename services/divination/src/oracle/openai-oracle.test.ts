import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiOracle } from './openai-oracle.ts'
import type { ModelCall, ReadingAsk } from './oracle.ts'

const request: ReadingAsk = { task: 'reading', method: 'tarot', date: '2026-11-21', reader: { question: 'Why?' }, concerns: [], facts: [] }
const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`
const used = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 500 } })}\n\n`
const stream = { 'Content-Type': 'text/event-stream' }
const written: RequestListener = (_request, response) =>
  void response.writeHead(200, stream).end(`${chunk('The ')}${chunk('Hermit', 'stop')}${used}data: [DONE]\n\n`)

type Settings = Partial<Parameters<typeof openAiOracle>[0]>

describe('the oracle behind an OpenAI-compatible server', () => {
  const servers: Server[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const oracleAgainst = async (answer: RequestListener, settings: Settings = {}) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    return openAiOracle({ apiKey: 'k', baseUrl, model: 'm', timeoutMs: 20_000, ...settings })
  }
  const textOf = async (answer: RequestListener, settings?: Settings, signal = new AbortController().signal) => {
    const oracle = await oracleAgainst(answer, settings)
    let text = ''
    const told: ModelCall[] = []
    for await (const piece of oracle.write(request, signal, (about) => told.push(about))) text += piece
    return { text, told: Object.assign({}, ...told) as ModelCall }
  }
  /** The request that the server received under these settings, as JSON. */
  const sentWith = async (settings: Settings): Promise<Record<string, unknown>> => {
    let sent = ''
    await textOf((incoming, response) => {
      incoming.on('data', (data) => {
        sent += data
      })
      incoming.on('end', () => written(incoming, response))
    }, settings)
    return JSON.parse(sent) as Record<string, unknown>
  }

  it('passes the text on as it streams in, and sends the facts as data', async () => {
    expect((await textOf(written)).text).toBe('The Hermit')
    const { messages, stream: streamed } = await sentWith({})
    expect(streamed).toBe(true)
    expect(JSON.parse((messages as { content: string }[])[1]?.content ?? '')).toEqual(request)
  })

  it('sends the configured options, and none that a model might reject otherwise', async () => {
    const plain = await sentWith({})
    expect(Object.keys(plain).sort()).toEqual(['max_completion_tokens', 'messages', 'model', 'stream', 'stream_options'])
    expect(plain.max_completion_tokens).toBeGreaterThan(5000)
    expect(await sentWith({ temperature: 0.7, reasoningEffort: 'low', maxOutputTokens: 900, tokenLimitField: 'max_tokens' })).toMatchObject(
      { temperature: 0.7, reasoning_effort: 'low', max_tokens: 900 },
    )
    expect(await sentWith({ tokenLimitField: 'max_tokens' })).not.toHaveProperty('max_completion_tokens')
    const unlimited = await sentWith({ tokenLimitField: 'none' })
    expect(unlimited).not.toHaveProperty('max_tokens')
    expect(unlimited).not.toHaveProperty('max_completion_tokens')
  })

  it('reports the usage of a call, and its cost where prices are configured', async () => {
    expect((await textOf(written)).told).toEqual({ provider: 'openai', model: 'm', finish: 'stop', inputTokens: 1000, outputTokens: 500 })
    expect((await textOf(written, { price: { input: 0.25, output: 2 } })).told.costMicroUsd).toBe(1250)
  })

  it.each([
    ['429', 429, 'busy'],
    ['500', 500, 'unavailable'],
    ['503', 503, 'unavailable'],
  ])('F17 reports why a %s failed, and does not retry by itself', async (_, status, reason) => {
    let asked = 0
    await expect(
      textOf((_request, response) => {
        asked += 1
        response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":{"message":"no"}}')
      }),
    ).rejects.toMatchObject({ reason, retryAfterMs: undefined })
    expect(asked).toBe(1)
  })

  it.each([
    [429, { 'Retry-After': '7' }, 7000],
    [503, { 'Retry-After': '0.5' }, 500],
    [429, { 'Retry-After': '7', 'Retry-After-Ms': '120' }, 120],
    [429, { 'Retry-After': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 0],
    [500, { 'Retry-After': '7' }, undefined],
    [429, { 'Retry-After': 'soon' }, undefined],
  ])('F17 reports when a server that answered %i wants a retry: %j', async (status, headers, retryAfterMs) => {
    await expect(textOf((_request, response) => void response.writeHead(status, headers).end())).rejects.toMatchObject({ retryAfterMs })
  })

  it.each([
    ['a web page', 'text/html; charset=utf-8', '<!doctype html><p>Sign in to the network'],
    ['JSON that is no stream', 'application/json', '{"status":"ok"}'],
  ])('F17 rejects %s as no answer', async (_, type, body) => {
    await expect(textOf((_request, response) => void response.writeHead(200, { 'Content-Type': type }).end(body))).rejects.toMatchObject({
      reason: 'unavailable',
    })
  })

  it('F17 reports a truncated text, a broken connection and a timeout', async () => {
    await expect(textOf((_request, response) => void response.writeHead(200, stream).end(chunk('Half', 'length')))).rejects.toMatchObject({
      reason: 'cut_off',
    })
    await expect(
      textOf((_request, response) => {
        response.writeHead(200, stream)
        response.write(chunk('Half'), () => response.destroy())
      }),
    ).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(textOf(() => undefined, { timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('stops when its signal aborts', async () => {
    const stopping = new AbortController()
    const writing = textOf(() => stopping.abort(new Error('stopping')), undefined, stopping.signal)
    await expect(writing).rejects.toThrow('stopping')
  })

  describe('whose provider moderates', () => {
    const never = new AbortController().signal
    const answering =
      (body: unknown): RequestListener =>
      (_request, response) =>
        void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const ask = async (answer: RequestListener, signal = never) =>
      (await oracleAgainst(answer, { moderationModel: 'omni' })).flagsCrisis?.('Some words.', signal)

    it('calls the moderation model only if one is configured', async () => {
      expect((await oracleAgainst(written)).flagsCrisis).toBeUndefined()
    })

    it.each([
      [{ 'self-harm': true, violence: false }, true],
      [{ 'self-harm': false, 'self-harm/intent': true }, true],
      [{ 'self-harm': false, 'self-harm/intent': null, violence: true }, false],
    ])('reports a crisis when self-harm is flagged: %j', async (categories, crisis) => {
      expect(await ask(answering({ results: [{ flagged: true, categories }] }))).toBe(crisis)
    })

    it('throws if the response is no moderation, so that nothing passes for one', async () => {
      await expect(ask(answering({ results: [] }))).rejects.toThrow()
      await expect(ask((_request, response) => void response.writeHead(404).end())).rejects.toThrow()
      const leaving = new AbortController()
      await expect(ask(() => leaving.abort(new Error('left')), leaving.signal)).rejects.toThrow()
    })
  })
})
