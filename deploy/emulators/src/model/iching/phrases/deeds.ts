/** Something doable after a piece of advice. No sentence is longer than twelve words. */
export const deeds: readonly string[] = [
  'Write it on a slip of paper and read it on Thursday.',
  'Give it one evening before you decide anything else.',
  'Tell one person whom you trust, in two sentences.',
  'Choose the smallest form of it, and do that one.',
  'Name the hour in which you will do it.',
  'Walk round the block once with only that in mind.',
  'Note what speaks against it, too, in one line.',
  'Try it for three days, then look again.',
  'Ask yourself what it would look like tomorrow morning.',
  'Leave it overnight, and see whether it still sounds right.',
  'Put one thing aside to make room for it.',
  'Say it aloud once, and hear how it sounds.',
  'Make the first move small enough to take back.',
  'Mark the place where you would stop.',
  'Do it once without telling anybody.',
  'Think of someone who does this well, and watch.',
  'Set down what you know, and beside it what you guess.',
  'Find the first step that costs nothing.',
  'Look at it again when you have eaten and slept.',
  'Keep a corner of the week free for it.',
  'Finish one small open thing first.',
  'Ask a friend what they see that you do not.',
  'Drop whatever you would only do for show.',
  'Count to ten before the next reply.',
]

/** The same for someone who mourns. */
export const gentleDeeds: readonly string[] = [
  'Light a lamp early, and let that be the evening’s work.',
  'Tell one story of them to somebody who will listen.',
  'Put one thing of theirs where you can see it.',
  'Walk a way you used to walk together, if you like.',
  'Let somebody cook for you this week.',
  'Write three lines to them, and keep the page.',
  'Choose one hour for it, and let the others be.',
  'Do one small thing with your hands: bread, a shelf, a letter.',
]

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

/** Where a grave matter is touched, a text of the book is company and no counsel. */
export const careNotes: readonly string[] = [
  'Take it as a picture and no instruction.',
  'It is company for your thoughts, and no counsel.',
  'Let it be an image, and nothing to act on.',
]
