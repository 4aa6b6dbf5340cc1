import { registration } from '../../support/reader.ts'
import type { Screen } from '../screen.ts'
import { answer, hold, refuse } from '../support/answers.ts'
import { fill, open, press, said, send, showing } from '../support/steps.ts'

const someone = { email: 'somebody@sibyl.example', password: 'Quiet-Moon-7' }
const stranger = registration('stranger@sibyl.example')

const signUp: Screen['prepare'] = async (page) => {
  await open(page, '/register', 'Begin here')
  await fill(page, 'First name', stranger.firstName)
  await fill(page, 'Last name', stranger.lastName)
  await fill(page, 'Email', stranger.email)
  await fill(page, 'Password', stranger.password)
  await send(page)
}

const signIn: Screen['prepare'] = async (page) => {
  await open(page, '/login', 'Come in')
  await fill(page, 'Email', someone.email)
  await fill(page, 'Password', someone.password)
  await send(page)
}

/** Sign-in, sign-up, and every page that a mailed link opens. */
export const doorScreens: readonly Screen[] = [
  { name: 'sign-in', by: 'visitor', prepare: showing('/login', 'Come in') },
  {
    name: 'sign-in after the account was deleted',
    by: 'visitor',
    prepare: showing('/login?deleted=1', 'Come in', 'Your account was successfully deleted.'),
  },
  {
    name: 'sign-in with nothing filled in',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/login', 'Come in')
      await send(page)
      await said(page, 'Email is required')
    },
  },
  {
    name: 'sign-in refused',
    by: 'visitor',
    prepare: async (page, scene) => {
      await signIn(page, scene)
      await said(page, 'Invalid credentials')
    },
  },
  {
    name: 'sign-in before the address is verified',
    by: 'visitor',
    prepare: async (page, { unverified }) => {
      await open(page, '/login', 'Come in')
      await fill(page, 'Email', unverified)
      await fill(page, 'Password', someone.password)
      await send(page)
      await said(page, 'Please verify your email address first.')
    },
  },
  { name: 'sign-up', by: 'visitor', prepare: showing('/register', 'Begin here') },
  {
    name: 'sign-up with nothing filled in',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/register', 'Begin here')
      await send(page)
      await said(page, 'First name is required')
    },
  },
  {
    name: 'sign-up with a weak password',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/auth?mode=register', 'Begin here')
      await fill(page, 'Password', 'secret')
      await press(page, 'Show password')
      await send(page)
      await said(page, 'Password must contain uppercase, lowercase, and number')
    },
  },
  {
    name: 'sign-up with an address that has an account',
    by: 'visitor',
    prepare: async (page, scene) => {
      await refuse(page, '/auth/register', 'email_taken')
      await signUp(page, scene)
      await said(page, 'An account with this email address already exists.')
    },
  },
  {
    name: 'signed up',
    by: 'visitor',
    prepare: async (page, scene) => {
      await answer(page, '/auth/register', { message: 'Please check your mail.' }, 201)
      await answer(page, '/auth/resend-verification', { message: 'If this address waits for its link, a new one is on its way.' })
      await signUp(page, scene)
      await said(page, 'Verify Your Email')
      await press(page, 'Send the link again')
      await said(page, 'a new one is on its way')
    },
  },
  {
    name: 'verification under way',
    by: 'visitor',
    prepare: async (page) => {
      await hold(page, '/auth/verify-email')
      await open(page, '/verify-email?token=waiting', 'Email Verification')
    },
  },
  {
    name: 'verification done',
    by: 'visitor',
    prepare: async (page) => {
      await answer(page, '/auth/verify-email', { message: 'Your email is verified. You can sign in now.' })
      await open(page, '/verify-email?token=good', 'Email Verification')
      await said(page, 'Your email is verified')
    },
  },
  {
    name: 'verification refused',
    by: 'visitor',
    prepare: showing('/verify-email?token=spent', 'Email Verification', 'This link is not valid.'),
  },
  {
    name: 'verification without a token',
    by: 'visitor',
    prepare: showing('/verify-email', 'Email Verification', 'Verification token not found.'),
  },
  { name: 'forgotten password', by: 'visitor', prepare: showing('/forgot-password', 'A new password') },
  {
    name: 'forgotten password with nothing filled in',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/forgot-password', 'A new password')
      await send(page)
      await said(page, 'Email is required')
    },
  },
  {
    name: 'forgotten password, link sent',
    by: 'visitor',
    prepare: async (page) => {
      await answer(page, '/auth/forgot-password', { message: 'A link is on its way.' })
      await open(page, '/forgot-password', 'A new password')
      await fill(page, 'Email', someone.email)
      await send(page)
      await said(page, 'Check your mail')
    },
  },
  {
    name: 'new password, one being typed',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/reset-password?token=fresh', 'Choose a new password')
      await fill(page, 'New password', 'secret')
      await send(page)
      await said(page, 'Password must contain uppercase, lowercase, and number')
    },
  },
  { name: 'new password, changed', by: 'visitor', prepare: showing('/reset-password?done=1', 'Your password is changed') },
  { name: 'new password, by a link that is no good', by: 'visitor', prepare: showing('/reset-password', 'This link no longer works') },
  { name: 'letters', by: 'visitor', prepare: showing('/unsubscribe?token=good', 'Fewer emails') },
  { name: 'reminders about to stop', by: 'visitor', prepare: showing('/unsubscribe?token=good&of=reminders', 'No more reminders') },
  {
    name: 'letters stopped',
    by: 'visitor',
    prepare: async (page) => {
      await answer(page, '/contact/unsubscribe', { message: 'We no longer write when a reading is ready.' })
      await open(page, '/unsubscribe?token=good', 'Fewer emails')
      await press(page, 'Stop These Emails')
      await said(page, 'You will get fewer emails')
    },
  },
  {
    name: 'letters, by a link that is no good',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/unsubscribe?token=bad', 'Fewer emails')
      await press(page, 'Stop These Emails')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'letters, without a token', by: 'visitor', prepare: showing('/unsubscribe', 'Fewer emails') },
]
