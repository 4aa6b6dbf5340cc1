import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { tokenPackages } from '@sibyl/contracts/prices'
import { DAY, HOUR, plus } from '@sibyl/platform/time'
import type { Account, Subscription } from './account.ts'
import type { BookedPayment, BookedWallet, Books } from './books.ts'

/** One row of the comparison: the provider's account against our books. Amounts are in cents. */
type Row = { what: string; account: number; books: number }
export type Comparison = { rows: readonly Row[]; differences: readonly string[] }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const amounts = (moved: readonly { amount: number }[]): number => sum(moved.map(({ amount }) => amount))

const sold = new Map(tokenPackages.map(({ tokens, price }) => [Math.round(price * 100), tokens]))

/** The tokens that remain of a purchase after this many of its cents were refunded: in proportion, rounded down. */
const tokensLeft = (amount: number, back: number): number => Math.floor(((sold.get(amount) ?? 0) * Math.max(0, amount - back)) / amount)

/**
 * Until when a subscription makes its reader premium: its period plus an hour for the renewal, or a week's grace after a declined renewal.
 */
const premiumUntil = ({ status, periodStart, periodEnd, endsWithPeriod }: Subscription): string | null => {
  if (status === 'active') return plus(periodEnd, endsWithPeriod ? 0 : HOUR)
  return status === 'past_due' ? plus(periodStart, 7 * DAY) : null
}

const latest = (instants: readonly (string | null)[]): string | null =>
  instants
    .filter((each) => each !== null)
    .toSorted()
    .at(-1) ?? null

/** Tokens spent on readings, without those returned after a failure. */
const spent = ({ ledger }: BookedWallet): number => {
  const returned = new Set(ledger.filter(({ reason }) => reason === 'returned').map(({ readingId }) => readingId))
  return ledger.filter(({ reason, delta, readingId }) => reason === 'reading' && delta < 0 && !returned.has(readingId)).length
}

/** What a reader's payments have brought: the balance plus tokens spent or owed, less the welcome tokens. */
const brought = (wallet: BookedWallet): number => wallet.tokens - (wallet.debt ?? 0) + spent(wallet) - WELCOME_TOKENS

const comparePayments = ({ paid }: Account, { payments }: Books, credits: ReadonlyMap<string, number>): string[] => {
  const byProviderId = Map.groupBy(
    payments.filter(({ paidAt }) => paidAt !== undefined),
    ({ providerId }) => providerId,
  )
  const differences: string[] = []
  for (const { id, amount, orderId, readerId } of paid) {
    const [booked, second] = byProviderId.get(id) ?? []
    if (!booked) differences.push(`${id} was paid and is not in the books`)
    else if (second) differences.push(`${id} is in the books twice`)
    else if (booked.amount !== amount) differences.push(`${id} was ${amount} cents and is ${booked.amount} in the books`)
    if (orderId === undefined) continue
    if (booked && (booked._id !== orderId || booked.userId !== readerId)) differences.push(`${id} is booked for another order or reader`)
    const credited = credits.get(`${readerId} pi:${orderId}`) ?? 0
    if (credited !== 1) differences.push(`${id} was credited ${credited} times`)
  }
  const known = new Set(paid.map(({ id }) => id))
  for (const id of byProviderId.keys()) if (id === undefined || !known.has(id)) differences.push(`${id} is paid in the books alone`)
  const orders = new Set(paid.map(({ orderId, readerId }) => `${readerId} pi:${orderId}`))
  for (const key of credits.keys()) if (key.includes(' pi:') && !orders.has(key)) differences.push(`${key} was credited and never paid`)
  return differences
}

type Reversal = BookedPayment['reversals'][number] & { userId: string; providerId: string | undefined }

const reversalsIn = ({ payments }: Books): Reversal[] =>
  payments.flatMap(({ reversals, userId, providerId }) => reversals.map((each) => ({ ...each, userId, providerId })))

const compareReversals = ({ refunds, disputes }: Account, books: Books, keys: ReadonlyMap<string, number>): string[] => {
  const byId = Map.groupBy(reversalsIn(books), ({ id }) => id)
  const differences: string[] = []
  const effects = new Set<string>()
  // A dispute that was won before we received any event about it has moved nothing.
  const moved = disputes.filter(({ id, status }) => status !== 'won' || byId.has(id))
  for (const { id, amount, paymentId, won } of [
    ...refunds.map((each) => ({ ...each, won: false })),
    ...moved.map((each) => ({ ...each, won: each.status === 'won' })),
  ]) {
    const [booked, second] = byId.get(id) ?? []
    if (!booked) differences.push(`${id} took ${amount} cents back and is not in the books`)
    else if (second) differences.push(`${id} is in the books twice`)
    else if (booked.amount !== amount || booked.providerId !== paymentId)
      differences.push(`${id} is in the books with another amount or payment`)
    else if ((booked.won ?? false) !== won) differences.push(`${id} was ${won ? '' : 'not '}won, and the books say otherwise`)
    if (!booked) continue
    const taken = `${booked.userId} ${booked.how === 'refund' ? 're' : 'dp'}:${id}`
    if (booked.tokens > 0) effects.add(taken)
    if (booked.tokens > 0 && (keys.get(taken) ?? 0) !== 1) differences.push(`${taken} was counted ${keys.get(taken) ?? 0} times`)
    if (won) effects.add(`${booked.userId} dp-won:${id}`)
  }
  const known = new Set([...refunds, ...disputes].map(({ id }) => id))
  for (const id of byId.keys()) if (!known.has(id)) differences.push(`${id} went back in the books alone`)
  for (const key of keys.keys())
    if (/ (re|dp|dp-won):/.test(key) && !effects.has(key)) differences.push(`${key} moved tokens and nothing asked for it`)
  return differences
}

