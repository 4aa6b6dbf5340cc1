import { Agent, request as send } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: Number.POSITIVE_INFINITY })

type Options = {
  /** The value of the Authorization header. */
  authorization: string
  body: Buffer
  /** The media type to accept. */
  accept: string
  /** Called with each chunk of the response as it arrives. */
  onText?: (text: string) => void
}

/** Posts JSON over connections that stay open, as many as there are callers; resolves with the status once the response has ended. */
export const post = (url: URL, { authorization, body, accept, onText }: Options): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Authorization: authorization, Accept: accept }
    const posted = send(url, { method: 'POST', agent, headers }, (response) => {
      if (onText) response.setEncoding('utf8').on('data', onText)
      else response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    posted.once('error', reject)
    posted.end(body)
  })
