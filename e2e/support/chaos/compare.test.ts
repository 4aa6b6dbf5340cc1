import type { Account } from './account.ts'
import type { BookedPayment, BookedWallet, Books } from './books.ts'
import { compare, tableOf } from './compare.ts'

const noon = '2026-11-21T12:00:00.000Z'
const monthLater = '2026-12-21T12:00:00.000Z'

/** Ada bought fifteen tokens and had a third of them refunded; a dispute over fifty failed. Grace subscribed. */
const account: Account = {
  paid: [
    { id: 'pi_1', amount: 1299, orderId: 'pay_1', readerId: 'ada' },
    { id: 'pi_2', amount: 3499, orderId: 'pay_2', readerId: 'ada' },
    { id: 'pi_3', amount: 999 },
  ],
  refunds: [{ id: 're_1', amount: 433, paymentId: 'pi_1' }],
  disputes: [{ id: 'du_1', amount: 3499, paymentId: 'pi_2', status: 'won' }],
  subscriptions: [
    { id: 'sub_1', readerId: 'grace', status: 'active', periodStart: noon, periodEnd: monthLater, endsWithPeriod: false },
    { id: 'sub_0', readerId: 'grace', status: 'canceled', periodStart: noon, periodEnd: monthLater, endsWithPeriod: false },
  ],
  balance: 1299 - 433 + 3499 + 999,
}
const first: BookedPayment = {
  _id: 'pay_1',
  userId: 'ada',
  providerId: 'pi_1',
  kind: 'tokens',
  amount: 1299,
  tokens: 15,
  paidAt: noon,
  reversals: [{ id: 're_1', how: 'refund', amount: 433, tokens: 5, at: noon }],
}
const second: BookedPayment = {
  ...first,
  _id: 'pay_2',
  providerId: 'pi_2',
  amount: 3499,
  tokens: 50,
  reversals: [{ id: 'du_1', how: 'dispute', amount: 3499, tokens: 50, at: noon, won: true, restored: 50 }],
}
const third: BookedPayment = {
  ...first,
  _id: 'pay_3',
  userId: 'grace',
  providerId: 'pi_3',
  kind: 'subscription',
  amount: 999,
  tokens: 0,
  reversals: [],
}
const ada: BookedWallet = {
  _id: 'ada',
  tokens: 62,
  premiumUntil: null,
  ledger: [
    { key: 'grant:verify:ada', delta: 3, reason: 'welcome' },
    { key: 'pi:pay_1', delta: 15, reason: 'purchase' },
    { key: 're:re_1', delta: -5, reason: 'refund' },
    { key: 'pi:pay_2', delta: 50, reason: 'purchase' },
    { key: 'dp:du_1', delta: -50, reason: 'dispute' },
    { key: 'dp-won:du_1', delta: 50, reason: 'dispute' },
    { key: 'res:one', delta: -1, reason: 'reading', readingId: 'one' },
    { key: 'res:two', delta: -1, reason: 'reading', readingId: 'two' },
    { key: 'rel:two', delta: 1, reason: 'returned', readingId: 'two' },
  ],
}
const grace: BookedWallet = {
  _id: 'grace',
  tokens: 3,
  premiumUntil: '2026-12-21T13:00:00.000Z',
  ledger: [{ key: 'grant:verify:grace', delta: 3, reason: 'welcome' }],
}
const books: Books = { payments: [first, second, third], wallets: [ada, grace] }

const withAda = (more: Partial<BookedWallet>): Books => ({ ...books, wallets: [{ ...ada, ...more }, grace] })
const withFirst = (more: Partial<BookedPayment>): Books => ({ ...books, payments: [{ ...first, ...more }, second, third] })

/** The differences that the comparison finds in these books. */
const said = (wrong: Books, of = account): string => compare(of, wrong).differences.join('\n')

