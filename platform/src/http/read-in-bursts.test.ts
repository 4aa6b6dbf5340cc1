import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { httpFetch, streamOf } from './http-fetch.ts'
import { readInBursts } from './read-in-bursts.ts'

const STREAMS = 40
const CHUNKS = 60

describe('an answer read in bursts', () => {
  let server: Server
  let connections: number
  let afterHalf: (response: ServerResponse) => void

  beforeEach(async () => {
    connections = 0
    afterHalf = () => undefined
    server = createServer(async (_request, response) => {
      for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
        if (chunk === CHUNKS / 2) afterHalf(response)
        response.write(`${chunk} `)
        await pause(4)
      }
      response.end()
    })
    server.on('connection', () => {
      connections += 1
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const askAll = (): Promise<IncomingMessage[]> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return Promise.all(Array.from({ length: STREAMS }, async () => streamOf(await httpFetch(url))))
  }

  /** Reads an answer, and counts the turns of the event loop in which a part of it arrived. */
  const read = async (body: IncomingMessage): Promise<{ text: string; reads: number }> => {
    let text = ''
    let reads = 0
    let counted = false
    body.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (counted) return
      counted = true
      reads += 1
      setImmediate(() => {
        counted = false
      })
    })
    readInBursts(body)
    await once(body, 'end')
    return { text, reads }
  }

  it('is complete, takes several chunks a read, and leaves its connection to the next', async () => {
    const whole = Array.from({ length: CHUNKS }, (_, chunk) => `${chunk} `).join('')
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all((await askAll()).map(read))
      expect(answers.map(({ text }) => text)).toEqual(Array<string>(STREAMS).fill(whole))
      expect(answers.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThan((STREAMS * CHUNKS) / 2)
    }
    expect(connections).toBe(STREAMS)
  })

  it('fails when its connection breaks', async () => {
    afterHalf = (response) => void response.destroy()
    const outcomes = await Promise.allSettled((await askAll()).map(read))
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  it('closes its connection when its reader leaves', async () => {
    const left: Promise<unknown>[] = []
    const half = Promise.withResolvers<void>()
    afterHalf = (response) => {
      left.push(once(response, 'close'))
      if (left.length === STREAMS) half.resolve()
    }
    const bodies = await askAll()
    const readings = Promise.allSettled(bodies.map(read))
    await half.promise
    for (const body of bodies) body.destroy(new Error('the reader has left'))
    await Promise.all(left)
    expect(new Set((await readings).map(({ status }) => status))).toEqual(new Set(['rejected']))
  })
})
