export const numerology = {
  title: 'What a name and a day add up to',
  lead: 'Every number comes with its sum, step by step, so that you can check it with a pencil.',
  kinds: {
    lifepath: { name: 'Life path', said: 'Your name and your day' },
    personalmonth: { name: 'Personal month', said: 'Where the count stands now' },
  },
  name: 'Full name',
  nameHint: 'As you were given it',
  nameRoom: (left: number, most: number) => `${left} of ${most} characters left`,
  spelling: (letters: string) => `We read your name as ${letters}. If you spell it otherwise, write your own spelling above.`,
  uncounted:
    'The letters of this script cannot be counted without guessing. A Latin spelling, as in a passport, can; otherwise the numbers of the name are left out.',
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
}
