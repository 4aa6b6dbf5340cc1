import type { Digit } from './core-number.ts'

/** What it takes to go from one number to another so many steps away. */
export const bridgeMeanings: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>> = {
  0: 'The two come to the same: what you meet and what you meet it with are of one kind. It makes for a clear line, and for a blind spot on either side of it.',
  1: 'Neighbours, one step apart. A little independence joins them: do one thing a week that you asked nobody about.',
  2: 'Two steps apart. Patience joins them: what the one side wants at once, the other needs explained.',
  3: 'Three steps apart. Speech joins them: say aloud, or write down, what each side wants.',
  4: 'Four steps apart. Habit joins them: a fixed hour in which the two sides work at one table.',
  5: 'Five steps apart. Movement joins them: change the place or the order of things when they stand in each other’s way.',
  6: 'Six steps apart. Care joins them: do for yourself, once, what you would do for a guest.',
  7: 'Seven steps apart. Quiet joins them: a walk alone in which neither side has to win.',
  8: 'Eight steps apart, as far as it goes. Plain reckoning joins them: what each side costs you, and what it brings in.',
}

/** What a number that no letter of the name carries leaves to practice; the tradition calls it a karmic lesson. */
export const missingMeanings: Readonly<Record<Digit, string>> = {
  1: 'to begin on your own say-so',
  2: 'to wait for the other person',
  3: 'to say what you feel while you feel it',
  4: 'to keep at a thing when it is dull',
  5: 'to let a plan be changed',
  6: 'to promise and to be relied on',
  7: 'to be alone with a question',
  8: 'to deal with money and rank without apology',
  9: 'to care for people you do not know',
}

/** What a name leans towards by its most frequent number. */
export const leaningMeanings: Readonly<Record<Digit, string>> = {
  1: 'A leaning towards going it alone, which is strength until it turns into stubbornness.',
  2: 'A leaning towards harmony, which is a gift until it means keeping silent.',
  3: 'A leaning towards talk and play, which keeps a room alive and can keep a task waiting.',
  4: 'A leaning towards thoroughness, which others rely on and which can forget to stop.',
  5: 'A leaning towards whatever is new, which keeps you young and can leave boxes unpacked.',
  6: 'A leaning towards looking after people, which binds them to you and can bind you too.',
  7: 'A leaning towards thinking it over, which goes deep and can arrive late.',
  8: 'A leaning towards results, which gets things done and can forget what they were for.',
  9: 'A leaning towards the large cause, which widens you and can overlook the next room.',
}
