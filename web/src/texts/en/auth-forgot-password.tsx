import type { ReactNode } from 'react'
import type { Wrap } from '../wrap.ts'

export const forgottenPassword = {
  pageTitle: 'Forgot Password',
  title: 'A new password',
  lead: 'Tell us the email address of your account, and we will send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send the Link',
  remembered: (signIn: Wrap) => <>Remembered it after all? {signIn('Sign in')}.</>,
  sent: {
    title: 'Check your mail',
    toAddress: (email: ReactNode) => (
      <>If there is an account with {email}, a link to choose a new password is on its way. It is valid for one hour.</>
    ),
  },
}
