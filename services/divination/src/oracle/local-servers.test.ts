import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiOracle } from './openai-oracle.ts'
import type { ModelCall, ReadingAsk } from './oracle.ts'

const request: ReadingAsk = { task: 'reading', method: 'tarot', date: '2026-11-21', reader: { question: 'Why?' }, concerns: [], facts: [] }
type Body = Record<string, unknown>

const piece = (content: string, finish: string | null = null): Body => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
})
const data = (body: unknown, end = '\n\n'): string => `data: ${JSON.stringify(body)}${end}`
const words = ['# A lamp', '\n\nThe lamp ', 'is small.']

/** Rejects a request body with one of these members, as a strict server does. */
const refusing = (response: ServerResponse, body: Body, members: readonly string[]): boolean => {
  const stranger = members.find((member) => member in body)
  if (stranger !== undefined) response.writeHead(400, { 'Content-Type': 'application/json' }).end(`{"error":{"message":"${stranger}"}}`)
  return stranger !== undefined
}

type Imitation = { refuses: readonly string[]; answer: readonly string[]; settings?: Partial<Parameters<typeof openAiOracle>[0]> }

/** How each server deviates, according to its documentation and its streams. */
const servers: Readonly<Record<string, Imitation>> = {
  'Ollama: no usage, and a thinking model that thinks aloud': {
    refuses: [],
    answer: [
      data(piece('<think>\nFirst the facts.\n</think>\n\n')),
      ...words.map((word) => data(piece(word))),
      data(piece('', 'stop')),
      'data: [DONE]\n\n',
    ],
  },
  'vLLM: usage in a piece of its own, a first piece without words': {
    refuses: [],
    answer: [
      data({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }),
      ...words.map((word) => data(piece(word))),
      data(piece('', 'stop')),
      data({ choices: [], usage: { prompt_tokens: 1200, completion_tokens: 9, prompt_tokens_details: { cached_tokens: 1024 } } }),
      'data: [DONE]\n\n',
    ],
  },
  'llama.cpp: CRLF, comment lines, no [DONE] after the last piece': {
    refuses: [],
    answer: [
      ': ping\r\n\r\n',
      ...words.map((word) => data(piece(word), '\r\n\r\n')),
      ': ping\r\n\r\n',
      data(piece('', 'stop'), '\r\n\r\n'),
    ],
  },
  'an old server: max_tokens, and neither its successor nor stream_options': {
    refuses: ['max_completion_tokens', 'stream_options', 'reasoning_effort'],
    settings: { tokenLimitField: 'max_tokens', streamUsage: false },
    answer: [...words.map((word) => data(piece(word))), data(piece('', 'stop')), 'data: [DONE]\n\n'],
  },
}

describe.each(Object.entries(servers))('%s', (name, { refuses, answer, settings }) => {
  let server: Server
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  it('yields its text', async () => {
    server = createServer(async (incoming, response) => {
      const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as Body
      if (refusing(response, body, refuses)) return
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const part of answer) response.write(part)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const oracle = openAiOracle({ apiKey: 'none', baseUrl, model: 'local', timeoutMs: 20_000, ...settings })
    const told: ModelCall[] = []
    let text = ''
    for await (const said of oracle.write(request, new AbortController().signal, (about) => told.push(about))) text += said
    expect(text.replace(/<think>[\s\S]*<\/think>\s*/, '')).toBe(words.join(''))
    const { inputTokens, cachedTokens } = Object.assign({}, ...told) as ModelCall
    expect({ inputTokens, cachedTokens }).toEqual(
      name.startsWith('vLLM') ? { inputTokens: 1200, cachedTokens: 1024 } : { inputTokens: undefined, cachedTokens: undefined },
    )
  })
})
