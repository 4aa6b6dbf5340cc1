import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'
import { type Saying, type Subscriptions, takeIn } from './subscriptions.ts'

/**
 * Whom to write to, and what they wish. The only place of this service where a reader's name and address stay. Without an address,
 * the reader is not known yet, or is gone: then nothing is left but the moment, so that a late event brings nobody back.
 */
export type Recipient = Versioned & {
  email?: string
  firstName?: string
  /** When the name was said, where it is not the one of the sign-up. */
  namedAsOf?: Instant
  /** Since when they want no mail that a reading is ready. */
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

/** Longer than any event can be on its way, or be kept and handed back. */
const REMEMBERED = 90 * DAY

export const isAddressee = (recipient: Recipient): recipient is Addressee => recipient.email !== undefined

export const isPremium = (recipient: Recipient | undefined, at: Instant): boolean => (recipient?.subscriptions?.premiumUntil ?? '') > at

/** Somebody has signed up. */
export const introduce =
  (email: string, firstName: string): Decide<Recipient> =>
  (recipient) =>
    recipient.goneSince || isAddressee(recipient) ? unchanged(recipient) : { next: { ...recipient, email, firstName } }

/** They are called otherwise now; an older saying changes nothing. */
export const rename =
  (firstName: string, asOf: Instant): Decide<Recipient> =>
  (recipient) =>
    !isAddressee(recipient) || (recipient.namedAsOf ?? '') >= asOf
      ? unchanged(recipient)
      : { next: { ...recipient, firstName, namedAsOf: asOf } }

/** Whether they want a mail when a reading is ready. */
export const wish =
  (readyMail: boolean, at: Instant): Decide<Recipient> =>
  (recipient) => {
    const { noReadyMailSince, ...rest } = recipient
    if (!isAddressee(recipient) || readyMail === (noReadyMailSince === undefined)) return unchanged(recipient)
    return { next: readyMail ? rest : { ...rest, noReadyMailSince: at } }
  }

/** The provider says something of one of their subscriptions. */
export const hearOfSubscription =
  (saying: Saying): Decide<Recipient> =>
  (recipient) => {
    const subscriptions = takeIn(recipient.subscriptions, saying)
    return !isAddressee(recipient) || subscriptions === recipient.subscriptions
      ? unchanged(recipient)
      : { next: { ...recipient, subscriptions } }
  }

/** The reader is gone, and so is all that was known of them. */
export const leave =
  (at: Instant): Decide<Recipient> =>
  (recipient) =>
    recipient.goneSince
      ? unchanged(recipient)
      : { next: { _id: recipient._id, version: recipient.version, goneSince: at, keptUntil: plus(at, REMEMBERED) } }
