/** Instead of advice, where a grave matter belongs with those who are trained for it. */
export const careDeeds: readonly string[] = [
  'Write down three questions to put to someone qualified.',
  'Take a friend along, and let them take the notes.',
  'List what you know, and beside it what you only fear.',
  'Find out one name and one telephone number today.',
  'Choose one hour for it, and let the others be.',
  'Put the papers that belong to it in one folder.',
  'Eat and sleep first; it will wait that long.',
  'Tell one person you trust that it weighs on you.',
  'Take ten minutes outdoors before you think of it again.',
  'Allow yourself one evening without the subject.',
]

/** Where the reader may be in danger: safety and company, and nothing that leads back to the one who hurts. */
export const safetyDeeds: readonly string[] = [
  'Tell one person you trust what has been happening.',
  'Keep the number of a support service where only you look.',
  'Think of one place where you could spend a night.',
  'Put papers, a key and a little money together.',
  'Agree on a word with a friend that means: call me.',
  'Let a doctor or a neighbour know you may need them.',
  'Write down what happened, with dates, somewhere safe.',
  'Rest where you are safest, and decide nothing else tonight.',
]

export const safetyLines: readonly string[] = [
  'Nothing here asks you to be patient with anyone who frightens you.',
  'You owe nobody an explanation for wanting to be safe.',
  'What was done to you is not your doing.',
  'The question that matters is where you are safest.',
  'Being worn out by this is no weakness.',
  'You may tell it in pieces, to whom you choose.',
  'What frightened you counts, whether or not anyone saw it.',
  'Nobody’s temper is yours to manage.',
  'Help can be asked for quietly, and more than once.',
  'Someone who cares for you does not make you afraid.',
  'It is enough for one day to have told one person.',
  'Your own sense of it can be trusted.',
  'An old picture can be put down; your safety cannot.',
  'You are in wide company, and others found the way.',
]
