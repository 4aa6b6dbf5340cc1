import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiOracle } from './openai-oracle.ts'

const request = { task: 'reading', method: 'tarot', date: '2026-11-21', reader: { question: 'Why?' }, concerns: [], facts: [] } as const
const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

describe('the oracle behind an OpenAI-compatible server', () => {
  const servers: Server[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const oracleAgainst = async (answer: RequestListener, timeoutMs = 2000) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    return openAiOracle({ apiKey: 'k', baseUrl, model: 'm', timeoutMs })
  }
  const textOf = async (answer: RequestListener, timeoutMs?: number, signal = new AbortController().signal) => {
    const oracle = await oracleAgainst(answer, timeoutMs)
    let text = ''
    for await (const piece of oracle.write(request, signal)) text += piece
    return text
  }

  it('passes the text on as it comes, and sends the facts as data', async () => {
    let sent = ''
    const text = await textOf((incoming, response) => {
      incoming.on('data', (data) => {
        sent += data
      })
      incoming.on('end', () => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        response.end(`${chunk('The ')}${chunk('Hermit', 'stop')}data: [DONE]\n\n`)
      })
    })
    expect(text).toBe('The Hermit')
    const { messages, stream } = JSON.parse(sent) as { messages: { role: string; content: string }[]; stream: boolean }
    expect(stream).toBe(true)
    expect(JSON.parse(messages[1]?.content ?? '')).toEqual(request)
  })

  it.each([
    ['429', 429, 'busy'],
    ['500', 500, 'unavailable'],
  ])('F17 says why a %s failed, without trying again by itself', async (_, status, reason) => {
    let asked = 0
    await expect(
      textOf((_request, response) => {
        asked += 1
        response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":{"message":"no"}}')
      }),
    ).rejects.toMatchObject({ reason })
    expect(asked).toBe(1)
  })

  it('F17 says when the text was cut off, when the line broke, and when nothing came in time', async () => {
    await expect(
      textOf((_request, response) => void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(chunk('Half', 'length'))),
    ).rejects.toMatchObject({ reason: 'cut_off' })
    await expect(
      textOf((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        response.write(chunk('Half'), () => response.destroy())
      }),
    ).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(textOf(() => undefined, 50)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('stops when it is told to', async () => {
    const stopping = new AbortController()
    const written = textOf(() => stopping.abort(new Error('stopping')), undefined, stopping.signal)
    await expect(written).rejects.toThrow('stopping')
  })
})
