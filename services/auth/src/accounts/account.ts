import { LEGAL_EFFECTIVE } from '@sibyl/contracts/constants'
import type { EventData } from '@sibyl/contracts/events/events'
import { AppError } from '@sibyl/platform/app-error'
import { type Change, type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import type { VerificationLink } from './verification-link.ts'

/** What divination last said of this reader's wallet; `version` is the wallet's own. */
type WalletProjection = { version: number; tokens: number; premiumUntil: Instant | null }

/**
 * A person who can sign in. The one verification link that counts stands in the account itself, so that using or replacing it is one
 * write; it stays there after its use, so that a second click can be answered kindly.
 */
export type Account = Versioned & {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  emailVerified: boolean
  verificationHash: string
  verificationExpiresAt: Instant
  timezone: string
  wallet: WalletProjection
  terms: { version: string; acceptedAt: Instant }
  createdAt: Instant
}

export const accountCollection = collection<Account>()({
  name: 'accounts',
  indexes: {
    byEmail: { match: ['email'], unique: true },
    byVerificationHash: { match: ['verificationHash'], unique: true },
  },
})
export type Accounts = Collection<Account, keyof typeof accountCollection.indexes>

type Applicant = { id: string; email: string; firstName: string; lastName: string; passwordHash: string }

/** A new account that waits for its e-mail address to be verified. */
export const opened = ({ id, ...person }: Applicant, link: VerificationLink, at: Instant): Change<Account> => ({
  next: {
    _id: id,
    version: 0,
    ...person,
    emailVerified: false,
    verificationHash: link.hash,
    verificationExpiresAt: link.expiresAt,
    timezone: 'UTC',
    wallet: { version: 0, tokens: 0, premiumUntil: null },
    terms: { version: LEGAL_EFFECTIVE, acceptedAt: at },
    createdAt: at,
  },
  events: [
    {
      type: 'user.registered.v1',
      data: { userId: id, email: person.email, firstName: person.firstName, linkId: link.linkId, expiresAt: link.expiresAt },
    },
  ],
})

/** Uses the verification link, once. @throws AppError link_unknown · link_expired */
export const verify =
  (hash: string, at: Instant): Decide<Account> =>
  (account) => {
    if (account.verificationHash !== hash) throw new AppError('link_unknown')
    if (account.emailVerified) {
      throw new AppError('link_unknown', { message: 'This link has been used already: your e-mail is verified. Please sign in.' })
    }
    if (at > account.verificationExpiresAt) throw new AppError('link_expired')
    return {
      next: { ...account, emailVerified: true },
      events: [{ type: 'user.verified.v1', data: { userId: account._id } }],
    }
  }

/** Puts a new link in the place of the one that was sent before; nothing for an account that waits for none. */
export const replaceLink =
  (link: VerificationLink): Decide<Account> =>
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
  ({ firstName, lastName, timezone }: ProfileChanges): Decide<Account> =>
  (account) => {
    const next = {
      ...account,
      firstName: firstName ?? account.firstName,
      lastName: lastName ?? account.lastName,
      timezone: timezone ?? account.timezone,
    }
    if (next.timezone === account.timezone) return { next }
    return { next, events: [{ type: 'user.timezone-changed.v1', data: { userId: account._id, timezone: next.timezone } }] }
  }

/** Takes over a newer state of the wallet; events can come late or twice, and an older one changes nothing. */
export const project =
  ({ version, tokens, premiumUntil }: EventData<'wallet.changed.v1'>): Decide<Account> =>
  (account) =>
    version > account.wallet.version ? { next: { ...account, wallet: { version, tokens, premiumUntil } } } : unchanged(account)
