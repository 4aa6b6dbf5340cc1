import type { ReminderKind } from '@sibyl/contracts/http/reminders'
import { type LeasedItem, leaseDecisions } from '@sibyl/platform/leased-work/lease'
import { type Change, type Collection, collection, type Decide, unchanged } from '@sibyl/platform/store/store'
import { DAY, HOUR, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'

/** The content for the mail server. Dropped once the mail is sent or given up. */
export type MailContent = {
  to: string
  replyTo?: string
  subject: string
  /** Marks the mail for support staff who work through a mailbox. */
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
  | 'gift'
  | 'gift-opened'
  | 'reading-ready'
  | 'reading-failed'
  | `reminder-${ReminderKind}`
  | 'account-deleted'
  | 'contact-copy'
  | 'contact-confirmation'

/** Why a mail is sent. */
export type Occasion = {
  /** Derived from the mail's kind and the subject of the event, so that each mail is sent once. */
  id: string
  kind: MailKind
  /** The reader whose deletion erases the mail. */
  userId?: string
  /** When the mail becomes useless and is given up. */
  until?: Instant
}

/** One mail, from its event to the mail server. `_id` is the id of its occasion. */
export type Mail = LeasedItem &
  Omit<Occasion, 'id'> & {
    state: 'queued' | 'sent' | 'given-up'
    content?: MailContent
    queuedAt: Instant
    /** When it was sent or given up. */
    doneAt?: Instant
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

export const queued = ({ id, ...occasion }: Occasion, content: MailContent, at: Instant): Change<Mail> => ({
  next: { _id: id, version: 0, ...occasion, state: 'queued', content, queuedAt: at, attempts: 0, notBefore: at },
})

const done = ({ content: _content, attempt: _attempt, ...mail }: Mail, state: 'sent' | 'given-up', at: Instant): Mail => ({
  ...mail,
  state,
  doneAt: at,
  keptUntil: plus(at, RETAINED_MS),
})

const decisions = leaseDecisions<Mail>({
  waiting: 'queued',
  leaseMs: LEASE_MS,
  retryDelaysMs: [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  mostAttempts: 100,
  giveUp: (mail, at) => done(mail, 'given-up', at),
})

const isLate = ({ state, until }: Mail, at: Instant): boolean => state === 'queued' && until !== undefined && until <= at

/** Gives up a mail that has become useless, even during an attempt. */
export const giveUpLate =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    isLate(mail, at) ? { next: done(mail, 'given-up', at) } : unchanged(mail)

/** The lease of a mail. An attempt gives a late mail up instead of claiming it. */
export const lease: typeof decisions = {
  ...decisions,
  claim: (attempt, at) => (mail) => (isLate(mail, at) ? giveUpLate(at) : decisions.claim(attempt, at))(mail),
}

export const sent =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'sent' ? unchanged(mail) : { next: done(mail, 'sent', at) }
