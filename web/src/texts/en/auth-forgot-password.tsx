import type { ReactNode } from 'react'
import type { Wrap } from '../wrap.ts'

export const forgottenPassword = {
  pageTitle: 'Forgot Password',
  title: 'A new password',
  lead: 'Tell us the address of your account, and we send you a link to choose another one.',
  email: 'Email',
  submit: 'Send the Link',
  remembered: (signIn: Wrap) => <>It came back to you? {signIn('Sign in')}.</>,
  sent: {
    title: 'Look at your mail',
    toAddress: (email: ReactNode) => (
      <>If there is an account with {email}, a link to choose a new password is on its way. It is good for one hour.</>
    ),
  },
}
