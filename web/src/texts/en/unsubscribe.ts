export const unsubscribe = {
  pageTitle: 'Email Preferences',
  title: 'Fewer emails',
  about: 'We email you when a reading that you did not wait for is finished. You will still receive emails about your account.',
  stop: 'Stop These Emails',
  stoppedTitle: 'You will get fewer emails',
  resume: 'Email Me Again',
  reminders: {
    title: 'No more reminders',
    about: 'We remind you of the card of the day at the hour that you chose. You can choose one again at any time.',
    stop: 'Stop the Reminders',
    stoppedTitle: 'The reminders have stopped',
    again: 'Choose an Hour',
  },
  linkBroken: 'This link is incomplete. Please open it from the email.',
}
