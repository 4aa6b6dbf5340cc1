import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { tierOf } from '@sibyl/contracts/tiers'
import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import { type Change, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, millisecondsBetween, plus } from '@sibyl/platform/time'

type Reason = 'welcome' | 'reading' | 'returned' | 'purchase' | 'refund' | 'dispute'

/** One movement of tokens. `key` names the business act it belongs to; each key counts once. */
export type Operation = {
  key: string
  delta: number
  balance: number
  reason: Reason
  at: Instant
  readingId?: string
  paymentId?: string
  why?: string
}

/**
 * What a reader may spend, one document a reader. `recent` holds the last operations by key, so that each counts once;
 * `open` the readings that are reserved and not yet settled or released, the oldest at `openSince`. `debt` are tokens that had been spent
 * when they were to be taken back; whatever comes in pays them first, so that there is never a balance and a debt at once.
 */
export type Wallet = Versioned & {
  tokens: number
  debt?: number
  premiumUntil: Instant | null
  subscriptions: Record<string, { until: Instant | null; asOf: Instant }>
  recent: Operation[]
  open: { readingId: string; at: Instant }[]
  openSince?: Instant
  /** Since when nothing but this is left of a reader who is erased, and how long it is kept. */
  erasedAt?: Instant
  expiresAt?: Instant
}

export const emptyWallet = (userId: string): Wallet => ({
  _id: userId,
  version: 0,
  tokens: 0,
  premiumUntil: null,
  subscriptions: {},
  recent: [],
  open: [],
})

/** Longer than any access token, event or dead letter of an erased reader lives. */
const ERASED_RETAINED_MS = 90 * DAY

export const isErased = ({ erasedAt }: Wallet): boolean => erasedAt !== undefined

/**
 * Leaves of a wallet that its reader is erased, so that nothing that comes late makes a new one, and the debt, until the reader's mailbox has
 * it.
 */
export const erase =
  (at: Instant): Decide<Wallet> =>
  (wallet) => {
    if (isErased(wallet)) return unchanged(wallet)
    const { _id, version, debt } = wallet
    const tombstone = { ...emptyWallet(_id), version, erasedAt: at, expiresAt: plus(at, ERASED_RETAINED_MS) }
    return { next: debt ? { ...tombstone, debt } : tombstone }
  }

/** A decision about a reader who is there; of one who is erased nothing changes. */
const unlessErased =
  (decide: Decide<Wallet>): Decide<Wallet> =>
  (wallet) =>
    isErased(wallet) ? unchanged(wallet) : decide(wallet)

export const isPremium = (wallet: Pick<Wallet, 'premiumUntil'>, at: Instant): boolean =>
  wallet.premiumUntil !== null && wallet.premiumUntil > at

/** Whether a reading can be begun now. */
export const canSpend = (wallet: Wallet, at: Instant): boolean => isPremium(wallet, at) || wallet.tokens > 0

export const tierAt = (wallet: Wallet, at: Instant) => tierOf(isPremium(wallet, at), wallet.tokens)

/** What the reader is shown: premium readers have no count. */
export const tokensShown = (wallet: Wallet, at: Instant): number | null => (isPremium(wallet, at) ? null : wallet.tokens)

const MOST_RETAINED = 200
const RETAINED_MS = 2 * DAY

export const reserveKey = (readingId: string): string => `res:${readingId}`
export const releaseKey = (readingId: string): string => `rel:${readingId}`
export const creditKey = (paymentId: string): string => `pi:${paymentId}`
/** A dispute that is won is another act than the dispute. */
export const takeBackKey = (how: 'refund' | 'dispute' | 'dispute_won', id: string): string =>
  `${how === 'refund' ? 're' : how === 'dispute' ? 'dp' : 'dp-won'}:${id}`
/** Not the other account's own id: nobody is to find that in their ledger. */
export const debtKey = (from: string): string => derivedId('debt', from)
export const welcomeKey = (userId: string): string => `grant:verify:${userId}`

const has = (wallet: Wallet, key: string): boolean => wallet.recent.some((operation) => operation.key === key)

/** Long enough that the ledger, which is written from events, holds an operation before the wallet lets go of it. */
const trimmed = (operations: readonly Operation[], at: Instant): Operation[] =>
  operations.filter((operation, index) => index >= operations.length - MOST_RETAINED || millisecondsBetween(operation.at, at) < RETAINED_MS)

/** Whether no operation was ever let go of: a key that is not in `recent` was not counted before. */
export const remembersAll = ({ recent }: Wallet): boolean => recent.length < MOST_RETAINED

/** Whether a token may have been taken for this reading before, as far as the wallet remembers. */
export const mayBeReserved = (wallet: Wallet, readingId: string): boolean => !remembersAll(wallet) || has(wallet, reserveKey(readingId))

const withEvent = (wallet: Wallet, operation: Operation): Change<Wallet> => ({
  next: wallet,
  events: [
    {
      type: 'wallet.changed.v1',
      data: { userId: wallet._id, version: wallet.version + 1, tokens: wallet.tokens, premiumUntil: wallet.premiumUntil, operation },
    },
  ],
})

const counted = (tokens: number): string => (tokens === 1 ? '1 token' : `${tokens} tokens`)

/** What a reader should know of a movement that touched a debt. */
const debtWords = (before: number, after: number): string | undefined => {
  if (after > before) return `${counted(after - before)} had been used already and will be set off against the next purchase.`
  return after < before ? `${counted(before - after)} went to what was owed.` : undefined
}

/**
 * Moves tokens: what comes in pays the debt first, and what cannot be taken becomes one. So balance and debt follow from the sum of all
 * movements, in whatever order they came.
 */
