import type { Wrap } from '../wrap.ts'

export const preferences = {
  title: 'Cookie Preferences',
  about: 'Your choice is saved in this browser, and you can change it at any time.',
  kind: {
    essential: {
      name: 'Essential',
      about: 'Keep you signed in, recognise devices you have signed in on, limit the daily card to one a day, and remember this choice.',
    },
    analytics: {
      name: 'Analytics',
      about:
        'Counts page views so that we know which pages help: each adds one to a total, with no cookie and nothing about you. Never when your browser asks not to be tracked.',
    },
  },
  state: { always: 'Always on', on: 'On', off: 'Off' },
  save: 'Save Preferences',
  reset: (press: Wrap) => <>{press('Reset my choice')} and be asked again.</>,
}
