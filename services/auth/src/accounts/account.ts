import { LEGAL_EFFECTIVE } from '@sibyl/contracts/constants'
import type { EventData } from '@sibyl/contracts/events/events'
import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Decide, type NewEvent, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Act, noted } from '../activity/action.ts'
import type { MailedLink } from './mailed-link.ts'

/** What divination last said of this reader's wallet; `version` is the wallet's own. */
type WalletProjection = { version: number; tokens: number; premiumUntil: Instant | null }

/**
 * A person who can sign in. The one verification link that counts, and the one to choose a new password, stand in the account itself, so
 * that using or replacing one is one write. The first stays there after its use, so that a second click can be answered kindly.
 */
export type Account = Versioned & {
  email: string
  /** The keyed hash of the mailbox behind the address; not there on an account from before it was computed. */
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
  /** Sessions of another epoch are over, all but `keptSession`; absent: 0. */
  epoch?: number
  keptSession?: string
  deletedAt?: never
  expiresAt?: never
}

type Applicant = { id: string; email: string; mailbox?: string; firstName: string; lastName: string; passwordHash: string }

/** A new account that waits for its e-mail address to be verified. */
export const opened = ({ id, ...person }: Applicant, link: MailedLink, act: Act): Change<Account> => ({
  next: {
    _id: id,
    version: 0,
    ...person,
    emailVerified: false,
    verificationHash: link.hash,
    verificationExpiresAt: link.expiresAt,
    timezone: 'UTC',
    wallet: { version: 0, tokens: 0, premiumUntil: null },
    terms: { version: LEGAL_EFFECTIVE, acceptedAt: act.at },
    createdAt: act.at,
  },
  events: [
    {
      type: 'user.registered.v1',
      data: { userId: id, email: person.email, firstName: person.firstName, linkId: link.linkId, expiresAt: link.expiresAt },
    },
    noted(id, 'registered', act),
  ],
})

/** What is told when an address is known to be its account's. */
export const verifiedEvents = ({ _id: userId, mailbox }: Account, act: Act): NewEvent[] => [
  { type: 'user.verified.v1', data: { userId, ...(mailbox ? { mailbox } : {}) } },
  noted(userId, 'email_verified', act, '.verified'),
]

/** Uses the verification link, once. @throws AppError link_unknown · link_expired */
export const verify =
  (hash: string, act: Act): Decide<Account> =>
  (account) => {
    if (account.verificationHash !== hash) throw new AppError('link_unknown')
    if (account.emailVerified) {
      throw new AppError('link_unknown', { message: 'This link has been used already: your e-mail is verified. Please sign in.' })
    }
    if (act.at > account.verificationExpiresAt) throw new AppError('link_expired')
    return { next: { ...account, emailVerified: true }, events: verifiedEvents(account, act) }
  }

/** Puts a new link in the place of the one that was sent before; nothing for an account that waits for none. */
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

/** Changes what a reader may change of their own account, and nothing else. */
export const amend =
  ({ firstName, lastName, timezone }: ProfileChanges, act: Act): Decide<Account> =>
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
      events.push({ type: 'user.renamed.v1', data: { userId, firstName: next.firstName, asOf: act.at } })
    if (next.timezone !== account.timezone) events.push({ type: 'user.timezone-changed.v1', data: { userId, timezone: next.timezone } })
    if (events.length === 0 && next.lastName === account.lastName) return unchanged(account)
    return { next, events: [...events, noted(userId, 'profile_changed', act)] }
  }

/** Takes over a newer state of the wallet; events can come late or twice, and an older one changes nothing. */
export const project =
  ({ version, tokens, premiumUntil }: EventData<'wallet.changed.v1'>): Decide<Account> =>
  (account) =>
    version > account.wallet.version ? { next: { ...account, wallet: { version, tokens, premiumUntil } } } : unchanged(account)
