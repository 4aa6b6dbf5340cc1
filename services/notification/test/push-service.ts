import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'

type Pushed = { path: string; headers: IncomingHttpHeaders; message: Record<string, unknown> }

/** A push service, with one browser whose keys it knows, so that it can read what it is to deliver. */
export const openPushService = async () => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  /** Samples are kept apart: every browser gets one when it subscribes. */
  const [pushed, samples]: [Pushed[], Pushed[]] = [[], []]
  const statuses = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await buffer(request)
    const text = decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth }).toString()
    const message = JSON.parse(text) as Record<string, unknown>
    const list = message.tag === 'sample' ? samples : pushed
    list.push({ path, headers: request.headers, message })
    response.writeHead(statuses.get(path) ?? 201).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    pushed,
    samples,
    /** The subscription of a browser at this path, as `PushSubscription.toJSON` writes it. */
    subscription: (path: string) => ({ endpoint: `http://127.0.0.1:${port}${path}`, keys: { p256dh, auth } }),
    /** Answers this status at the path from now on. */
    answer: (path: string, status: number) => statuses.set(path, status),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
