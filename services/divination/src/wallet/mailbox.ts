import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/**
 * What a mailbox has had of us, so that a new account for it does not begin with welcome tokens again. `_id` is a keyed hash of the address
 * that only auth can compute. While an account holds the mailbox this has no end; the last one's deletion gives it one.
 */
export type Mailbox = Versioned & {
  /** The account that was granted the welcome tokens. */
  welcomed?: string
  /** The account that was verified last. */
  account?: string
  /** Tokens that a deleted account left owing, until the next account takes them over. */
  debt: number
  releasedAt?: Instant
  expiresAt?: Instant
}

/** Longer than an account needs to be worth deleting for three tokens; the privacy policy names it. */
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
 * An account was verified that owes what the mailbox owed when it was `known`: the first one is welcomed, each takes over from the one before.
 * A mailbox that has changed since is left as it is, to be looked at again.
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
 * An account of the mailbox was deleted at that time. What it owes waits for the next one, unless another account has taken over already.
 * Done again, it changes nothing.
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

/** The account that has taken over the mailbox of another already, and with it what that one owes. */
export const successorOf = (userId: string, { account, releasedAt }: Mailbox): string | undefined =>
  account === userId || releasedAt !== undefined ? undefined : account

/** What the next account takes over, and from which. */
export const debtLeftTo = (userId: string, mailbox: Mailbox, at: Instant): { from: string; tokens: number } | undefined => {
  const { account: from, debt: tokens } = mailbox
  return from === undefined || from === userId || tokens === 0 || isStale(mailbox, at) ? undefined : { from, tokens }
}
