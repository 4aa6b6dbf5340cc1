import { reminderOperations } from '@sibyl/contracts/http/reminders'
import type { EventOf } from '@sibyl/platform/bus/bus'
import { type Route, route } from '@sibyl/platform/http/route'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { meteredLimiter } from '@sibyl/platform/limiter/metered-limiter'
import type { Decide } from '@sibyl/platform/store/store'
import { SECOND } from '@sibyl/platform/time'
import type { NotificationConfig } from '../config.ts'
import type { MailQueue } from '../delivery/mail-queue.ts'
import type { MailTexts } from '../mails/texts/mail-texts.ts'
import type { Recipients } from '../recipients/recipient.ts'
import { webPushSender } from './push-sender.ts'
import { pushCollection, pushesTo } from './pushes.ts'
import { moveTo, noteDrawn, type Reminders, reminderCollection } from './reminder.ts'
import {
  addPushSubscription,
  type CallPorts,
  removePushSubscription,
  setReminders,
  showReminders,
  stopReminders,
} from './reminder-calls.ts'
import { reminderQueue } from './reminder-queue.ts'

type Ports = Pick<Parts, 'store' | 'clock' | 'logger' | 'metrics' | 'limiter'> & {
  config: NotificationConfig
  recipients: Recipients
  queue: MailQueue
  texts: MailTexts
  isGone: (userId: string) => Promise<boolean>
}

/** What a reader gets to see of their reminders in an export. */
const exported = ({ morning, evening, timezone, last, drawn }: Reminders) => ({ morning, evening, timezone, last, drawn })

/** The reminders of the daily card: their calls, the events that they listen to, and the job that sends them. */
export const reminderPart = async ({ store, config, isGone, limiter, ...ports }: Ports) => {
  const reminders = await store.collection(reminderCollection)
  const subscriptions = await store.collection(pushCollection)
  const { VAPID_KEY: keys, PUSH_ALLOW: allowed, LINK_SECRET: linkSecret } = config
  const sender = keys && webPushSender(keys, config.SUPPORT_ADDRESS, allowed)
  const pushes = pushesTo({ subscriptions, sender, clock: ports.clock })
  const eraseAllOf = async (userId: string): Promise<void> => {
    await reminders.erase(userId)
    await pushes.removeAll(userId)
  }
  /** Changes what is stored about a reader unless they have deleted their account; undefined if they have, also meanwhile. */
  const unlessGone: CallPorts['unlessGone'] = async (userId, change) => {
    if (await isGone(userId)) return undefined
    const changed = await change()
    if (!(await isGone(userId))) return changed
    await eraseAllOf(userId)
    return undefined
  }
  const change = async (userId: string, decide: Decide<Reminders>): Promise<void> =>
    void (await unlessGone(userId, () => reminders.change(userId, decide)))
  const common = { ...ports, reminders, pushes, linkSecret }
  const calls: CallPorts = { ...common, unlessGone, pushKey: keys?.publicKey, allowed, limiter: meteredLimiter(limiter, ports.metrics) }
  const queue = reminderQueue(common)

  const routes: Route[] = [
    route(reminderOperations.getReminders, showReminders(calls)),
    route(reminderOperations.setReminders, setReminders(calls)),
    route(reminderOperations.stopReminders, stopReminders(calls)),
    route(reminderOperations.addPushSubscription, addPushSubscription(calls)),
    route(reminderOperations.removePushSubscription, removePushSubscription(calls)),
  ]
  return {
    routes,
    subscriptions: {
      'user.timezone-changed.v1': ({ data: { userId, timezone } }: EventOf<'user.timezone-changed.v1'>) =>
        change(userId, moveTo(timezone, ports.clock.now())),
      'daily-card.drawn.v1': ({ data: { userId, ...drawn } }: EventOf<'daily-card.drawn.v1'>) =>
        change(userId, noteDrawn(drawn, ports.clock.now())),
      'daily-card.answered.v1': ({ data: { userId, ...drawn } }: EventOf<'daily-card.answered.v1'>) =>
        change(userId, noteDrawn({ ...drawn, answered: true }, ports.clock.now())),
    } satisfies Service['subscriptions'],
    jobs: [{ name: 'send-reminders', everyMs: 5 * SECOND, run: queue.sendDue }],
    /** What is stored about a reader. */
    async ownData(userId: string) {
      const known = await reminders.get(userId)
      const browsers = await pushes.of(userId)
      return {
        reminders: known && exported(known),
        pushSubscriptions: browsers.map(({ endpoint, addedAt }) => ({ endpoint, addedAt })),
      }
    },
    eraseAllOf,
    close: queue.close,
  }
}
export type ReminderPart = Awaited<ReturnType<typeof reminderPart>>
