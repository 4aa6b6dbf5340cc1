import { library } from './deck.ts'

export const card = {
  pageTitle: (name: string) => `${name}: tarot card meaning`,
  description: (name: string, upright: readonly string[], reversed: readonly string[]) =>
    `What ${name} means in the tarot. Upright: ${library.keywords(upright)}. Reversed: ${library.keywords(reversed)}.`,
  ways: { upright: 'Upright', reversed: 'Reversed' },
  picture: {
    upright: (name: string, scene: string) => `${name}. ${scene}`,
    reversed: (name: string, scene: string) => `${name}, reversed. ${scene}`,
  },
  turn: { upright: 'Turn upright', reversed: 'Turn upside down' },
  daily: 'One card a day is free for everyone.',
  drawDaily: 'Turn Today’s Card',
  neighbours: 'Cards before and after',
  loading: 'Fetching the card',
  failed: 'We could not open this card',
}

export const noSuchCard = {
  title: 'No such card',
  lead: 'There are seventy-eight cards, and this is not one of them.',
  seeAll: 'See the Deck',
}
