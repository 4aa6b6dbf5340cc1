export const dream = {
  title: 'Tell it before it fades',
  lead: 'Write the dream as it comes, in its own order. Who was there, where it was, what changed. Odd details are welcome.',
  description: 'Your dream',
  feelings: 'How it felt',
  feelingsExample: 'In the dream, and on waking',
  life: 'What your days are like right now',
}

export const heardSymbols = {
  title: 'We heard',
  hint: 'Remove what was not in your dream, or what you would rather leave out.',
  noneLeft: 'Your reading will keep to your own words.',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  restore: (count: number) => `Put back ${count}`,
  restored: 'All symbols are back',
}

export const dreamAside = {
  label: 'What will be read',
  symbols: { house: 'a house', water: 'water', stranger: 'a stranger', door: 'a door' },
  free: 'Up to five symbols, with the feelings, people and places about them, and where the dream turns.',
  premium: 'Up to nine symbols, with the feelings, people and places about them, their order, and what pulls against what.',
  always: 'Each is shown with the words it comes from in your dream. Two or three readings, never a verdict.',
}
