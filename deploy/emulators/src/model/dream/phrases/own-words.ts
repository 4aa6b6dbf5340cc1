/** For a telling in which no symbol was recognised: its own words. `$q` is a clause the reader wrote. */
export const ownWords = {
  beginning: [
    'You write first of all “$q”, and where a telling begins is usually where the dream stayed nearest, so it may be worth staying there for a moment longer than you did.',
    'Of everything, you wrote “$q” first when you sat down; perhaps because it woke you, perhaps because all the rest {follows from it|hangs on it}.',
  ],
  ending: [
    'At the end you write “$q”, which is the picture you carried out of sleep, and as it breaks off there, {the rest may be|what comes next is} for the day to add.',
    'The last thing you write is “$q”; whether that is an end or only the place where you woke {makes a difference|is worth asking}.',
  ],
  word: [
    'You write “$q” again, and a word that returns by itself {often points|may point} to what the telling is about.',
    'You wrote “$q” more than once; {perhaps|it may be that} nothing else you could have said there would have done.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const ownQuestions: readonly string[] = [
  'What does that remind you of, first of all?',
  'Which feeling goes with it?',
  'When did you last feel the same by day?',
  'What would change if that were different?',
  'Who else would understand this sentence at once?',
  'What is missing from the picture?',
]
