import type { ReactNode } from 'react'
import type { Wrap } from '../wrap.ts'
import { counted } from './counted.ts'
import { product } from './product.ts'

export const door = {
  tabs: 'Sign in or sign up',
  deleted: 'Your account was successfully deleted.',
  sessionEnded: 'Your session has ended. Sign in to continue where you left off.',
  newHere: (tokens: number, age: number) =>
    `New here? A verified account begins with ${counted(tokens, 'free token')}. ${product} is for adults, ${age} and over.`,
}

export const login = {
  tab: 'Sign In',
  title: 'Come in',
  lead: 'Your readings and tokens are kept here.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing in...',
  refused: 'Invalid credentials',
  failed: 'An unexpected error occurred during login.',
}

export const registration = {
  tab: 'Sign Up',
  title: 'Begin here',
  lead: (tokens: number) => `A verified account begins with ${counted(tokens, 'free token')}.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
  submitting: 'Creating your account...',
  agreement: (age: number, terms: Wrap, privacy: Wrap) => (
    <>
      By creating an account you confirm that you are {age} or over and accept the {terms('Terms of Service')} and the{' '}
      {privacy('Privacy Policy')}.
    </>
  ),
  refused: 'Registration failed',
  failed: 'An unexpected error occurred during registration.',
}

export const checkYourMail = {
  title: 'Verify Your Email',
  sent: (email: ReactNode, tokens: number) => (
    <>
      A verification link was sent to {email}. Clicking it activates your account and grants you {counted(tokens, 'free token')}.
    </>
  ),
  patience: 'It can take a minute. If it does not arrive, please check your spam folder.',
  sendAgain: 'Send the link again',
}
