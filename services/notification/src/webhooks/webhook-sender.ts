import type { BlockList } from 'node:net'
import type { Event } from '@sibyl/contracts/events/envelope'
import { slugOf } from '@sibyl/contracts/slug'
import { type Instant, SECOND } from '@sibyl/platform/time'
import { Webhook as Signer } from 'standardwebhooks'
import { postOutside } from '../delivery/post-outside.ts'
import type { Webhook } from './webhook-config.ts'

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
  return {
    async send(event, at) {
      const body = JSON.stringify(event)
      const when = new Date(at)
      const headers = {
        'Content-Type': 'application/cloudevents+json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': `${slugOf(product)}-webhooks/1.0`,
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(when.getTime() / SECOND)),
        'webhook-signature': signers.map((signer) => signer.sign(event.id, when, body)).join(' '),
      }
      const statusCode = await postOutside(url, headers, body, allowed)
      if (statusCode < 200 || statusCode > 299) throw new NotAccepted(statusCode)
    },
  }
}