const apply = (wallet: Wallet, { delta: moved, ...operation }: Omit<Operation, 'balance'>): Change<Wallet> => {
  const { debt: before = 0, ...rest } = wallet
  const worth = wallet.tokens - before + moved
  const balance = Math.max(0, worth)
  const debt = Math.max(0, -worth)
  const why = [operation.why, debtWords(before, debt)].filter((words) => words !== undefined).join(' ')
  const done: Operation = { ...operation, delta: balance - wallet.tokens, balance, ...(why ? { why } : {}) }
  const recent = trimmed([...wallet.recent, done], operation.at)
  return withEvent({ ...rest, tokens: balance, ...(debt > 0 ? { debt } : {}), recent }, done)
}

const withOpen = (wallet: Wallet, open: Wallet['open']): Wallet => {
  const { openSince: _, ...rest } = wallet
  const oldest = open[0]?.at
  return { ...rest, open, ...(oldest ? { openSince: oldest } : {}) }
}

const closed = (wallet: Wallet, readingId: string): Wallet =>
  withOpen(
    wallet,
    wallet.open.filter((reservation) => reservation.readingId !== readingId),
  )

/** The tokens a verified reader begins with, once. */
export const grantWelcome = (at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = welcomeKey(wallet._id)
    return has(wallet, key) ? unchanged(wallet) : apply(wallet, { key, delta: WELCOME_TOKENS, reason: 'welcome', at })
  })

/** Says in the ledger that the welcome tokens were used before, by another account of the same mailbox. */
export const withholdWelcome = (at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = welcomeKey(wallet._id)
    if (has(wallet, key)) return unchanged(wallet)
    return apply(wallet, { key, delta: 0, reason: 'welcome', at, why: 'The welcome tokens of this mailbox were used before.' })
  })

type Debt = { from: string; tokens: number }

/** Takes over what another account of the same mailbox left owing, once an account. */
export const takeOverDebt = ({ from, tokens }: Debt, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = debtKey(from)
    if (has(wallet, key)) return unchanged(wallet)
    return apply(wallet, { key, delta: -tokens, reason: 'refund', at, why: 'From an earlier account of this mailbox.' })
  })

/**
 * Takes one token for a reading; premium readers take none. Applied twice, it counts once.
 * @throws AppError access_required, reading_ended, session_ended where the reader is erased
 */
export const reserve =
  (readingId: string, at: Instant): Decide<Wallet> =>
  (wallet) => {
    if (isErased(wallet)) throw new AppError('session_ended')
    if (has(wallet, releaseKey(readingId))) throw new AppError('reading_ended')
    if (has(wallet, reserveKey(readingId))) return unchanged(wallet)
    if (!canSpend(wallet, at)) throw new AppError('access_required')
    const opened = withOpen(wallet, [...wallet.open, { readingId, at }])
    return apply(opened, { key: reserveKey(readingId), delta: isPremium(wallet, at) ? 0 : -1, reason: 'reading', at, readingId })
  }

/** The reading is written; the token stays spent. */
export const settle = (readingId: string): Decide<Wallet> =>
  unlessErased((wallet) =>
    wallet.open.some((reservation) => reservation.readingId === readingId) ? { next: closed(wallet, readingId) } : unchanged(wallet),
  )

/**
 * Gives back what was taken for a reading that did not come about. Ahead of its reserve it leaves a zero entry that blocks it,
 * and after the reading was settled it does nothing.
 */
export const release = (readingId: string, why: string, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = releaseKey(readingId)
    if (has(wallet, key)) return unchanged(wallet)
    const reserved = wallet.recent.find((operation) => operation.key === reserveKey(readingId))
    const open = wallet.open.some((reservation) => reservation.readingId === readingId)
    if (reserved && !open) return unchanged(wallet)
    return apply(closed(wallet, readingId), { key, delta: reserved ? -reserved.delta : 0, reason: 'returned', at, readingId, why })
  })

/** What the provider last said of a subscription; an older saying changes nothing. */
export const changeSubscription = (subscriptionId: string, said: { until: Instant | null; asOf: Instant }, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const known = wallet.subscriptions[subscriptionId]
    if (known && known.asOf >= said.asOf) return unchanged(wallet)
    const subscriptions = { ...wallet.subscriptions, [subscriptionId]: said }
    const ends = Object.values(subscriptions).flatMap(({ until }) => until ?? [])
    const premiumUntil = ends.toSorted().at(-1) ?? null
    const operation: Operation = { key: `sub:${subscriptionId}:${said.asOf}`, delta: 0, balance: wallet.tokens, reason: 'purchase', at }
    return withEvent({ ...wallet, subscriptions, premiumUntil }, operation)
  })

type Purchase = { paymentId: string; tokens: number }

/** Tokens that were paid for, once a payment. */
export const credit = ({ paymentId, tokens }: Purchase, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = creditKey(paymentId)
    return has(wallet, key) ? unchanged(wallet) : apply(wallet, { key, delta: tokens, reason: 'purchase', at, paymentId })
  })

type Reversal = Purchase & { refundId: string; how: 'refund' | 'dispute' | 'dispute_won' }

/** Tokens whose money went back: taken, or restored where a dispute was won; once a refund, a dispute and its end. */
export const takeBack = ({ paymentId, tokens, refundId, how }: Reversal, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = takeBackKey(how, refundId)
    if (has(wallet, key)) return unchanged(wallet)
    const delta = how === 'dispute_won' ? tokens : -tokens
    return apply(wallet, { key, delta, reason: how === 'refund' ? 'refund' : 'dispute', at, paymentId })
  })
