import type { BlockList } from 'node:net'
import { MINUTE, SECOND } from '@sibyl/platform/time'
import { postOutside } from '../delivery/post-outside.ts'
import type { PushMessage } from '../mails/texts/reminder-texts.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser that takes pushes, as its `PushSubscription` describes it. */
export type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A push service did not accept a message. The message leaves the address out: anyone who knows it can send to the browser. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'
  /** The browser has ended the subscription, or never had it. */
  readonly isGone: boolean
  constructor(status: number) {
    super(`the push service answered ${status}`)
    this.isGone = status === 404 || status === 410
  }
}

/** Sends one message to one browser by Web Push, encrypted for that browser alone. */
export type PushSender = { send(to: Browser, message: PushMessage): Promise<void> }

/** How long a push service keeps a message for a browser that is closed. */
const KEPT_S = (120 * MINUTE) / SECOND

/** The library is loaded for the first message. @throws from `send`: PushRefused, PrivateAddress, or the connection's own error */
export const webPushSender = (keys: VapidKeys, contact: string, allowed: BlockList | undefined): PushSender => ({
  async send({ endpoint, keys: browserKeys }, message) {
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: browserKeys }, JSON.stringify(message), {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: KEPT_S,
      // The push service replaces a message of this topic that it has not delivered yet, and the browser one that it shows.
      topic: message.tag,
    })
    const status = await postOutside(new URL(endpoint), { ...headers }, body, allowed)
    if (status < 200 || status > 299) throw new PushRefused(status)
  },
})
