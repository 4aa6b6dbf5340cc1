import type { IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as sendHttps } from 'node:https'
import type { OnReadOpts, Socket } from 'node:net'
import { Agent as HttpAgent, request as sendHttp } from './node-http.ts'

/** All sockets read into one buffer, one after the other. By default each read allocates 64 kB, and a paused socket goes on reading. */
const onread: OnReadOpts = {
  buffer: Buffer.alloc(64 * 1024),
  callback(this: Socket, length: number, buffer: Uint8Array) {
    return this.push(Buffer.copyBytesFrom(buffer, 0, length))
  },
}

/** Keeps connections alive. Their number is not capped: each answer in progress has one. */
const keepAliveOptions = { keepAlive: true, maxFreeSockets: 256, onread }
const agents = { http: new HttpAgent(keepAliveOptions), https: new HttpsAgent(keepAliveOptions) }

const send = (url: URL, { method, headers, signal, body }: RequestInit): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { method: method ?? 'GET', headers: Object.fromEntries(new Headers(headers)), ...(signal ? { signal } : {}) }
    const request =
      url.protocol === 'https:'
        ? sendHttps(url, { ...options, agent: agents.https }, resolve)
        : sendHttp(url, { ...options, agent: agents.http }, resolve)
    request.once('error', reject)
    request.end(body)
  })

const bodies = new WeakMap<Response, IncomingMessage>()

/**
 * `fetch` on top of Node's own HTTP client, for answers read with `streamOf`. It takes a third less CPU and half the memory per answer in
 * progress than the built-in `fetch`, whose web streams are costly. An unsuccessful answer arrives whole, as an ordinary Response. Does not
 * follow redirects.
 */
export const httpFetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const incoming = await send(new URL(input instanceof Request ? input.url : input), init)
  const status = incoming.statusCode ?? 0
  const headers = new Headers(Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]))
  if (status < 200 || status > 299) return new Response(Buffer.concat(await incoming.toArray()), { status, headers })
  const response = new Response(null, { status, headers })
  bodies.set(response, incoming)
  return response
}

/** The body of a `httpFetch` answer as it arrives. Leaving the loop early closes the connection. */
export const streamOf = (response: Response): IncomingMessage => {
  const body = bodies.get(response)
  if (!body) throw new Error('not a response of httpFetch')
  return body
}
