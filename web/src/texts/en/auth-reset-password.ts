export const passwordReset = {
  pageTitle: 'Choose a New Password',
  title: 'Choose a new password',
  lead: 'Wherever you are signed in, you will be asked for it.',
  password: 'New password',
  submit: 'Save Password',
  noToken: 'Reset token not found.',
  done: {
    title: 'Your password is changed',
    about: 'Please sign in with it. Every session that was open has ended.',
    signIn: 'Sign In',
  },
  dead: { title: 'This link no longer works', newLink: 'Get a New Link' },
}
