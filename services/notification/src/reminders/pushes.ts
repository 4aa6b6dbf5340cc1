import { createHash } from 'node:crypto'
import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Clock, Instant } from '@sibyl/platform/time'
import type { PushMessage } from '../mails/texts/reminder-texts.ts'
import { type Browser, PushRefused, type PushSender } from './push-sender.ts'

/** A browser that shows a reader's notifications. `_id` derives from its endpoint: a browser belongs to the reader who subscribed it last. */
type PushSubscription = Versioned & Browser & { userId: string; addedAt: Instant }

export const pushCollection = collection<PushSubscription>()({
  name: 'push-subscriptions',
  indexes: { byReader: { match: ['userId'], order: { by: 'addedAt', descending: true } } },
  initial: (id) => ({ _id: id, version: 0, userId: '', endpoint: '', keys: { p256dh: '', auth: '' }, addedAt: '' }),
})
type PushSubscriptions = Collection<PushSubscription, keyof typeof pushCollection.indexes>

const MOST_BROWSERS = 10

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** Stores the browsers that take notifications, and sends to them. */
export const pushesTo = ({
  subscriptions,
  sender,
  clock,
}: {
  subscriptions: PushSubscriptions
  sender: PushSender | undefined
  clock: Clock
}) => {
  const of = (userId: string): Promise<PushSubscription[]> => subscriptions.find('byReader', { userId })
  return {
    of,
    /** Stores a browser, and sends it a sample: whether that arrives changes nothing. */
    async add(userId: string, { endpoint, keys }: Browser, sample: PushMessage): Promise<PushSubscription> {
      const browser = await subscriptions.change(idOf(endpoint), (known) => ({
        next: { ...known, userId, endpoint, keys, addedAt: clock.now() },
      }))
      sender?.send(browser, sample).catch(() => undefined)
      for (const { _id } of (await of(userId)).slice(MOST_BROWSERS)) await subscriptions.erase(_id)
      return browser
    },
    /** Forgets a browser, if it is the reader's. */
    async remove(userId: string, endpoint: string): Promise<void> {
      const id = idOf(endpoint)
      if ((await subscriptions.get(id))?.userId === userId) await subscriptions.erase(id)
    },
    async removeAll(userId: string): Promise<void> {
      for (const { _id } of await of(userId)) await subscriptions.erase(_id)
    },
    /**
     * Sends a message to all browsers of a reader and forgets those that are gone. False if none is left, or none can be reached any more.
     * @throws PushRefused, or the connection's error, if no browser could be reached and one may be later
     */
    async push(userId: string, message: PushMessage): Promise<boolean> {
      if (!sender) return false
      const browsers = await of(userId)
      const outcomes = await Promise.allSettled(browsers.map((browser) => sender.send(browser, message)))
      const failures: unknown[] = []
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') continue
        if (outcome.reason instanceof PushRefused && outcome.reason.isGone) await subscriptions.erase(browsers[index]?._id ?? '')
        else failures.push(outcome.reason)
      }
      const arrived = outcomes.some(({ status }) => status === 'fulfilled')
      if (failures.length > 0 && !arrived) throw failures[0]
      return arrived
    },
  }
}
export type Pushes = ReturnType<typeof pushesTo>
