import type { Event } from '@sibyl/contracts/events/envelope'
import { NotYet } from '@sibyl/platform/bus/bus'
import { type Clock, MINUTE, millisecondsBetween } from '@sibyl/platform/time'
import type { MailContent, Occasion } from '../delivery/mail.ts'
import type { MailQueue } from '../delivery/mail-queue.ts'
import { type Addressee, isAddressee, type Recipients } from '../recipients/recipient.ts'

export type MailPorts = { recipients: Recipients; queue: MailQueue; clock: Clock }

/** An event about a reader. */
export type About = Pick<Event, 'time'> & { data: { userId: string } }

/** How long an event may overtake `user.registered.v1` of its reader. After that the event counts as failed. */
const PATIENCE_MS = MINUTE
const SOONEST_MS = 250

/**
 * The reader whom an event is about; undefined once they have deleted their account.
 * @throws NotYet while `user.registered.v1` may still arrive · Error when it must have been lost
 */
export const addresseeOf = async (
  { recipients, clock }: Pick<MailPorts, 'recipients' | 'clock'>,
  { time, data: { userId } }: About,
): Promise<Addressee | undefined> => {
  const recipient = await recipients.get(userId)
  if (recipient?.goneSince) return undefined
  if (recipient && isAddressee(recipient)) return recipient
  const why = `recipient ${userId} is not known yet`
  const age = millisecondsBetween(time, clock.now())
  if (age < PATIENCE_MS) throw new NotYet(why, Math.max(SOONEST_MS, age))
  throw new Error(why)
}

/** Queues a mail to the reader whom an event is about, once for each occasion, unless they have deleted their account. */
export const mailToReader = async (
  ports: MailPorts,
  event: About,
  occasion: Omit<Occasion, 'userId'>,
  compose: (to: Addressee) => MailContent,
): Promise<void> => {
  const addressee = await addresseeOf(ports, event)
  if (addressee) await ports.queue.add({ ...occasion, userId: event.data.userId }, compose(addressee))
}
