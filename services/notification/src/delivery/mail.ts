import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'

/** What goes to the mail server. Dropped once the mail is sent or given up. */
export type MailContent = {
  to: string
  replyTo?: string
  subject: string
  /** Marks the mail for whoever works through a mailbox. */
  priority?: 'high'
  text: string
  html: string
  /** Where a mail program unsubscribes its user by one POST (RFC 8058). */
  unsubscribeUrl?: string
}

type MailKind =
  | 'verification'
  | 'welcome'
  | 'password-reset'
  | 'password-changed'
  | 'subscription-changed'
  | 'receipt'
  | 'payment-failed'
  | 'refund'
  | 'reading-ready'
  | 'account-deleted'
  | 'contact-copy'
  | 'contact-confirmation'

/** Why a mail is sent. */
export type Occasion = {
  /** Made from the kind and what the event is about, so that each mail is sent once. */
  id: string
  kind: MailKind
  /** The reader whose deletion erases the mail. */
  userId?: string
  /** When the mail becomes useless and is given up. */
  until?: Instant
}

/** One mail, from its event to the mail server. `_id` is the id of its occasion. */
export type Mail = Versioned &
  Omit<Occasion, 'id'> & {
    state: 'queued' | 'sent' | 'given-up'
    content?: MailContent
    queuedAt: Instant
    /** When it was sent or given up. */
    doneAt?: Instant
    attempts: number
    /** The earliest time of the next attempt; while one runs, the end of its lease. */
    notBefore: Instant
    /** The attempt that holds the lease. */
    attempt?: string
    keptUntil?: Instant
  }

export const mailCollection = collection<Mail>()({
  name: 'mails',
  indexes: {
    byState: { match: ['state'], order: { by: 'notBefore' } },
    byEnd: { match: ['state'], order: { by: 'until' } },
    byReader: { match: ['userId'], order: { by: 'queuedAt', descending: true } },
  },
  expires: 'keptUntil',
})
export type Mails = Collection<Mail, keyof typeof mailCollection.indexes>

/** How long a mail waits for an attempt that has died. */
export const LEASE_MS = 9 * SECOND
/** How long the id of a finished mail is retained: longer than its event can be redelivered. */
const RETAINED_MS = 90 * DAY
const DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const
const MOST_ATTEMPTS = 100

export const queued = ({ id, ...occasion }: Occasion, content: MailContent, at: Instant): Change<Mail> => ({
  next: { _id: id, version: 0, ...occasion, state: 'queued', content, queuedAt: at, attempts: 0, notBefore: at },
})

const done = ({ content: _content, attempt: _attempt, ...mail }: Mail, state: 'sent' | 'given-up', at: Instant): Change<Mail> => ({
  next: { ...mail, state, doneAt: at, keptUntil: plus(at, RETAINED_MS) },
})

/** Gives up a mail that has become useless, even during an attempt. */
export const giveUpLate =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'queued' && mail.until !== undefined && mail.until <= at ? done(mail, 'given-up', at) : unchanged(mail)

/** Leases a mail that is due to an attempt. Of several replicas that try, one finds its attempt in the document. */
export const claim =
  (attempt: string, at: Instant): Decide<Mail> =>
  (mail) => {
    if (mail.state !== 'queued' || mail.notBefore > at) return unchanged(mail)
    if (mail.until !== undefined && mail.until <= at) return done(mail, 'given-up', at)
    return { next: { ...mail, attempt, attempts: mail.attempts + 1, notBefore: plus(at, LEASE_MS) } }
  }

const holds = (mail: Mail, attempt: string): boolean => mail.state === 'queued' && mail.attempt === attempt

/** Renews the lease while a slow mail server takes its time. */
export const renewLease =
  (attempt: string, at: Instant): Decide<Mail> =>
  (mail) =>
    holds(mail, attempt) ? { next: { ...mail, notBefore: plus(at, LEASE_MS) } } : unchanged(mail)

export const sent =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'sent' ? unchanged(mail) : done(mail, 'sent', at)

/** Schedules the next attempt with a growing delay, for some days; gives up a mail that the server refused for good. */
export const refused =
  (attempt: string, at: Instant, { forGood }: { forGood: boolean }): Decide<Mail> =>
  (mail) => {
    if (!holds(mail, attempt)) return unchanged(mail)
    if (forGood || mail.attempts >= MOST_ATTEMPTS) return done(mail, 'given-up', at)
    const delay = DELAYS[Math.min(mail.attempts, DELAYS.length) - 1] ?? MINUTE
    return { next: { ...mail, notBefore: plus(at, delay) } }
  }
