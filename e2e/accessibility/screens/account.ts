import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { answer, hold, refuse } from '../support/answers.ts'
import { dialog, fill, open, press, said, showing, standStill } from '../support/steps.ts'

const TITLE = 'Profile Settings'
const openTab = (tab: string) => (page: Page) => open(page, `/profile?tab=${tab}`, TITLE)
const openAccount = openTab('account')

const subscription = { plan: 'premium_monthly', status: 'active', currentPeriodEnd: '2031-01-31T09:00:00.000Z', cancelAtPeriodEnd: false }

const openPlan = async (page: Page) => {
  await openTab('subscription')(page)
  await said(page, 'Next billing date')
}

const openPasswords = async (page: Page) => {
  await openAccount(page)
  await press(page, 'Change Password')
  await dialog(page, 'Change Password')
}

const fillPasswords = async (page: Page, confirmation: string) => {
  await fill(page, 'Current password', 'Quiet-Moon-7')
  await fill(page, 'New password', 'Louder-Moon-8')
  await fill(page, 'Confirm new password', confirmation)
}

const sendPasswords = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click()

/** The profile's tabs with their dialogs, and the contact form. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the profile',
    by: 'reader',
    prepare: async (page) => {
      await openTab('overview')(page)
      await page.locator('.movements').waitFor()
    },
  },
  { name: 'reminders', by: 'reader', prepare: showing('/reminders', 'Your hour', 'What you will get') },
  {
    name: 'reminders that rest, about to be refused',
    by: 'reader',
    prepare: async (page) => {
      const mail = { at: '06:15', way: 'mail' }
      const reminders = { morning: mail, evening: { ...mail, at: '06:30' }, timezone: 'UTC', resting: true }
      await answer(page, '/notifications/reminders', { reminders, pushKey: null })
      await open(page, '/reminders', 'Your hour')
      await fill(page, 'The card', '')
      await press(page, 'Keep This Hour')
      await said(page, 'Please enter a time such as 07:30')
    },
  },
  {
    name: 'reminders out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/notifications/reminders', 'unavailable')
      await open(page, '/reminders', 'Your hour')
      await said(page, 'Your hour could not be loaded.')
    },
  },
  {
    name: 'the profile, premium',
    by: 'adept',
    prepare: async (page) => {
      await openTab('overview')(page)
      await page.locator('.movements').waitFor()
    },
  },
  {
    name: 'the profile, its ledger out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/divination/wallet', 'unavailable')
      await openTab('overview')(page)
      await said(page, 'Your token history could not be loaded.')
    },
  },
  {
    name: 'the profile, its ledger on its way',
    by: 'reader',
    prepare: async (page) => {
      await hold(page, '/divination/wallet')
      await openTab('overview')(page)
    },
  },
  {
    name: 'no subscription',
    by: 'reader',
    prepare: async (page) => {
      await openTab('subscription')(page)
      await said(page, 'No Active Subscription')
    },
  },
  { name: 'a subscription', by: 'adept', prepare: openPlan },
  {
    name: 'a subscription that ends',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, '/payments/subscription', { data: { ...subscription, cancelAtPeriodEnd: true } })
      await openTab('subscription')(page)
      await said(page, 'Active until')
    },
  },
  {
    name: 'a subscription whose payment did not go through',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, '/payments/subscription', { data: { ...subscription, status: 'past_due' } })
      await openTab('subscription')(page)
      await said(page, 'The last payment did not go through. We will try it again over the next few days.')
    },
  },
  {
    name: 'a subscription about to be cancelled',
    by: 'adept',
    prepare: async (page) => {
      await openPlan(page)
      await press(page, 'Cancel Subscription')
      await dialog(page, 'Cancel Subscription?')
    },
  },
  {
    name: 'a subscription that cannot be cancelled',
    by: 'adept',
    prepare: async (page) => {
      await refuse(page, '/payments/subscription/cancel', 'payments_not_configured')
      await openPlan(page)
      await press(page, 'Cancel Subscription')
      await press(page, 'Yes, Cancel')
      await said(page, 'Failed to cancel subscription')
    },
  },
  {
    name: 'a subscription about to be changed',
    by: 'adept',
    prepare: async (page) => {
      await openPlan(page)
      await press(page, 'Change Plan')
      await dialog(page, 'Change Plan')
    },
  },
  {
    name: 'the account',
    by: 'reader',
    prepare: async (page) => {
      await openAccount(page)
      await said(page, 'This browser')
      await said(page, 'Email verified')
    },
  },
  {
    name: 'the account, a name missing',
    by: 'reader',
    prepare: async (page) => {
      await openAccount(page)
      await fill(page, 'First name', '')
      await press(page, 'Save Changes')
      await said(page, 'First name is required')
    },
  },
  {
    name: 'the account, devices and log out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/auth/sessions', 'unavailable')
      await refuse(page, '/auth/activity', 'unavailable')
      await openAccount(page)
      await said(page, 'Your recent activity could not be loaded.')
    },
  },
  { name: 'a new password', by: 'reader', prepare: openPasswords },
  {
    name: 'a new password, its repetition not the same',
    by: 'reader',
    prepare: async (page) => {
      await openPasswords(page)
      await fillPasswords(page, 'Louder')
      await said(page, 'The passwords do not match yet')
    },
  },
  {
    name: 'a new password, the old one wrong',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/auth/change-password', 'wrong_password')
      await openPasswords(page)
      await fillPasswords(page, 'Louder-Moon-8')
      await sendPasswords(page)
      await said(page, 'Your current password is incorrect.')
    },
  },
  {
    name: 'a new password, taken',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, '/auth/change-password', { message: 'Changed.' })
      await openPasswords(page)
      await fillPasswords(page, 'Louder-Moon-8')
      await sendPasswords(page)
      await said(page, 'Password Changed Successfully!')
      await standStill(page)
    },
  },
  {
    name: 'the account about to be deleted',
    by: 'reader',
    prepare: async (page) => {
      await openAccount(page)
      await press(page, 'Delete Account')
      await dialog(page, 'Delete Account')
    },
  },
  {
    name: 'the account that cannot be deleted',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/auth/account', 'unavailable')
      await openAccount(page)
      await press(page, 'Delete Account')
      await press(page, 'Delete My Account')
      await page.getByRole('dialog').locator('.notice').waitFor()
    },
  },
]
