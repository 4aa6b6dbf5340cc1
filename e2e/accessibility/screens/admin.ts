import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { answer, refuse } from '../support/answers.ts'
import { dialog, fill, open, press, said } from '../support/steps.ts'

const openSupport = async (page: Page) => {
  await open(page, '/admin', 'Support')
  await page.locator('.adm-find').waitFor()
}

const openReader = async (page: Page) => {
  await openSupport(page)
  await fill(page, 'Email address', 'mira@sibyl.example')
  await press(page, 'Find')
  await said(page, 'Welcome gift')
  await said(page, 'Account opened')
}

const letter = { id: 'evt_1', type: 'user.verified.v1', at: '2026-11-24T09:12:44.120Z', attempts: 6, reason: 'no way to (address)' }

/** Answers with a dead letter, because nothing fails for real here. */
const openWithDeadLetters = async (page: Page) => {
  await answer(page, '/admin/dead-letters', { queues: [{ queue: 'notification', count: 1, letters: [letter] }] })
  await openSupport(page)
  await said(page, letter.reason)
}

const delivery = { id: 'rd_1', type: 'reading.generated.v1', queuedAt: '2026-11-24T09:12:44.120Z', attempts: 13 }

const openWithWebhook = async (page: Page) => {
  const deliveries = [
    { ...delivery, state: 'dead', doneAt: '2026-11-27T09:12:44.120Z', reason: 'the webhook answered 503' },
    { ...delivery, id: 'rd_2', state: 'waiting', attempts: 2, nextAttemptAt: '2026-11-27T09:20:00.000Z', reason: 'ECONNREFUSED' },
    { ...delivery, id: 'rd_3', state: 'delivered', attempts: 1, doneAt: '2026-11-24T09:12:45.000Z' },
  ]
  await answer(page, '/webhooks/admin/deliveries', { webhook: true, deliveries })
  await openSupport(page)
  await said(page, 'the webhook answered 503')
}

/** Support at work. The adept is an administrator. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'support, for a reader who is no administrator',
    by: 'reader',
    prepare: (page) => open(page, '/admin', 'Nothing is charted here'),
  },
  { name: 'support', by: 'adept', prepare: openSupport },
  {
    name: 'support, out of reach',
    by: 'adept',
    prepare: async (page) => {
      await refuse(page, '/admin/token', 'unavailable')
      await page.goto('/admin')
      await said(page, 'Support could not be opened.')
    },
  },
  {
    name: 'support, a search without an account',
    by: 'adept',
    prepare: async (page) => {
      await openSupport(page)
      await fill(page, 'Email address', 'nobody@else.example')
      await press(page, 'Find')
      await said(page, 'No account has this email address.')
    },
  },
  { name: 'a reader’s account, for support', by: 'adept', prepare: openReader },
  {
    name: 'a reader’s account that is gone, for support',
    by: 'adept',
    prepare: (page) => open(page, '/admin/readers/user_none', 'Account Not Found'),
  },
  {
    name: 'tokens to give, refused by the form',
    by: 'adept',
    prepare: async (page) => {
      await openReader(page)
      await press(page, 'Give or Take Tokens')
      await dialog(page, 'Give or take tokens')
      await press(page, 'Give Tokens')
      await said(page, 'Please give a reason')
    },
  },
  {
    name: 'an account to suspend',
    by: 'adept',
    prepare: async (page) => {
      await openReader(page)
      await press(page, 'Suspend Account')
      await dialog(page, 'Suspend this account?')
    },
  },
  {
    name: 'a session to end',
    by: 'adept',
    prepare: async (page) => {
      await openReader(page)
      await page
        .getByRole('button', { name: /^End the session on / })
        .first()
        .click()
      await dialog(page, 'End this session?')
      await press(page, 'End Session')
      await said(page, 'Please give a reason')
    },
  },
  {
    name: 'a payment to refund, more than is left',
    by: 'adept',
    prepare: async (page) => {
      await openSupport(page)
      await fill(page, 'Email address', 'adept@sibyl.example')
      await press(page, 'Find')
      await page
        .getByRole('button', { name: /^Refund / })
        .first()
        .click()
      await dialog(page, 'Refund this payment?')
      await page.getByLabel(/^Amount in/).fill('5000')
      await press(page, 'Refund Payment')
      await said(page, 'That is more than is left')
    },
  },
  {
    name: 'dead letters',
    by: 'adept',
    prepare: openWithDeadLetters,
  },
  { name: 'deliveries to the webhook', by: 'adept', prepare: openWithWebhook },
  {
    name: 'a delivery to send again',
    by: 'adept',
    prepare: async (page) => {
      await openWithWebhook(page)
      await press(page, 'Replay rd_1')
      await dialog(page, 'Send this event again?')
    },
  },
  {
    name: 'a dead letter to drop',
    by: 'adept',
    prepare: async (page) => {
      await openWithDeadLetters(page)
      await page
        .getByRole('button', { name: /^Drop / })
        .first()
        .click()
      await dialog(page, 'Drop this event?')
    },
  },
  {
    name: 'the audit log',
    by: 'adept',
    prepare: async (page) => {
      await openReader(page)
      await open(page, '/admin/audit', 'Audit log')
      await said(page, 'Account opened')
    },
  },
]
