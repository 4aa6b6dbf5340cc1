import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiOracle } from '../src/oracle/openai-oracle.ts'
import type { Oracle, OracleRequest } from '../src/oracle/oracle.ts'
import { soundText } from './stage.ts'

type Turn = (response: ServerResponse, request: OracleRequest) => void

/** A turn of the model: this complete text, with a thousand tokens in and five hundred out. */
export const says =
  (text: (request: OracleRequest) => string): Turn =>
  (response, request) => {
    const event = (body: unknown) => `data: ${JSON.stringify(body)}\n\n`
    const piece = { choices: [{ delta: { content: text(request) }, finish_reason: 'stop' }] }
    const usage = { choices: [], usage: { prompt_tokens: 1000, completion_tokens: 500 } }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(`${event(piece)}${event(usage)}data: [DONE]\n\n`)
  }

/** A turn of the model: a refusal. */
export const refuses =
  (status: number, headers: Record<string, string> = {}): Turn =>
  (response) =>
    void response.writeHead(status, headers).end()

/** A turn of the model: the connection breaks in the middle of a text. */
export const breaksOff: Turn = (response, request) => {
  const piece = { choices: [{ delta: { content: soundText(request).slice(0, -40) }, finish_reason: null }] }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${JSON.stringify(piece)}\n\n`, () => response.destroy())
}

export type ModelServer = {
  oracle(settings?: Partial<Parameters<typeof openAiOracle>[0]>): Oracle
  /** The requests so far, in order. */
  asked: OracleRequest[]
  /** The responses to the next calls; sound texts once they are used up. */
  turns: Turn[]
  /** The texts sent to moderation, and its response. */
  screened: string[]
  screening: (response: ServerResponse) => void
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> =>
  JSON.parse(Buffer.concat(await request.toArray()).toString()) as Record<string, unknown>

/** A model server on a free port, scripted by the test. */
export const startModelServer = async (): Promise<ModelServer> => {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (request.url === '/v1/moderations') {
      model.screened.push(String(body.input))
      return model.screening(response)
    }
    const messages = body.messages as { content: string }[]
    const [, first, text, last] = messages.map(({ content }) => content)
    const asked = { ...JSON.parse(first ?? ''), ...(last === undefined ? {} : { text, ...JSON.parse(last) }) } as OracleRequest
    model.asked.push(asked)
    const turn = model.turns.shift() ?? says(soundText)
    turn(response, asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model: ModelServer = {
    oracle: (settings) => openAiOracle({ apiKey: 'any', baseUrl, model: 'test-model', timeoutMs: 5000, ...settings }),
    asked: [],
    turns: [],
    screened: [],
    screening: (response) => void response.writeHead(404).end(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return model
}
