import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'
import { applySnapshot, type SubscriptionSnapshot, type Subscriptions } from './subscriptions.ts'

/**
 * A reader's name, address and settings for mails, stored nowhere else in this service. A recipient without an address is unknown so far, or
 * a tombstone: it holds the time of the deletion alone, so that a late event does not bring the reader back.
 */
export type Recipient = Versioned & {
  email?: string
  firstName?: string
  /** When the reader chose this name, if it is not the one of the sign-up. */
  namedAsOf?: Instant
  /** When the reader unsubscribed from mails about finished readings. */
  noReadyMailSince?: Instant
  subscriptions?: Subscriptions
  goneSince?: Instant
  keptUntil?: Instant
}

export type Addressee = Recipient & { email: string; firstName: string }

export const recipientCollection = collection<Recipient>()({
  name: 'recipients',
  indexes: {},
  initial: (userId) => ({ _id: userId, version: 0 }),
  expires: 'keptUntil',
})
export type Recipients = Collection<Recipient, never>

/** Longer than an event can be in transit, in a retry queue or in a dead-letter queue. */
const RETAINED_MS = 90 * DAY

export const isAddressee = (recipient: Recipient): recipient is Addressee => recipient.email !== undefined

export const isPremium = (recipient: Recipient | undefined, at: Instant): boolean => (recipient?.subscriptions?.premiumUntil ?? '') > at

/** Stores name and address of a new reader. */
export const addRecipient =
  (email: string, firstName: string): Decide<Recipient> =>
  (recipient) =>
    recipient.goneSince || isAddressee(recipient) ? unchanged(recipient) : { next: { ...recipient, email, firstName } }

/** Changes the name, unless it is older than the stored one. */
export const rename =
  (firstName: string, asOf: Instant): Decide<Recipient> =>
  (recipient) =>
    !isAddressee(recipient) || (recipient.namedAsOf ?? '') >= asOf
      ? unchanged(recipient)
      : { next: { ...recipient, firstName, namedAsOf: asOf } }

/** Subscribes to mails about finished readings, or unsubscribes. */
export const setReadyMail =
  (readyMail: boolean, at: Instant): Decide<Recipient> =>
  (recipient) => {
    const { noReadyMailSince, ...rest } = recipient
    if (!isAddressee(recipient) || readyMail === (noReadyMailSince === undefined)) return unchanged(recipient)
    return { next: readyMail ? rest : { ...rest, noReadyMailSince: at } }
  }

/** Applies a newer state of one of the reader's subscriptions. */
export const applySubscription =
  (snapshot: SubscriptionSnapshot): Decide<Recipient> =>
  (recipient) => {
    const subscriptions = applySnapshot(recipient.subscriptions, snapshot)
    return !isAddressee(recipient) || subscriptions === recipient.subscriptions
      ? unchanged(recipient)
      : { next: { ...recipient, subscriptions } }
  }

/** Leaves a tombstone of a reader who has deleted their account. */
export const leave =
  (at: Instant): Decide<Recipient> =>
  (recipient) =>
    recipient.goneSince
      ? unchanged(recipient)
      : { next: { _id: recipient._id, version: recipient.version, goneSince: at, keptUntil: plus(at, RETAINED_MS) } }
