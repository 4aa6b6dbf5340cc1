import type { TurningKind } from '../cycles.ts'
import type { Digit } from './core-number.ts'

type Cycle = Readonly<Record<Digit, string>>

export const yearMeanings: Cycle = {
  1: 'The first of nine years. What is begun now sets the tone; there is little harvest yet, and nothing is wrong with that.',
  2: 'The second of nine years, for joining and waiting. What was begun needs company, patience and small repairs.',
  3: 'The third of nine years, for showing. What was private may be said; pleasure is part of the work, and scatter is its price.',
  4: 'The fourth of nine years, for groundwork. Routines, papers, foundations and the body ask for steady hours.',
  5: 'The fifth of nine years, where the nine turns. Doors stand open, and every plan does well to leave some room.',
  6: 'The sixth of nine years, for home and duty. People and places ask for care, and promises are weighed.',
  7: 'The seventh of nine years, for looking inward. Study, rest and fewer engagements; the results come later.',
  8: 'The eighth of nine years, for harvest and weight. Work and authority come to a head, and honest counting pays.',
  9: 'The ninth of nine years, for completion. Finish, give away, forgive; what is cleared makes room for the next beginning.',
}

/** What a month is about, in a few words for a label, and in a sentence or two. */
export const monthThemes: Readonly<Record<Digit, { theme: string; meaning: string }>> = {
  1: {
    theme: 'beginning',
    meaning: 'A month to begin. One small first step that can be seen does more than three large ones in the head.',
  },
  2: { theme: 'patience', meaning: 'A month to go at the pace of two. Ask, listen, wait for the answer, and mend what was said in haste.' },
  3: {
    theme: 'expression',
    meaning: 'A month to say it, show it or sing it. Company comes easily; one unfinished thing should be finished all the same.',
  },
  4: { theme: 'order', meaning: 'A month of lists and load-bearing walls. Steady hours now spare you hurried ones later.' },
  5: { theme: 'change', meaning: 'A month with a draught in it. Plans shift; what is tried lightly can be kept or put back.' },
  6: { theme: 'care', meaning: 'A month about home and those in it. Give what you can gladly give, and say so where you cannot.' },
  7: { theme: 'reflection', meaning: 'A month to think before speaking. Time alone counts as work; not everything needs deciding yet.' },
  8: { theme: 'results', meaning: 'A month to count and to carry. Ask for what the work is worth, and settle what is owed.' },
  9: { theme: 'completion', meaning: 'A month to finish. Close the open drawers, return what is borrowed, and let one thing go.' },
}

export const dayMeanings: Cycle = {
  1: 'A day for the first word, the first line, the call that opens a matter.',
  2: 'A day for asking before answering, and for sitting beside rather than opposite.',
  3: 'A day for company and for telling; things said lightly travel far.',
  4: 'A day for one solid task, done to its end.',
  5: 'A day for the other way home; leave an hour of it unplanned.',
  6: 'A day for the household, in the widest sense: who needs something, and do you?',
  7: 'A day for fewer voices and a longer thought.',
  8: 'A day for figures, decisions and plain requests.',
  9: 'A day for finishing and putting away.',
}

export const turningMeanings: Readonly<Record<TurningKind, string>> = {
  beginning: 'A day whose own number is 1: a good hour to start what the month is for.',
  echo: 'A day that repeats the number of its month, so that the month’s theme speaks twice.',
  both: 'A first day in a first month: the day repeats its month, and both are 1.',
}
