/**
 * For a telling in which hardly any symbol was recognised: its own words. `$q` is a clause the reader wrote, `$it` the linked place in
 * the telling, `$near` another linked part of the dream, `$count` how often a word comes.
 */
export const beginnings: readonly string[] = [
  'You begin with “$q”. What is told first is often what stood nearest on waking.',
  'The first thing you write is “$q”. You could have come to it later, and you did not.',
  '“$q” is where you start, so it may be what woke you, or what you wanted somebody to know.',
]
/** The words stand in the first sentence, but later in it. */
export const laterBeginnings: readonly string[] = [
  'The sentence you begin with goes on to say “$q”. A quieter half like that is easily missed.',
  'In the same first sentence you write “$q”, and that half deserves a look of its own.',
]
export const unquotedBeginnings: readonly string[] = [
  'Read your first words again, slowly, before you go on to $near.',
  'Look once more at $it, and see which word you would keep.',
]
export const endings: readonly string[] = [
  'You leave off with “$q”. That is the picture you carried out of sleep.',
  'The last thing you tell is “$q”. Perhaps it ended there, or perhaps you only woke.',
  '“$q” is how it closes, and a last picture often stays longer than the ones that led up to it.',
]
/** The words stand in the last sentence, but earlier in it. */
export const earlierEndings: readonly string[] = [
  'In your last sentence you write “$q”. It leads up to the end without being it.',
  'Your last sentence also holds the words “$q”, just before it lets go.',
]
export const unquotedEndings: readonly string[] = [
  'Your last words have been in front of you already. See in what way they answer $near.',
  'What you end on has its own weight, next to $near.',
]
export const words: readonly string[] = [
  '$It comes $count in your telling, once in “$q”. A word that returns is usually there for a reason.',
  'You say it $count, and one of those times you write “$q”. Nothing obliged you to, so $it may be close to the subject.',
  '$It turns up $count. The place to look is “$q”, since it would have been easy to call it something else.',
]
export const unquotedWords: readonly string[] = [
  '$It comes $count, and such a word seldom returns by chance.',
  'You say it $count. Another word would have done, and you stayed with this one.',
]

/** Who acts in the quoted clause, as far as its grammar says so. */
export const youAct: readonly string[] = [
  'You are in it yourself, as the one who acts.',
  'Notice that it is you who does something here.',
  'There is an I in that sentence, and it is doing something.',
]
export const youStandThere: readonly string[] = [
  'You are in it yourself, and from the very first word.',
  'The sentence starts with you, before anything else is said.',
]
export const youAreThere: readonly string[] = [
  'You are in that sentence, though not as its first word.',
  'You are there too, but something else comes first.',
  'It concerns you, even if somebody or something else leads.',
]
export const youAreAbsent: readonly string[] = [
  'You are not in that sentence at all; you only look on.',
  'Nothing in those words says where you were at the time.',
  'You keep yourself out of it, like someone watching from a doorway.',
]

/** A way on, said once each: `$near` another linked part of the dream. */
export const invitations: readonly string[] = [
  'Tell just this part to somebody, without going on to $near. Notice which word you stress as you say it.',
  'Suppose you knew nothing yet of $near. Write down, in a line or two, what you would expect.',
  'An odd picture is often a precise one. Ask where in your days it would be simply true.',
  'Leave the oddness aside for a moment and keep the feeling. It may agree with $near, or quietly contradict it.',
  'Dreams borrow their props from the days before. Look there for where this came from, and for $near.',
  'Some of it you saw exactly, and some only roughly. The exact part may be the one to go by.',
]

/** What stands beside such words: `$other` a linked feeling, person or place and `$ro` a reading of it, `$np` the reader’s days. */
export const withFeeling: readonly string[] = [
  'As to the feeling, you name $other. If that is $ro, see whether it sets in here, or only with $near.',
  'Then there is $other, which may be $ro. Find the word where it begins, and compare that with $near.',
]
export const withPerson: readonly string[] = [
  'Imagine that these words had been said to you by $other, with all that comes with them, $ro for example.',
  'You also met $other. If they bring $ro with them, these words may be about that as much as about $near.',
]
export const withPlace: readonly string[] = [
  'The place to imagine it in is $other, which may stand for $ro, {here|in these words} as much as in $near.',
  'It happens around $other. If that has to do with $ro, the words may sound a little different, and so may $near.',
]
export const withLife: readonly string[] = [
  'Think also of $np, even if it has no part in this. Still, lay the two side by side for a minute.',
  'Then think of $np for a while. Nothing has to be forced, but the tone may be the same.',
]

export const ownQuestions: readonly string[] = [
  'What does that remind you of, first of all?',
  'Which feeling goes with it, if you had to name one?',
  'When did you last feel much the same by day?',
  'What would change if that one detail were different?',
  'Who else would understand this sentence at once?',
  'What is missing from the picture, now that you look again?',
]
