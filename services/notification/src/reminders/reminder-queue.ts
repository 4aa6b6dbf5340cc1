import { workQueue } from '@sibyl/platform/leased-work/work-queue'
import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import { counter, fromZero } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { type Clock, plus, SECOND } from '@sibyl/platform/time'
import type { MailQueue } from '../delivery/mail-queue.ts'
import type { MailTexts } from '../mails/texts/mail-texts.ts'
import { pushMessage } from '../mails/texts/reminder-texts.ts'
import { isAddressee, type Recipients } from '../recipients/recipient.ts'
import { unsubscribeToken } from '../recipients/unsubscribe-token.ts'
import type { Pushes } from './pushes.ts'
import { fallBackToMail, judge, lease, type ReminderStore, type Reminders, settle, USEFUL_MS, type Verdict } from './reminder.ts'

export type ReminderPorts = {
  reminders: ReminderStore
  recipients: Recipients
  queue: Pick<MailQueue, 'add'>
  pushes: Pick<Pushes, 'push'>
  texts: Pick<MailTexts, 'reminder'>
  linkSecret: string
  clock: Clock
  logger: Logger
  metrics: Metrics
}

/** Reminders sent at the same time by one process. */
const AT_ONCE = 16
const CLOSE_WAIT_MS = 2 * SECOND

/** Sends reminders at their time: one attempt at a time over all replicas, and one mail for each reader, kind and day. */
export const reminderQueue = ({ reminders, recipients, queue, pushes, texts, linkSecret, clock, logger, metrics }: ReminderPorts) => {
  const outcomes = fromZero(
    counter(metrics, {
      name: 'reminders_total',
      help: 'Reminders that came due: sent, quiet because the card was drawn already or not at all, late, or failed for now',
      labels: ['outcome'],
    }),
    ...['sent', 'quiet', 'late', 'failed'].map((outcome) => ({ outcome })),
  )

  const send = async ({ _id: userId, due, drawn, ...settings }: Reminders, isLast: boolean, attempt: string): Promise<void> => {
    const recipient = await recipients.get(userId)
    if (!due || !recipient || !isAddressee(recipient)) return
    const { kind, date } = due
    const asked = { kind, isLast, readingId: drawn?.readingId ?? '', token: unsubscribeToken(linkSecret, userId, 'reminders') }
    const pushed = settings[kind]?.way === 'push'
    if (pushed && (await pushes.push(userId, pushMessage(asked, `${kind}-${date}`)))) return
    const occasion = { id: `reminder-${kind}/${userId}/${date}`, kind: `reminder-${kind}`, userId, until: plus(due.at, USEFUL_MS) } as const
    await queue.add(occasion, texts.reminder(recipient, { ...asked, insteadOfPush: pushed }))
    if (pushed) await reminders.change(userId, fallBackToMail(attempt))
  }

  const work = async (item: Reminders, attempt: string): Promise<void> => {
    if (!item.due) return
    // A setting or a card may have been stored while the reader was being erased.
    if ((await recipients.get(item._id))?.goneSince) return reminders.erase(item._id)
    const verdict: Verdict = judge(item, item.due, clock.now())
    const sends = verdict === 'send' || verdict === 'last'
    try {
      if (sends) await send(item, verdict === 'last', attempt)
    } catch (error) {
      logger.warn({ err: error, reader: pseudonym(item._id), kind: item.due.kind }, 'a reminder could not be sent')
      outcomes.inc({ outcome: 'failed' })
      await reminders.change(item._id, lease.fail(attempt, clock.now()))
      return
    }
    await reminders.change(item._id, settle(attempt, verdict, clock.now()))
    outcomes.inc({ outcome: sends ? 'sent' : verdict })
  }

  const { workDue, close } = workQueue({
    items: reminders,
    lease,
    work,
    onError: (error) => logger.error({ err: error }, 'reminders could not be read, or the outcome of one stored'),
    atOnce: AT_ONCE,
    closeWithinMs: CLOSE_WAIT_MS,
    clock,
  })
  return { sendDue: workDue, close }
}
