import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { httpFetch, streamOf } from './http-fetch.ts'
import { restBetweenReads } from './rest-between-reads.ts'

const WRITES = Array.from({ length: 60 }, (_, index) => `write ${index}\n`)

let server: Server
/** Answers with all writes, a pause after each. */
let pauseMs = 0
const answer = async (response: ServerResponse): Promise<void> => {
  for (const text of WRITES) {
    response.write(text)
    await pause(pauseMs)
  }
  response.end()
}

beforeAll(async () => {
  server = createServer((_, response) => void answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** Reads an answer to its end, and counts the reads of its connection. */
const read = async (): Promise<{ text: string; reads: number }> => {
  const body = streamOf(await httpFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  const afterRead = restBetweenReads(body)
  const { socket } = body
  let reads = 0
  const count = (): number => reads++
  socket.on('data', count)
  let text = ''
  body.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    afterRead(piece.split('\n').length - 1)
  })
  await new Promise((resolve) => body.once('end', resolve))
  socket.off('data', count)
  return { text, reads }
}

it('reads an answer of many writes whole, several of them at once', async () => {
  pauseMs = 5
  const { text, reads } = await read()
  expect(text).toBe(WRITES.join(''))
  expect(reads).toBeLessThan(WRITES.length / 2)
})

it('leaves the connection of an ended answer to the next request', async () => {
  pauseMs = 0
  for (let times = 0; times < 5; times += 1) expect((await read()).text).toBe(WRITES.join(''))
})

it('rests while an answer is dense, and not while it comes slowly', async () => {
  let pauses = 0
  const socket = {
    pause() {
      pauses += 1
    },
    resume: () => undefined,
  }
  const read = restBetweenReads({ socket, complete: false, destroyed: false } as unknown as IncomingMessage)
  const readOf = async (chunks: number): Promise<number> => {
    await pause(60)
    const before = pauses
    read(chunks)
    await new Promise(setImmediate)
    return pauses - before
  }
  expect([await readOf(1), await readOf(1), await readOf(1000), await readOf(1000), await readOf(1)]).toEqual([0, 0, 1, 1, 0])
})
