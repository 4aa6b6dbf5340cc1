/** Where the reader may be in danger: safety and company, and nothing that leads back to the one who hurts. */
export const safetyLines: readonly string[] = [
  'Nothing here asks you to bear with anyone who frightens you.',
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

/** Why no line is explained. */
export const unread: readonly string[] = [
  'What was cast is named below, and left unread for today.',
  'The hexagrams are named below, and no more is made of them.',
]

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

export const safeTitles: readonly string[] = ['A place to stand', 'First, somewhere safe', 'Not carried alone', 'Somewhere safe to think']
