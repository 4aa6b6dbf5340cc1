export const banner = {
  label: 'Cookie consent',
  question: 'May we count visits?',
  about: 'No cookie, nothing about you.',
  customize: 'Customize',
  essentialOnly: 'Essential Only',
  acceptAll: 'Accept All',
}
