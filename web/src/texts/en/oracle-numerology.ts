export const numerology = {
  title: 'What a name and a day add up to',
  lead: 'Every number comes with its sum, step by step, so that you can check it with a pencil.',
  kinds: {
    lifepath: { name: 'Life path', said: 'Your name and your day' },
    personalmonth: { name: 'Personal month', said: 'Where the count stands now' },
    personalyear: { name: 'Year ahead', said: 'Twelve months and a card' },
    namechange: { name: 'A new name', said: 'What changes, what stays' },
  },
  name: 'Full name',
  oldName: 'The name before',
  before: 'Before',
  newName: 'The new name',
  newNameHint: 'As you write it, or would',
  nameHint: 'As you were given it',
  nameRoom: (left: number, most: number) => `${left} of ${most} characters left`,
  spelling: (letters: string) => `We read your name as ${letters}. If you spell it otherwise, write your own spelling above.`,
  uncounted:
    'The letters of this script cannot be counted without guessing. Give a Latin spelling, as in a passport; otherwise the numbers of the name are left out.',
  uncountedChange:
    'The letters of this script cannot be counted without guessing. Please give a Latin spelling that you use, as in a passport',
}

export const numbersAside = {
  label: 'What is computed',
  life: {
    counted:
      'From the date: Life Path and Birthday. From the letters: Expression from all of them, Soul Urge from the vowels, Personality from the consonants.',
    countedByPremium: 'And how they stand to one another: the bridge, what the name lacks and leans towards, and the year you are in.',
    sums: 'Sums are reduced to one digit; 11, 22 and 33 are kept.',
  },
  month: {
    counted: 'Your personal year, this month and this day, and the days of the month that turn.',
    countedByPremium: 'The two months after it as well.',
    sums: 'Sums are reduced to one digit.',
  },
  year: {
    counted: 'The twelve months from this one on, each with its number; the personal years they lie in, and the tarot trump of each year.',
    countedByPremium: 'Your Life Path beneath them as well.',
    sums: 'The number of the year and the months are reduced to one digit, the card to 22 or less, where 22 is the Fool.',
  },
  cards: {
    of: (year: number) => `The card of ${year}`,
    undated: 'Give your date of birth, and the cards of this year and the next turn up. They cost nothing.',
  },
  change: {
    counted: 'Expression, Soul Urge and Personality of both names, side by side, and the numbers of your date, which no name changes.',
    countedByPremium: 'And which letters come and go, by their value.',
    sums: 'Sums are reduced to one digit; 11, 22 and 33 are kept.',
  },
}
