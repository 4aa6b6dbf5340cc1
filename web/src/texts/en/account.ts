export const profile = {
  title: 'Profile Settings',
  tabs: { label: 'Profile', overview: 'Overview', subscription: 'Subscription', account: 'Account' },
  showAll: (count: number) => `Show all ${count}`,
}

export const overview = {
  label: 'You',
  quickActions: 'Quick actions',
  upgrade: 'Upgrade Plan',
  history: 'Reading History',
  reminders: 'Your Hour',
  wallet: 'Open My Wallet',
}

export const tokenLedger = {
  heading: 'Your tokens, one by one',
  opening: 'Loading your tokens',
  failed: 'Your token history could not be loaded.',
  none: 'No token activity yet.',
  left: (tokens: number) => `${tokens} left`,
  reason: {
    welcome: 'Welcome gift',
    reading: 'A reading',
    returned: 'Returned to you',
    purchase: 'Tokens bought',
    refund: 'Purchase refunded',
    dispute: 'Payment disputed',
    support: 'Changed by support',
    gift: 'A gift to you',
    gift_returned: 'A gift that came back',
  },
}
