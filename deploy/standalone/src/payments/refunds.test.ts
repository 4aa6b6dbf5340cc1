import { openShop, type Shop } from './shop.fixture.ts'

const ada = 'reader-ada'

describe('refunds and disputes', () => {
  let shop: Shop
  let payment: string
  beforeEach(async () => {
    shop = await openShop()
    payment = await shop.order(ada, 1)
    await shop.pay(payment)
    await shop.reaches(ada, 15)
  })
  afterEach(() => shop.close())

  const refund = (amount?: number) =>
    shop.operate('POST', '/refunds', { payment_intent: payment, ...(amount === undefined ? {} : { amount: String(amount) }) })
  const again = async (type: string): Promise<void> => {
    const { data } = await shop.operate('GET', '/events', { type })
    for (const { id } of data) await shop.state('POST', `/events/${id}/redeliver`)
  }
  const status = async (): Promise<string | undefined> => (await shop.history(ada))[0]?.status

  it('F27 take the tokens back once when a full refund is reported twice', async () => {
    await refund()
    await shop.reaches(ada, 0)
    await again('charge.refunded')
    await shop.reaches(ada, 0)
    expect(await status()).toBe('refunded')
    expect((await shop.wallet(ada)).ledger.map(({ reason, delta }) => [reason, delta])).toEqual([
      ['refund', -15],
      ['purchase', 15],
    ])
  })

  it('F27 take tokens back in proportion, once for each partial refund', async () => {
    await refund(400)
    await shop.reaches(ada, 10)
    expect(await status()).toBe('partially_refunded')
    await again('charge.refunded')
    await refund(899)
    await shop.reaches(ada, 0)
    await again('charge.refunded')
    await shop.reaches(ada, 0)
    expect(await status()).toBe('refunded')
  })

  it('F28 take the tokens back when a payment is disputed, for good if the dispute is lost', async () => {
    const { id } = await shop.state('POST', '/disputes', { payment_intent: payment })
    await shop.reaches(ada, 0)
    expect(await status()).toBe('disputed')
    await shop.state('POST', `/disputes/${id}/close`, { status: 'lost' })
    await shop.quiet()
    expect((await shop.wallet(ada)).oracleTokens).toBe(0)
  })

  it('F28 restore the tokens when the dispute is won, once', async () => {
    const { id } = await shop.state('POST', '/disputes', { payment_intent: payment })
    await shop.reaches(ada, 0)
    await shop.state('POST', `/disputes/${id}/close`, { status: 'won' })
    await shop.reaches(ada, 15)
    await again('charge.dispute.closed')
    await shop.reaches(ada, 15)
    expect(await status()).toBe('succeeded')
  })

  it('leave a debt for spent tokens, which the next purchase settles', async () => {
    const other = await shop.order(ada)
    await shop.pay(other)
    await shop.reaches(ada, 20)
    for (let reading = 0; reading < 7; reading += 1) await shop.spend(ada)
    expect((await shop.wallet(ada)).oracleTokens).toBe(13)
    await refund()
    await shop.reaches(ada, 0)
    await shop.pay(await shop.order(ada))
    await shop.reaches(ada, 3)
    const { ledger } = await shop.wallet(ada)
    expect(ledger.map(({ why }) => why).filter(Boolean)).toEqual([
      '2 tokens went to what was owed.',
      '2 tokens had been used already and will be set off against the next purchase.',
    ])
    expect(ledger.reduce((sum, { delta }) => sum + delta, 0)).toBe(3)
  })

  it('are found by the comparison if no webhook reported them', async () => {
    await shop.switchTo({ dropPercent: 100 })
    await refund(400)
    await shop.state('POST', '/disputes', { payment_intent: payment })
    await shop.runJob('compare-with-provider')
    await shop.reaches(ada, 0)
    expect(await shop.figure('payments_unreconciled')).toEqual({ all: 0 })
  })
})