describe('the comparison of the provider’s account with the books', () => {
  it('finds nothing where they are even', () => {
    expect(compare(account, books).differences).toEqual([])
  })

  it('shows what it compared', () => {
    expect(tableOf(compare(account, books))).toMatch(/payments +3 +3\ncents paid +5797 +5797\nrefunds +1 +1\n/)
  })

  it('counts a debt with what was spent', () => {
    const refunded = { ...account, refunds: [{ id: 're_1', amount: 1299, paymentId: 'pi_1' }], balance: 3499 + 999 }
    const taken = { ...first, reversals: [{ id: 're_1', how: 'refund', amount: 1299, tokens: 15, at: noon } as const] }
    const spentAll = [
      ...ada.ledger.filter(({ key }) => !key.includes('re_1')),
      ...Array.from({ length: 60 }, (_, index) => ({
        key: `res:${index}`,
        delta: -1,
        reason: 'reading' as const,
        readingId: String(index),
      })),
      { key: 're:re_1', delta: -7, reason: 'refund' as const },
    ]
    const owing = { ...ada, tokens: 0, debt: 8, ledger: spentAll }
    expect(said({ payments: [taken, second, third], wallets: [owing, grace] }, refunded)).toBe('')
  })

  it('finds a ledger that was changed by hand', () => {
    const ledger = ada.ledger.map((entry) => (entry.key === 'pi:pay_1' ? { ...entry, delta: 16 } : entry))
    expect(said(withAda({ ledger }))).toContain('the ledger of ada comes to 63, the wallet to 62')
  })

  it('finds a wallet with a token more than was paid for, though its ledger has it too', () => {
    const ledger = [...ada.ledger, { key: 'gift', delta: 1, reason: 'purchase' as const }]
    expect(said(withAda({ tokens: 63, ledger }))).toContain('ada has paid for 60 tokens and was given 61')
  })

  it('finds a payment that was credited twice or not at all', () => {
    const [welcome, credit, ...rest] = ada.ledger
    if (!welcome || !credit) throw new Error('there is no credit')
    expect(said(withAda({ tokens: 77, ledger: [...ada.ledger, credit] }))).toContain('pi_1 was credited 2 times')
    expect(said(withAda({ tokens: 47, ledger: [welcome, ...rest] }))).toContain('pi_1 was credited 0 times')
  })

  it('finds a credit that nobody has paid for', () => {
    const ledger = [...ada.ledger, { key: 'pi:pay_9', delta: 5, reason: 'purchase' as const }]
    expect(said(withAda({ tokens: 67, ledger }))).toContain('ada pi:pay_9 was credited and never paid')
  })

  it('finds a payment that is missing, doubled, of another amount, or of another reader', () => {
    expect(said({ ...books, payments: [second, third] })).toContain('pi_1 was paid and is not in the books')
    expect(said({ ...books, payments: [first, ...books.payments] })).toContain('pi_1 is in the books twice')
    expect(said(withFirst({ amount: 1298 }))).toContain('pi_1 was 1299 cents and is 1298 in the books')
    expect(said(withFirst({ userId: 'grace' }))).toContain('pi_1 is booked for another order or reader')
    expect(said(withFirst({ providerId: 'pi_8' }))).toContain('pi_8 is paid in the books alone')
  })

  it('finds a refund that is missing, of another amount, or the books’ own', () => {
    const [refund] = first.reversals
    if (!refund) throw new Error('there is no refund')
    expect(said(withFirst({ reversals: [] }))).toContain('re_1 took 433 cents back and is not in the books')
    expect(said(withFirst({ reversals: [{ ...refund, amount: 434 }] }))).toContain('re_1 is in the books with another amount or payment')
    expect(said(withFirst({ reversals: [refund, { ...refund, id: 're_9' }] }))).toContain('re_9 went back in the books alone')
  })

  it('finds a refund that took its tokens twice or never', () => {
    const refund = { key: 're:re_1', delta: -5, reason: 'refund' as const }
    expect(said(withAda({ tokens: 57, ledger: [...ada.ledger, refund] }))).toContain('ada re:re_1 was counted 2 times')
    expect(said(withAda({ tokens: 67, ledger: ada.ledger.filter(({ key }) => key !== refund.key) }))).toContain(
      'ada re:re_1 was counted 0 times',
    )
  })

  it('finds a dispute whose end the books have wrong', () => {
    const disputes = account.disputes.map((dispute) => ({ ...dispute, status: 'lost' }))
    expect(said(books, { ...account, disputes, balance: account.balance - 3499 })).toContain(
      'du_1 was not won, and the books say otherwise',
    )
  })

  it('finds a reader who is premium for too long, or not at all', () => {
    const premium = (premiumUntil: string | null): Books => ({ ...books, wallets: [ada, { ...grace, premiumUntil }] })
    expect(said(premium('2027-12-21T13:00:00.000Z'))).toContain('grace is premium until 2027-12-21T13:00:00.000Z instead of')
    expect(said(premium(null))).toContain('grace is premium until null instead of 2026-12-21T13:00:00.000Z')
  })

  it('finds a cent that the provider’s ledger has and no payment explains', () => {
    expect(said(books, { ...account, balance: account.balance + 1 })).toBe('cents that stay: 5365 and 5364')
  })
})
