export const passwordReset = {
  pageTitle: 'Choose a New Password',
  title: 'Choose a new password',
  lead: 'You will need it to sign in again on all your devices.',
  password: 'New password',
  submit: 'Save Password',
  noToken: 'Reset token not found.',
  done: {
    title: 'Your password is changed',
    about: 'Please sign in with your new password. All open sessions have ended.',
    signIn: 'Sign In',
  },
  dead: { title: 'This link no longer works', newLink: 'Get a New Link' },
}