const compareWallet = (wallet: BookedWallet, expected: number, until: string | null): string[] => {
  const recorded = sum(wallet.ledger.map(({ delta }) => delta))
  return [
    ...(recorded === wallet.tokens ? [] : [`the ledger of ${wallet._id} comes to ${recorded}, the wallet to ${wallet.tokens}`]),
    ...(brought(wallet) === expected ? [] : [`${wallet._id} has paid for ${expected} tokens and was given ${brought(wallet)}`]),
    ...(wallet.tokens > 0 && wallet.debt ? [`${wallet._id} has ${wallet.tokens} tokens and owes ${wallet.debt}`] : []),
    ...(wallet.premiumUntil === until ? [] : [`${wallet._id} is premium until ${wallet.premiumUntil} instead of ${until}`]),
  ]
}

/** Compares the provider's account with the books: each payment, refund, dispute, wallet and subscription, and the totals. */
export const compare = (account: Account, books: Books): Comparison => {
  const { paid, refunds, disputes, subscriptions, balance } = account
  const keys = new Map<string, number>()
  for (const { _id, ledger } of books.wallets) for (const { key } of ledger) keys.set(`${_id} ${key}`, (keys.get(`${_id} ${key}`) ?? 0) + 1)

  const standing = disputes.filter(({ status }) => status !== 'won')
  const back = Map.groupBy([...refunds, ...standing], ({ paymentId }) => paymentId)
  const expectedOf = (readerId: string): number =>
    sum(paid.filter((each) => each.readerId === readerId).map(({ id, amount }) => tokensLeft(amount, amounts(back.get(id) ?? []))))
  const untilOf = (readerId: string): string | null => latest(subscriptions.filter((each) => each.readerId === readerId).map(premiumUntil))
  const walletFaults = books.wallets.flatMap((wallet) => compareWallet(wallet, expectedOf(wallet._id), untilOf(wallet._id)))

  const bookedPaid = books.payments.filter(({ paidAt }) => paidAt !== undefined)
  const reversals = reversalsIn(books)
  const [bookedRefunds, bookedDisputes] = [
    reversals.filter(({ how }) => how === 'refund'),
    reversals.filter(({ how, won }) => how === 'dispute' && !won),
  ]
  const rows: Row[] = [
    { what: 'payments', account: paid.length, books: bookedPaid.length },
    { what: 'cents paid', account: amounts(paid), books: amounts(bookedPaid) },
    { what: 'refunds', account: refunds.length, books: bookedRefunds.length },
    { what: 'cents refunded', account: amounts(refunds), books: amounts(bookedRefunds) },
    { what: 'disputes open or lost', account: standing.length, books: bookedDisputes.length },
    { what: 'cents disputed', account: amounts(standing), books: amounts(bookedDisputes) },
    { what: 'cents that stay', account: balance, books: amounts(bookedPaid) - amounts(bookedRefunds) - amounts(bookedDisputes) },
    {
      what: 'token purchases, credits',
      account: paid.filter(({ orderId }) => orderId !== undefined).length,
      books: [...keys.keys()].filter((key) => key.includes(' pi:')).length,
    },
    { what: 'tokens brought', account: sum(books.wallets.map(({ _id }) => expectedOf(_id))), books: sum(books.wallets.map(brought)) },
    {
      what: 'tokens in ledgers, in wallets',
      account: sum(books.wallets.flatMap(({ ledger }) => ledger.map(({ delta }) => delta))),
      books: sum(books.wallets.map(({ tokens }) => tokens)),
    },
    {
      what: 'premium readers',
      account: books.wallets.filter(({ _id }) => untilOf(_id) !== null).length,
      books: books.wallets.filter((wallet) => wallet.premiumUntil !== null).length,
    },
  ]
  const uneven = rows.filter((row) => row.account !== row.books).map((row) => `${row.what}: ${row.account} and ${row.books}`)
  return {
    rows,
    differences: [...uneven, ...comparePayments(account, books, keys), ...compareReversals(account, books, keys), ...walletFaults],
  }
}

/** The comparison as a table. */
export const tableOf = ({ rows }: Comparison): string => {
  const line = (what: string, account: string, books: string): string => `${what.padEnd(32)}${account.padStart(12)}${books.padStart(12)}\n`
  return line('', 'account', 'books') + rows.map(({ what, account, books }) => line(what, String(account), String(books))).join('')
}
