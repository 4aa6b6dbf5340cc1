import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that answers every request at once with a small JSON document, and a message with its port. */
const answer = JSON.stringify({ success: true, user: { _id: 'user_1', firstName: 'Ada', tier: 'free', oracleTokens: 3 } })

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': answer.length }).end(answer)
})
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1', () => {
  process.on('message', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  process.on('SIGTERM', () => process.exit(0))
})
