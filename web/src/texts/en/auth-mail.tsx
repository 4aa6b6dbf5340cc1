import type { Wrap } from '../wrap.ts'

/** On every panel that tells of a letter. */
export const letter = {
  backToSignIn: 'Back to Sign In',
  staysHere: (mailbox: Wrap) => <>Mail stays on this installation: the letter is in its {mailbox('mailbox')}.</>,
}
