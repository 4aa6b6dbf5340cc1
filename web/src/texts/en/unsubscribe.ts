export const unsubscribe = {
  pageTitle: 'Email Preferences',
  title: 'Fewer emails',
  about: 'We email you when a reading ends that you did not wait for. You will still receive emails about your account.',
  stop: 'Stop These Emails',
  stoppedTitle: 'You will get fewer emails',
  resume: 'Email Me Again',
  linkBroken: 'This link is incomplete. Please open it from the email.',
}
