import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { answer, refuse } from '../support/answers.ts'
import { paid } from '../support/payment.ts'
import { open, press, said } from '../support/steps.ts'

const given = {
  _id: 'gift_shown',
  tokens: 5,
  status: 'sent',
  recipientName: 'Jonas',
  at: '2026-11-20T12:00:00.000Z',
  deliverAt: '2026-11-24T10:00:00.000Z',
  expiresAt: '2027-11-24T10:00:00.000Z',
  code: 'gift_shown.code',
}

const pending = { ...paid, _id: 'pay_open', status: 'pending' }

const openWallet = async (page: Page) => {
  await answer(page, '/payments/history', { data: { payments: [pending, paid] } })
  await answer(page, '/payments/gifts', { data: { given: [given], received: [{ ...given, _id: 'gift_got', status: 'redeemed' }] } })
  await open(page, '/wallet', 'Wallet')
  await page.locator('.movements').waitFor()
  await page.locator('.payment').first().waitFor()
}

/** The wallet and one of its receipts. */
export const walletScreens: readonly Screen[] = [
  { name: 'the wallet', by: 'reader', prepare: openWallet },
  { name: 'the wallet, premium', by: 'adept', prepare: openWallet },
  {
    name: 'the wallet, a payment looked at that is not in yet',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/confirm', { data: pending })
      await openWallet(page)
      await press(page, 'Check My Payment')
      await said(page, 'It has not arrived yet.')
    },
  },
  {
    name: 'the wallet, nothing paid yet',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/history', { data: { payments: [] } })
      await open(page, '/wallet', 'Wallet')
      await said(page, 'You have not paid for anything yet.')
    },
  },
  {
    name: 'the wallet, its payments out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/payments/history', 'unavailable')
      await open(page, '/wallet', 'Wallet')
      await said(page, 'Your payments could not be loaded.')
    },
  },
  {
    name: 'a receipt',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/history', { data: { payments: [paid] } })
      await open(page, '/wallet/receipts/pay_paid', 'Receipt')
    },
  },
  {
    name: 'a receipt that is not there',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/payments/history', { data: { payments: [] } })
      await open(page, '/wallet/receipts/pay_none', 'Receipt Not Found')
    },
  },
]
