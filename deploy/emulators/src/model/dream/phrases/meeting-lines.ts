/**
 * How a picture is met. `$q` are the reader’s own words, `$it` the linked picture, `$prev` the one before, `$near` one that is still to
 * come, `$where` its place in the telling. First: the words stand at the very beginning of the telling.
 */
export const openings: readonly string[] = [
  'You begin with “$q”. What is told first is often what stood nearest on waking, so $it may come before even $near in weight.',
  '“$q”: that is how your telling sets out, and it gives $it the first word, before $near or anything else.',
  'The first thing you put down is “$q”. Nothing obliged you to start with $it rather than with $near, and the choice may say something.',
  'It is with “$q” that you open, and so $it may give the tone for all that follows, $near included.',
  '“$q”: nobody told you to begin just there. If you did, it may be because $it could not wait, while $near could.',
  'Read your first words once more, “$q”, before $near comes into it. They are about $it, and they are quite exact.',
  'Of everything you could have put first you chose “$q”. That gives $it some weight, also beside $near.',
  'Every telling has to begin somewhere. Yours begins with “$q”, and so with $it, while $near can wait.',
]
/** The first picture of the reading, where the telling had begun before it. */
export const firstPictures: readonly string[] = [
  '{Start|Begin} with $it, in the words you {found|chose} for it: “$q”; what comes {later|after it}, $near {among it|for one}, may look different from here.',
  '“$q”, you write, and with that you {bring in|come to} $it, {ahead of|before} $near.',
  'The first picture to stop at is $it. You put it like this, “$q”, and it may {help|be useful|be worth while} to {keep|remember} those words {for when you reach|until you come to} $near.',
  '{Before $near comes up|Some way before $near}, you {write|say|put down} “$q”, and $it is {a good place to begin|as good a place to begin as any|where this reading begins as well}.',
]
/** The only picture there is, so that nothing stands before or after it. */
export const onlyPictures: readonly string[] = [
  '“$q”, you write, and $it may need no more introduction than that.',
  'You put it like this: “$q”. Everything that can be said about $it starts from those words.',
]
export const laterPictures: readonly string[] = [
  'Then comes “$q”, and with it $it, close on the heels of $prev.',
  'You go on with “$q”. After $prev, $it may deserve a look of its own.',
  '“$q”, you write, and so the telling {moves|passes} from $prev to $it.',
  'What you say of $it is plain enough: “$q”. You add no explanation, and after $prev {perhaps none was needed|perhaps none was possible}.',
  'The words you found for $it are “$q”. They come after $prev, and the two belong side by side.',
  'From $prev it is {only a step|only one step|only a short step|not far} to “$q”, the words in which you {speak|tell} of $it.',
  'You might have left it at $prev, but you went on {with|to} “$q”, so $it mattered enough to be told.',
  'Next there is “$q”. Anyone listening would want to hear more about $it.',
  'With “$q” you {come|turn} to $it, and leave $prev {behind|to itself} for a while.',
  'Look once more at how you put it: “$q”. Of all the ways to speak of $it, you chose that one.',
  'Of $it you write “$q”, {no more and no less|and leave it at that}; the rest has to be heard from what stands around it, $prev above all.',
  'A little further on you write “$q”, which {draws|moves} the eye from $prev to $it.',
  'Then, in your words, “$q”. If $prev set the scene, $it may be what the scene was set for.',
  'After $prev you remember “$q”, and words {kept|remembered} as exactly as that are worth {some patience|some care}, so $it {can have|may take} {a paragraph|some room} to itself.',
]
/** The words were quoted before, with `$shared`, since both stand in the same clause. */
export const inOneBreath: readonly string[] = [
  'You speak of $it in the same breath as $shared. Perhaps the one could not be told without the other.',
  'The words that brought $shared bring $it as well. The two may be {parts of one picture|two halves of one thing}.',
  'There was no pause between $shared and $it when you told it. Each of them may still say something of its own.',
  'What you wrote about $shared already held $it. A second picture of that kind is easily {missed|read over}.',
  'Go back for a moment to the words about $shared. They {speak of|hold} $it too, {and not only by the way|if more quietly}.',
  '$It and $shared come in one and the same breath. It is worth {taking them apart|giving each its own look} for a moment.',
]
/** The words cannot be quoted. */
export const unquoted: readonly string[] = [
  'You speak of $it $where, and standing so close to $near it is worth a second look.',
  '$Where you come to $it, {not far from|in the neighbourhood of} $near, and {that is enough to go on|more need not be said}.',
  'Your telling makes room for $it $where, with $near not far away.',
  'It is $where that you bring up $it, and $near {may have something to do with that|may be part of the reason}.',
]
/** It is named more than once. */
export const again: readonly string[] = [
  'You come back to it later, as to something unanswered.',
  'It is named more than once, which gives it some weight.',
  'That you return to it suggests it had not been finished with.',
  'It comes up again, so once was evidently not enough.',
]
