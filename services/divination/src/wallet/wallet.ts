import type { EventData } from '@sibyl/contracts/events/events'
import { tierOf } from '@sibyl/contracts/tiers'
import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import { type Change, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, millisecondsBetween, plus } from '@sibyl/platform/time'

/** One movement of tokens. `key` names the business act; each key counts once. */
export type Operation = EventData<'wallet.changed.v1'>['operation']

/**
 * A reader's wallet. `recent` holds the latest operations by key, so that each counts once. `open` holds the reservations of unfinished
 * readings; the oldest dates from `openSince`. `debt` is the number of tokens that were taken back after they had been spent; incoming
 * tokens pay it first, so a wallet never has both a balance and a debt.
 */
export type Wallet = Versioned & {
  tokens: number
  debt?: number
  premiumUntil: Instant | null
  subscriptions: Record<string, { until: Instant | null; asOf: Instant }>
  recent: Operation[]
  open: { readingId: string; at: Instant; followUpOf?: string }[]
  openSince?: Instant
  /** When the reader was erased, which leaves only a tombstone, and when the tombstone expires. */
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

/** Outlives every access token, event and dead letter of an erased reader. */
const ERASED_RETAINED_MS = 90 * DAY

export const isErased = ({ erasedAt }: Wallet): boolean => erasedAt !== undefined

/** Turns the wallet into a tombstone, so that no late event creates a new one. The debt stays until the mailbox record holds it. */
export const erase =
  (at: Instant): Decide<Wallet> =>
  (wallet) => {
    if (isErased(wallet)) return unchanged(wallet)
    const { _id, version, debt } = wallet
    const tombstone = { ...emptyWallet(_id), version, erasedAt: at, expiresAt: plus(at, ERASED_RETAINED_MS) }
    return { next: debt ? { ...tombstone, debt } : tombstone }
  }

/** Applies a decision only to a wallet whose reader is not erased. */
export const unlessErased =
  (decide: Decide<Wallet>): Decide<Wallet> =>
  (wallet) =>
    isErased(wallet) ? unchanged(wallet) : decide(wallet)

export const isPremium = (wallet: Pick<Wallet, 'premiumUntil'>, at: Instant): boolean =>
  wallet.premiumUntil !== null && wallet.premiumUntil > at

/** Whether the reader can pay for a reading now. */
export const canSpend = (wallet: Wallet, at: Instant): boolean => isPremium(wallet, at) || wallet.tokens > 0

export const tierAt = (wallet: Wallet, at: Instant) => tierOf(isPremium(wallet, at), wallet.tokens)

/** The balance shown to the reader; null for premium readers. */
export const tokensShown = (wallet: Wallet, at: Instant): number | null => (isPremium(wallet, at) ? null : wallet.tokens)

const MOST_RETAINED = 200
const RETAINED_MS = 2 * DAY

export const reserveKey = (readingId: string): string => `res:${readingId}`
export const releaseKey = (readingId: string): string => `rel:${readingId}`
export const creditKey = (paymentId: string): string => `pi:${paymentId}`
/** Winning a dispute has a key of its own. */
export const takeBackKey = (how: 'refund' | 'dispute' | 'dispute_won', id: string): string =>
  `${how === 'refund' ? 're' : how === 'dispute' ? 'dp' : 'dp-won'}:${id}`
/** A derived id, because the ledger must not show the other account's own id. */
export const debtKey = (from: string): string => derivedId('debt', from)
export const welcomeKey = (userId: string): string => `grant:verify:${userId}`

export const has = (wallet: Wallet, key: string): boolean => wallet.recent.some((operation) => operation.key === key)

/** Keeps operations long enough for the ledger, which is written from events, to hold them first. */
const trimmed = (operations: readonly Operation[], at: Instant): Operation[] =>
  operations.filter((operation, index) => index >= operations.length - MOST_RETAINED || millisecondsBetween(operation.at, at) < RETAINED_MS)

/** Whether the wallet still holds all its operations: then a key missing from `recent` is new. */
export const remembersAll = ({ recent }: Wallet): boolean => recent.length < MOST_RETAINED

/** Whether a token may already be reserved for this reading, as far as the wallet knows. */
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

/** The sentence that explains to the reader how a movement changed their debt. */
const debtWords = (before: number, after: number): string | undefined => {
  if (after > before) return `${counted(after - before)} had been used already and will be set off against the next purchase.`
  return after < before ? `${counted(before - after)} went to what was owed.` : undefined
}

/**
 * Moves tokens: incoming tokens pay the debt first, and a shortfall becomes debt. Balance and debt follow from the sum of all movements, in
 * any order.
 */
export const apply = (wallet: Wallet, { delta: moved, ...operation }: Omit<Operation, 'balance'>): Change<Wallet> => {
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

/**
 * Reserves one token for a reading; premium readers pay none. Safe to repeat.
 * @throws AppError access_required, reading_ended, session_ended if the reader is erased
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

type FollowUpCharge = { of: string; tokens: 0 | 1; asOf: number }

/**
 * Reserves what a follow-up to the reading `of` costs, one follow-up at a time for each reading. Safe to repeat.
 * @throws AppError follow_up_under_way, access_required; conflict if the wallet is no longer at version `asOf`, at which the cost was worked out
 */
export const reserveFollowUp =
  (id: string, { of, tokens, asOf }: FollowUpCharge, at: Instant): Decide<Wallet> =>
  (wallet) => {
    if (isErased(wallet)) throw new AppError('session_ended')
    if (has(wallet, releaseKey(id))) throw new AppError('reading_ended')
    if (has(wallet, reserveKey(id))) return unchanged(wallet)
    if (wallet.open.some(({ followUpOf }) => followUpOf === of)) throw new AppError('follow_up_under_way')
    if (wallet.version !== asOf) throw new AppError('conflict')
    if (tokens > wallet.tokens) throw new AppError('access_required', { message: 'A further question requires an Oracle Token.' })
    const opened = withOpen(wallet, [...wallet.open, { readingId: id, at, followUpOf: of }])
    const why = 'A question about a finished reading.'
    return apply(opened, { key: reserveKey(id), delta: -tokens, reason: 'reading', at, readingId: of, why })
  }

/** How many tokens are reserved for a reading: none for a premium reader. */
export const reservedFor = (readingId: string, { recent }: Wallet): number =>
  Math.max(0, -(recent.find(({ key }) => key === reserveKey(readingId))?.delta ?? 0))

/** Settles the reservation of a finished reading; the token stays spent. */
export const settle = (readingId: string): Decide<Wallet> =>
  unlessErased((wallet) =>
    wallet.open.some((reservation) => reservation.readingId === readingId) ? { next: closed(wallet, readingId) } : unchanged(wallet),
  )

/**
 * Returns the token of a reading that failed. A release that arrives before its reserve records a zero entry that blocks the reserve; after
 * settlement it does nothing.
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

/** Applies the provider's latest state of a subscription; ignores an older one. */
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

/** Credits the tokens of a payment, once. */
export const credit = ({ paymentId, tokens }: Purchase, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = creditKey(paymentId)
    return has(wallet, key) ? unchanged(wallet) : apply(wallet, { key, delta: tokens, reason: 'purchase', at, paymentId })
  })

type Reversal = Purchase & { refundId: string; how: 'refund' | 'dispute' | 'dispute_won'; why?: string }

/** Takes back the tokens of a refund or dispute, or restores them when the dispute was won. Each act counts once. */
export const takeBack = ({ paymentId, tokens, refundId, how, why }: Reversal, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = takeBackKey(how, refundId)
    if (has(wallet, key)) return unchanged(wallet)
    const delta = how === 'dispute_won' ? tokens : -tokens
    return apply(wallet, { key, delta, reason: how === 'refund' ? 'refund' : 'dispute', at, paymentId, ...(why ? { why } : {}) })
  })
