import { eventually } from '@sibyl/platform/testing/eventually'
import type Stripe from 'stripe'
import { openStripeForTests, refusalOf, type StripeForTests } from './stripe-account.fixture.ts'

describe('a payment at the Stripe emulator', () => {
  let account: StripeForTests
  let stripe: Stripe
  beforeEach(async () => {
    account = await openStripeForTests()
    stripe = account.stripe
  })
  afterEach(() => account.close())

  const types = () => account.typesReceived()

  describe('that is refunded', () => {
    it('is refunded in parts, up to the amount paid', async () => {
      const { id } = await account.paid()
      expect(await stripe.refunds.create({ payment_intent: id, amount: 200, reason: 'requested_by_customer' })).toMatchObject({
        amount: 200,
        status: 'succeeded',
        payment_intent: id,
      })
      expect(await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 300 }))).toMatchObject({
        message: 'Refund amount ($3.00) is greater than unrefunded amount on charge ($2.99)',
      })
      await stripe.refunds.create({ payment_intent: id })
      expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_already_refunded' })
      const [charge] = (await stripe.charges.list({ payment_intent: id })).data
      expect(charge).toMatchObject({ amount_refunded: 499, refunded: true })
      const entries = await stripe.balanceTransactions.list({ type: 'refund' })
      expect(entries.data.map(({ amount }) => amount)).toEqual([-299, -200])
      await eventually(() =>
        expect(types().filter((type) => type.includes('refund'))).toEqual([
          'refund.created',
          'charge.refunded',
          'refund.created',
          'charge.refunded',
        ]),
      )
    })

    it('must have been paid', async () => {
      const { id } = await account.begin()
      expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ param: 'payment_intent' })
      expect(await refusalOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
    })
  })

  describe('that is disputed', () => {
    const disputed = async () => {
      const { id } = await account.paid('pm_card_createDispute')
      const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
      if (!dispute) throw new Error('there is no dispute')
      return { id, dispute }
    }

    it('is taken back at once, with a fee, and cannot be refunded', async () => {
      const { id, dispute } = await disputed()
      expect(dispute).toMatchObject({ amount: 499, status: 'needs_response', reason: 'fraudulent', payment_intent: id })
      expect(dispute.balance_transactions).toMatchObject([{ amount: -499, fee: 1500, type: 'adjustment' }])
      expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_disputed' })
      await eventually(() => expect(types().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']))
    })

    it('is lost when it is closed, once', async () => {
      const { dispute } = await disputed()
      const close = () => account.state('POST', `/disputes/${dispute.id}/close`, { status: 'lost' })
      expect(await close()).toMatchObject({ status: 'lost' })
      expect(await close()).toMatchObject({ error: { message: 'This dispute is already closed' } })
    })

    it('is decided by hand, and can be refunded once it is won', async () => {
      const { id } = await account.paid()
      const dispute = await account.state('POST', '/disputes', { payment_intent: id, reason: 'product_not_received' })
      expect(dispute).toMatchObject({ status: 'needs_response', reason: 'product_not_received' })
      expect(await account.state('POST', `/disputes/${dispute.id}/close`, { status: 'won' })).toMatchObject({ status: 'won' })
      const [{ balance_transactions: entries } = { balance_transactions: [] }] = (await stripe.disputes.list({ payment_intent: id })).data
      expect(entries.map(({ amount }) => amount)).toEqual([-499, 499])
      expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 499 })
    })
  })
})
