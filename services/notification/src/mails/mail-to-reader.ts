import type { Event } from '@sibyl/contracts/events/envelope'
import { NotYet } from '@sibyl/platform/bus/bus'
import { type Clock, MINUTE, millisecondsBetween } from '@sibyl/platform/time'
import type { Letter, Occasion } from '../delivery/mail.ts'
import type { PostOffice } from '../delivery/mail-queue.ts'
import { type Addressee, isAddressee, type Recipients } from '../recipients/recipient.ts'

export type WritePorts = { recipients: Recipients; office: PostOffice; clock: Clock }

type About = Pick<Event, 'time'> & { data: { userId: string } }

/** How long an event may be ahead of the one that makes its reader known; then it is a failure, and counted as such. */
const PATIENCE_MS = MINUTE
const SOONEST_MS = 250

/**
 * The reader whom an event is about; undefined when they are gone.
 * @throws NotYet while the event that makes them known can still be on its way · Error when it must have been lost
 */
export const addresseeOf = async (
  { recipients, clock }: Pick<WritePorts, 'recipients' | 'clock'>,
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

/** Posts a letter to the reader whom an event is about, once for each id; whoever is gone gets none. */
export const writeTo = async (
  ports: WritePorts,
  event: About,
  occasion: Omit<Occasion, 'userId'>,
  compose: (to: Addressee) => Letter,
): Promise<void> => {
  const addressee = await addresseeOf(ports, event)
  if (addressee) await ports.office.post({ ...occasion, userId: event.data.userId }, compose(addressee))
}
