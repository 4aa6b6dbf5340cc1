import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TestUpstream = { url: string; requests: IncomingMessage[]; server: Server; close(): Promise<void> }

/** A test service on a real port that records its requests. */
export const startUpstream = async (answer: RequestListener = (_request, response) => response.end('{}')): Promise<TestUpstream> => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') requests.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    server,
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
