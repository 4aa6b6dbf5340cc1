import type { Wrap } from '../wrap.ts'

/** On every panel about a mail. */
export const letter = {
  backToSignIn: 'Back to Sign In',
  staysHere: (mailbox: Wrap) => <>Mail stays on this installation: you will find the message in its {mailbox('mailbox')}.</>,
}
