import type { Page } from 'playwright-core'
import { cardFields, cardFieldsReady } from '../../support/card-fields.ts'
import type { Screen } from '../screen.ts'
import { answer, hold, refuse, seeReaderAs } from '../support/answers.ts'
import { paid } from '../support/payment.ts'
import { fill, open, press, said, send, standStill } from '../support/steps.ts'

const PRICING = 'Unlock Your Mystical Journey'

const showPrices = async (page: Page) => {
  await open(page, '/pricing', PRICING)
  await page.getByRole('heading', { name: 'Tokens', exact: true }).waitFor()
}

const checkOut = (button: string) => async (page: Page) => {
  await showPrices(page)
  await press(page, button)
  await cardFieldsReady(page)
}

const readerReturned = (page: Page, status = 'succeeded') => page.goto(`/payment/success?payment_intent=pi_shown&redirect_status=${status}`)

const gift = {
  tokens: 5,
  recipientName: 'Jonas',
  giverName: 'Mira',
  note: 'For the questions you only ask me at two in the morning.',
  expiresAt: '2027-12-24T10:00:00.000Z',
}

const findGift = async (page: Page) => {
  await answer(page, '/payments/gifts/open', { data: gift })
  await open(page, '/gift#gift_shown.code', 'Mira left you this')
}

/** Prices, gifts, the card form, and the status of a payment. */
export const buyingScreens: readonly Screen[] = [
  { name: 'the prices, signed out', by: 'visitor', prepare: showPrices },
  { name: 'the prices, signed in', by: 'reader', prepare: showPrices },
  {
    name: 'the prices, for a reader without tokens',
    by: 'reader',
    prepare: async (page) => {
      await seeReaderAs(page, { tier: 'free', oracleTokens: 0 })
      await showPrices(page)
    },
  },
  { name: 'the prices, premium', by: 'adept', prepare: showPrices },
  {
    name: 'the prices on their way',
    by: 'reader',
    prepare: async (page) => {
      await hold(page, '/payments/pricing')
      await open(page, '/pricing', PRICING)
    },
  },
  {
    name: 'the prices, payments not set up',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/pricing', { data: { stripe: { publishableKey: null }, tokenPackages: [], subscriptions: [] } })
      await showPrices(page)
      await said(page, 'Payment System Setup Required')
    },
  },
  {
    name: 'the prices, out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/payments/pricing', 'unavailable')
      await showPrices(page)
      await said(page, 'Failed to load payment system')
    },
  },
  { name: 'giving', by: 'reader', prepare: (page) => open(page, '/gift', 'Give someone a question') },
  {
    name: 'giving, the form refused',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/gift', 'Give someone a question')
      await fill(page, 'Your note', 'See evil.example')
      await send(page)
      await said(page, 'Please leave web and email addresses out of your note')
    },
  },
  { name: 'a gift found', by: 'visitor', prepare: findGift },
  {
    name: 'a gift opened',
    by: 'visitor',
    prepare: async (page) => {
      await findGift(page)
      await press(page, 'Break the Seal')
      await said(page, 'yours to keep')
    },
  },
  {
    name: 'a gift that was opened before',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, '/payments/gifts/open', 'already_redeemed')
      await open(page, '/gift#gift_shown.code', 'This envelope is empty')
    },
  },
  { name: 'checkout for tokens', by: 'reader', prepare: checkOut('Buy 15 tokens') },
  { name: 'checkout for a year', by: 'reader', prepare: checkOut('Choose annual') },
  {
    name: 'checkout, the form for the card not there',
    by: 'reader',
    prepare: async (page) => {
      await page.route('**/_dev/stripe/js/**', (route) => route.abort())
      await showPrices(page)
      await press(page, 'Buy 5 tokens')
      await said(page, 'Failed to load Stripe')
    },
  },
  {
    name: 'a purchase refused',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/payments/tokens/create', 'price_changed')
      await showPrices(page)
      await press(page, 'Buy 5 tokens')
      await said(page, 'Payment Failed')
    },
  },
  {
    name: 'a card declined',
    by: 'reader',
    prepare: async (page) => {
      await checkOut('Buy 5 tokens')(page)
      await cardFields(page).getByText('Other test cards').click()
      await cardFields(page).getByRole('button', { name: '… 0002' }).click()
      await press(page, 'Pay $4.99')
      await said(page, 'Payment Failed')
    },
  },
  {
    name: 'a payment being processed',
    by: 'reader',
    prepare: async (page) => {
      await hold(page, '/payments/confirm')
      await readerReturned(page)
      await said(page, 'Processing Payment')
    },
  },
  {
    name: 'a payment that came through',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/confirm', { data: paid })
      await readerReturned(page)
      // Waits for the heading, because the status text before it begins with the same words.
      await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
      await standStill(page)
    },
  },
  {
    name: 'a payment that failed at the bank',
    by: 'reader',
    prepare: async (page) => {
      await readerReturned(page, 'failed')
      await said(page, 'Payment Failed')
    },
  },
  {
    name: 'a payment that the account does not show yet',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/confirm', { data: { ...paid, status: 'processing' } })
      await readerReturned(page)
      await said(page, 'Your Account Is Not Updated Yet')
    },
  },
]
