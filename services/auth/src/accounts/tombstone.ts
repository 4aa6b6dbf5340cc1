import type { Change, Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'
import type { Account } from './account.ts'
import { epochEnded } from './epoch.ts'

/** What remains of a deleted account, so that late events find it deleted. It does not reveal whose account it was. */
export type Tombstone = Versioned & {
  deletedAt: Instant
  expiresAt: Instant
  email?: never
  verificationHash?: never
  resetHash?: never
  createdAt?: never
}

const RETAINED_MS = 90 * DAY

const mailboxOf = ({ emailVerified, mailbox }: Account) => (emailVerified && mailbox ? { mailbox } : {})

/**
 * Replaces an account by its tombstone, which frees the e-mail, and ends its sessions in all services. Publishes the mailbox only if it was
 * verified: otherwise it may belong to somebody else.
 */
export const tombstoneOf = (account: Account, at: Instant): Change<Account | Tombstone> => ({
  next: { _id: account._id, version: account.version, deletedAt: at, expiresAt: plus(at, RETAINED_MS) },
  events: [...epochEnded(account), { type: 'user.deleted.v1', data: { userId: account._id, ...mailboxOf(account) } }],
})
