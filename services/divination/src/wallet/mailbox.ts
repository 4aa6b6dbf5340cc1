import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/**
 * What we granted to a mailbox, so that a new account for it gets no second welcome. `_id` is a keyed hash of the address that only auth
 * can compute. The record expires a year after the last account of the mailbox was deleted.
 */
export type Mailbox = Versioned & {
  /** The account that was granted the welcome tokens. */
  welcomed?: string
  /** The account that was verified most recently. */
  account?: string
  /** The debt of a deleted account, until the next account takes it over. */
  debt: number
  releasedAt?: Instant
  expiresAt?: Instant
}

/** Long enough that deleting an account for three tokens is not worth it. The privacy policy names this period. */
const RETAINED_FOR = 365 * DAY

export const mailboxCollection = collection<Mailbox>()({
  name: 'mailboxes',
  indexes: {},
  initial: (id) => ({ _id: id, version: 0, debt: 0 }),
  expires: 'expiresAt',
})
export type Mailboxes = Collection<Mailbox, never>

const isStale = ({ expiresAt }: Mailbox, at: Instant): boolean => expiresAt !== undefined && expiresAt <= at

/**
 * Claims the mailbox for a verified account, which has taken over the debt in `known`. The first account is welcomed. If the mailbox has
 * changed since `known`, the decision leaves it alone and the caller reads it again.
 */
export const claim =
  (userId: string, known: Mailbox | undefined, at: Instant): Decide<Mailbox> =>
  (mailbox) => {
    const { _id, version, welcomed } = mailbox
    if (mailbox.account === userId || version !== (known?.version ?? 0)) return unchanged(mailbox)
    const isNew = welcomed === undefined || isStale(mailbox, at)
    return { next: { _id, version, welcomed: isNew ? userId : welcomed, account: userId, debt: 0 } }
  }

/**
 * Releases the mailbox of an account that was deleted at `at`. Its debt waits for the next account, unless one has taken over already. Safe
 * to repeat.
 */
export const release =
  (userId: string, debt: number, at: Instant): Decide<Mailbox> =>
  (mailbox) => {
    const { welcomed = userId, account = userId, releasedAt = '' } = mailbox
    const isOver = account === userId ? releasedAt !== '' : releasedAt === '' || releasedAt >= at
    if (isOver) return unchanged(mailbox)
    return {
      next: { ...mailbox, welcomed, account: userId, debt: mailbox.debt + debt, releasedAt: at, expiresAt: plus(at, RETAINED_FOR) },
    }
  }

/** The account that has taken over the mailbox, and with it the debt. */
export const successorOf = (userId: string, { account, releasedAt }: Mailbox): string | undefined =>
  account === userId || releasedAt !== undefined ? undefined : account

/** The debt that the next account takes over, and the account it comes from. */
export const debtLeftTo = (userId: string, mailbox: Mailbox, at: Instant): { from: string; tokens: number } | undefined => {
  const { account: from, debt: tokens } = mailbox
  return from === undefined || from === userId || tokens === 0 || isStale(mailbox, at) ? undefined : { from, tokens }
}
