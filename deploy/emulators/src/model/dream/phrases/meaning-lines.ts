/** What a picture may mean: `$it` linked, `$ra` and `$rb` two of its readings, which are noun phrases, `$beside` another part of the dream. */
export const meanings: readonly string[] = [
  'Perhaps it is about $ra. Seen from $beside, though, {another thought offers itself|a second thought is as likely}, and $it may be about $rb.',
  'One way to {read|take} $it is as a picture of $ra; another, for which $beside {may|might} {speak|be a reason}, is $rb.',
  'Such a picture can have to do with $ra, {or else with|or with} $rb, and $beside may {tip the balance|help you to decide}.',
  'At its simplest $it {may stand for|may be a picture of} $ra; look {longer|again}, with $beside in mind, and the picture may come closer to $rb.',
  'Two things can be said of $it, and both may {hold|be true}: {the first|one} is $ra; {the second|the other}, with $beside in mind, is $rb.',
  'Taken alone, $it may point to $ra, and next to $beside {perhaps rather|sooner} to $rb.',
  'If $beside had not been there, {one might|you might} think first of $ra; as it is, $it may {have more to do with|come closer to} $rb.',
  '{The first thing that comes|What comes first} to mind with $it is $ra; the second, {and it may be $beside that brings it up|which $beside may have called up}, is $rb.',
  'Perhaps what you {were looking at|saw}, in $it, was $ra, or perhaps, with $beside {not far off|near by}, it was $rb.',
  'Dreams put things into pictures, and if one may go by $beside, then $it would do for $ra as well as for $rb.',
  'Between $it and $beside there may be a single thought, concerning $ra, while the picture for itself leans towards $rb.',
  'You could say {in a plain sentence|quite plainly} that $it may be about $ra, though if you let $beside have the last word, it is rather about $rb.',
  'It is {tempting|easy} to see in $it only $ra, yet with $beside from the same night one may think of $rb as well.',
  'Somebody who {knew you well|knows you} might hear $ra in $it, and you might {answer|reply}, thinking of $beside, that it is rather $rb.',
]
/** The same where nothing stands beside it. */
export const meaningsAlone: readonly string[] = [
  '$It may be about $ra. {It may as well|Just as well, it may} be about $rb.',
  'One way to {read|take} $it is as a picture of $ra; another, {a quieter one|no less likely}, is $rb.',
]
/** A third reading, `$rc`, where nothing stands beside it. */
export const alone: readonly string[] = [
  'There is a third way to take $it, {and it may be the one that suits you|which should not be forgotten}: $rc.',
  'One more reading is left, and it is none the worse for coming last: with $it one may also think of $rc.',
  'And if neither of these is quite it, then $it may have to do with $rc, {which is|as} a different matter again.',
]
/** For an animal the reader has lost: `$it` linked, `$beside` another part of the dream. */
export const missed: readonly string[] = [
  'Missing someone is a way of staying close, and $it need not be solved like a riddle, whatever else, $beside among it, was there.',
  'Nobody has to interpret a visit like that; it is enough that $it came, and that $beside came with it.',
  'You knew $it, and no book of symbols did; so read $beside, too, by what you remember rather than by what is said here.',
]
/** What to ask of an animal the reader has lost. */
export const missedQuestions: readonly string[] = [
  'Which ordinary day with them would you like to have again?',
  'What did you learn from them that you still do?',
  'What would you like to have said, or done once more?',
]
