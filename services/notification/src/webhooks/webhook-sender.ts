import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import type { BlockList } from 'node:net'
import type { Event } from '@sibyl/contracts/events/envelope'
import { slugOf } from '@sibyl/contracts/slug'
import { request as overHttp } from '@sibyl/platform/http/node-http'
import { type Instant, SECOND } from '@sibyl/platform/time'
import { Webhook as Signer } from 'standardwebhooks'
import { publicLookup, requirePublic } from './public-lookup.ts'
import type { Webhook } from './webhook-config.ts'

const TIMEOUT_MS = 15 * SECOND
const GONE = 410

/** The receiver did not accept an event. `forGood`: it does not want this event at all. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted'
  readonly forGood: boolean
  constructor(status: number) {
    super(`the webhook answered ${status}`)
    this.forGood = status === GONE
  }
}

/** Sends one event: a CloudEvent over HTTP in structured mode, signed as Standard Webhooks say. */
export type WebhookSender = { send(event: Event, at: Instant): Promise<void> }

/** @throws from `send`: NotAccepted, PrivateAddress, or the connection's own error */
export const httpSender = (
  { url, secrets }: Pick<Webhook, 'url' | 'secrets'>,
  allowed: BlockList | undefined,
  product: string,
): WebhookSender => {
  const signers = secrets.map((secret) => new Signer(secret))
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return {
    async send(event, at) {
      requirePublic(url.hostname, allowed)
      const body = JSON.stringify(event)
      const when = new Date(at)
      const outgoing = request(url, {
        method: 'POST',
        lookup: publicLookup(allowed),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/cloudevents+json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': `${slugOf(product)}-webhooks/1.0`,
          'webhook-id': event.id,
          'webhook-timestamp': String(Math.floor(when.getTime() / SECOND)),
          'webhook-signature': signers.map((signer) => signer.sign(event.id, when, body)).join(' '),
        },
      })
      outgoing.end(body)
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
      // Only the status counts; nothing that a stranger's server says is read.
      answer.destroy()
      const { statusCode = 0 } = answer
      if (statusCode < 200 || statusCode > 299) throw new NotAccepted(statusCode)
    },
  }
}
