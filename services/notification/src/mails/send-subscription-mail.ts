import type { EventOf } from '@sibyl/platform/bus/bus'
import { applySubscription } from '../recipients/recipient.ts'
import { snapshotId } from '../recipients/subscriptions.ts'
import { addresseeOf, type MailPorts, mailToReader } from './mail-to-reader.ts'
import type { MailTexts } from './texts/mail-texts.ts'

/** Tells a reader until when they have Premium, that it will not renew, is on hold or has ended, whenever that changes. */
export const sendSubscriptionMail =
  (ports: MailPorts & { texts: MailTexts }) =>
  async (event: EventOf<'subscription.changed.v1'>): Promise<void> => {
    if (!(await addresseeOf(ports, event))) return
    const { subscriptions } = await ports.recipients.change(event.data.userId, applySubscription(event.data))
    if (subscriptions?.changedBy !== snapshotId(event.data)) return
    const occasion = { id: `subscription/${subscriptions.changedBy}`, kind: 'subscription-changed' } as const
    const { premiumUntil } = subscriptions
    const { premiumGranted, premiumEnding, premiumSuspended, premiumEnded } = ports.texts
    await mailToReader(ports, event, occasion, (to) => {
      if (!premiumUntil) return event.data.suspended ? premiumSuspended(to) : premiumEnded(to)
      return event.data.cancelAtPeriodEnd ? premiumEnding(to, premiumUntil) : premiumGranted(to, premiumUntil)
    })
  }
