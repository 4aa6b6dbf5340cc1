import type { Change, Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'
import type { Account } from './account.ts'
import { epochEnded } from './epoch.ts'

/** What is left of an account that was deleted, for late events to find that it is gone. Nothing in it says whose it was. */
export type Tombstone = Versioned & {
  deletedAt: Instant
  expiresAt: Instant
  email?: never
  verificationHash?: never
  resetHash?: never
}

const KEPT_MS = 90 * DAY

const mailboxOf = ({ emailVerified, mailbox }: Account) => (emailVerified && mailbox ? { mailbox } : {})

/**
 * Takes everything of its reader out of an account; its e-mail is free again from here on. The mailbox of an address that was never verified is
 * somebody else's for all we know, and is named to nobody.
 */
export const deleted = (account: Account, at: Instant): Change<Account | Tombstone> => ({
  next: { _id: account._id, version: account.version, deletedAt: at, expiresAt: plus(at, KEPT_MS) },
  events: [...epochEnded(account), { type: 'user.deleted.v1', data: { userId: account._id, ...mailboxOf(account) } }],
})
