import { LEGAL_EFFECTIVE } from '@sibyl/contracts/constants'
import type { EventData } from '@sibyl/contracts/events/events'
import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Decide, type NewEvent, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Action, activityEvent } from '../activity/action.ts'
import type { MailedLink } from './mailed-link.ts'

/** The wallet as divination last published it; `version` is the wallet's. */
type WalletProjection = { version: number; tokens: number; premiumUntil: Instant | null }

/**
 * A person who can sign in. The current verification link and the link to choose a new password are part of the account, so that using or
 * replacing one is one write. A used verification link stays, so that a reader whose answer was lost may press it again.
 */
export type Account = Versioned & {
  email: string
  /** The keyed hash of the mailbox behind the address; missing on accounts older than this field. */
  mailbox?: string
  firstName: string
  lastName: string
  passwordHash: string
  emailVerified: boolean
  verificationHash: string
  verificationExpiresAt: Instant
  resetHash?: string
  resetExpiresAt?: Instant
  timezone: string
  wallet: WalletProjection
  terms: { version: string; acceptedAt: Instant }
  createdAt: Instant
  /** Sessions of other epochs have ended, except `keptSession`; absent: 0. */
  epoch?: number
  keptSession?: string
  /** Set while the account is suspended: its sign-in is refused, and nothing else of it changes. */
  suspendedAt?: Instant
  deletedAt?: never
  expiresAt?: never
}

type Applicant = { id: string; email: string; mailbox?: string; firstName: string; lastName: string; passwordHash: string }

/** A new account that waits for its e-mail address to be verified. */
export const newAccount = ({ id, ...person }: Applicant, link: MailedLink, action: Action): Change<Account> => ({
  next: {
    _id: id,
    version: 0,
    ...person,
    emailVerified: false,
    verificationHash: link.hash,
    verificationExpiresAt: link.expiresAt,
    timezone: 'UTC',
    wallet: { version: 0, tokens: 0, premiumUntil: null },
    terms: { version: LEGAL_EFFECTIVE, acceptedAt: action.at },
    createdAt: action.at,
  },
  events: [
    {
      type: 'user.registered.v1',
      data: { userId: id, email: person.email, firstName: person.firstName, linkId: link.linkId, expiresAt: link.expiresAt },
    },
    activityEvent(id, 'registered', action),
  ],
})

/** The events to publish once the e-mail is verified. */
export const verifiedEvents = ({ _id: userId, mailbox }: Account, action: Action): NewEvent[] => [
  { type: 'user.verified.v1', data: { userId, ...(mailbox ? { mailbox } : {}) } },
  activityEvent(userId, 'email_verified', action, '.verified'),
]

/** Uses the verification link. Used again before it expires, it changes nothing. @throws AppError link_unknown · link_expired */
export const verify =
  (hash: string, action: Action): Decide<Account> =>
  (account) => {
    if (account.verificationHash !== hash) throw new AppError('link_unknown')
    const expired = action.at > account.verificationExpiresAt
    if (account.emailVerified && !expired) return unchanged(account)
    if (account.emailVerified) throw new AppError('link_unknown', { message: 'Your email is verified already. Please sign in.' })
    if (expired) throw new AppError('link_expired')
    return { next: { ...account, emailVerified: true }, events: verifiedEvents(account, action) }
  }

/** Replaces the verification link of an account that is not verified yet. */
export const replaceLink =
  (link: MailedLink): Decide<Account> =>
  (account) => {
    if (account.emailVerified) return unchanged(account)
    return {
      next: { ...account, verificationHash: link.hash, verificationExpiresAt: link.expiresAt },
      events: [
        {
          type: 'user.verification-requested.v1',
          data: { userId: account._id, linkId: link.linkId, expiresAt: link.expiresAt },
        },
      ],
    }
  }

type ProfileChanges = { firstName?: string | undefined; lastName?: string | undefined; timezone?: string | undefined }

/** Changes names and time zone, the only fields that a reader may change. */
export const amend =
  ({ firstName, lastName, timezone }: ProfileChanges, action: Action): Decide<Account> =>
  (account) => {
    const next = {
      ...account,
      firstName: firstName ?? account.firstName,
      lastName: lastName ?? account.lastName,
      timezone: timezone ?? account.timezone,
    }
    const userId = account._id
    const events: NewEvent[] = []
    if (next.firstName !== account.firstName)
      events.push({ type: 'user.renamed.v1', data: { userId, firstName: next.firstName, asOf: action.at } })
    if (next.timezone !== account.timezone) events.push({ type: 'user.timezone-changed.v1', data: { userId, timezone: next.timezone } })
    if (events.length === 0 && next.lastName === account.lastName) return unchanged(account)
    return { next, events: [...events, activityEvent(userId, 'profile_changed', action)] }
  }

/** Applies a newer state of the wallet; an older or repeated one changes nothing. */
export const project =
  ({ version, tokens, premiumUntil }: EventData<'wallet.changed.v1'>): Decide<Account> =>
  (account) =>
    version > account.wallet.version ? { next: { ...account, wallet: { version, tokens, premiumUntil } } } : unchanged(account)
