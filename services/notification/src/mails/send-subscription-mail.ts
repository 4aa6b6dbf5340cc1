import type { EventOf } from '@sibyl/platform/bus/bus'
import { hearOfSubscription } from '../recipients/recipient.ts'
import { nameOf } from '../recipients/subscriptions.ts'
import { addresseeOf, type WritePorts, writeTo } from './mail-to-reader.ts'
import type { Letters } from './texts/mail-texts.ts'

/** Tells a reader until when they have premium, that it will not be renewed, is on hold or is over, whenever that changes. */
export const tellOfSubscription =
  (ports: WritePorts & { letters: Letters }) =>
  async (event: EventOf<'subscription.changed.v1'>): Promise<void> => {
    if (!(await addresseeOf(ports, event))) return
    const { subscriptions } = await ports.recipients.change(event.data.userId, hearOfSubscription(event.data))
    if (subscriptions?.madeSoBy !== nameOf(event.data)) return
    const occasion = { id: `subscription/${subscriptions.madeSoBy}`, kind: 'subscription-changed' } as const
    const { premiumUntil } = subscriptions
    const { premiumGranted, premiumEnding, premiumSuspended, premiumEnded } = ports.letters
    await writeTo(ports, event, occasion, (to) => {
      if (!premiumUntil) return event.data.suspended ? premiumSuspended(to) : premiumEnded(to)
      return event.data.cancelAtPeriodEnd ? premiumEnding(to, premiumUntil) : premiumGranted(to, premiumUntil)
    })
  }
