/** For a telling in which no symbol was recognised: its own words. `$q` is a clause the reader wrote. */
export const ownWords = {
  beginning: [
    'First of all you write “$q”. Where a telling begins, the dream may have stayed nearest.',
    'You wrote “$q” first. Perhaps it woke you; perhaps the rest {follows from it|hangs on it}.',
  ],
  ending: [
    'At the end you write “$q”. It is the picture you carried out of sleep.',
    'You end with “$q”. Is that an end, or only where you woke?',
  ],
  word: [
    'You write “$q” again. A word that returns {often points|may point} to the subject.',
    'You wrote “$q” more than once. {Perhaps|It may be that} nothing else would have done.',
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
