import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, MINUTE, plus, SECOND } from '@sibyl/platform/time'

/** What is said, and to whom. Forgotten once it is sent. */
export type Letter = {
  to: string
  replyTo?: string
  subject: string
  /** Marks the mail for whoever works through a mailbox. */
  priority?: 'high'
  text: string
  html: string
  /** Where a mail program says, by POST and without asking, that no more of these are wanted (RFC 8058). */
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

/** What a mail is written for. */
export type Occasion = {
  /** Names event and kind, so that each is sent once. */
  id: string
  kind: MailKind
  /** The reader it is about. Should they be gone before it is, it goes with them. */
  userId?: string
  /** Of no use to anybody afterwards, so that it is not sent any more. */
  until?: Instant
}

/** One mail, from the event that called for it to the server that took it. `_id` is the id of its occasion. */
export type Mail = Versioned &
  Omit<Occasion, 'id'> & {
    state: 'queued' | 'sent' | 'given-up'
    letter?: Letter
    queuedAt: Instant
    /** When it was sent or given up. */
    doneAt?: Instant
    attempts: number
    /** Nobody takes it up before; while it is being sent, the end of its sender's lease. */
    notBefore: Instant
    /** The attempt that has it in hand. */
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

/** How long a sender that has died keeps its mail from the others. */
export const LEASE_MS = 9 * SECOND
/** A mail that is done leaves its id behind, long enough that no redelivered event can call for it again. */
const REMEMBERED = 90 * DAY
const DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const
const MOST_ATTEMPTS = 100

export const queued = ({ id, ...occasion }: Occasion, letter: Letter, at: Instant): Change<Mail> => ({
  next: { _id: id, version: 0, ...occasion, state: 'queued', letter, queuedAt: at, attempts: 0, notBefore: at },
})

const done = ({ letter: _letter, attempt: _attempt, ...mail }: Mail, state: 'sent' | 'given-up', at: Instant): Change<Mail> => ({
  next: { ...mail, state, doneAt: at, keptUntil: plus(at, REMEMBERED) },
})

/** Gives a mail up when its time is over, whoever has it in hand. */
export const giveUpLate =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'queued' && mail.until !== undefined && mail.until <= at ? done(mail, 'given-up', at) : unchanged(mail)

/** Takes a mail in hand if it is due. Of several replicas that try, one has its attempt in the document afterwards. */
export const claim =
  (attempt: string, at: Instant): Decide<Mail> =>
  (mail) => {
    if (mail.state !== 'queued' || mail.notBefore > at) return unchanged(mail)
    if (mail.until !== undefined && mail.until <= at) return done(mail, 'given-up', at)
    return { next: { ...mail, attempt, attempts: mail.attempts + 1, notBefore: plus(at, LEASE_MS) } }
  }

const holds = (mail: Mail, attempt: string): boolean => mail.state === 'queued' && mail.attempt === attempt

/** Keeps a mail in hand while a slow server thinks. */
export const renewLease =
  (attempt: string, at: Instant): Decide<Mail> =>
  (mail) =>
    holds(mail, attempt) ? { next: { ...mail, notBefore: plus(at, LEASE_MS) } } : unchanged(mail)

export const sent =
  (at: Instant): Decide<Mail> =>
  (mail) =>
    mail.state === 'sent' ? unchanged(mail) : done(mail, 'sent', at)

/** The mail server did not take it: tried again after a growing while, for some days, unless it said that this is for good. */
export const refused =
  (attempt: string, at: Instant, { forGood }: { forGood: boolean }): Decide<Mail> =>
  (mail) => {
    if (!holds(mail, attempt)) return unchanged(mail)
    if (forGood || mail.attempts >= MOST_ATTEMPTS) return done(mail, 'given-up', at)
    const delay = DELAYS[Math.min(mail.attempts, DELAYS.length) - 1] ?? MINUTE
    return { next: { ...mail, notBefore: plus(at, delay) } }
  }
