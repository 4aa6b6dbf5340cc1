/**
 * A symbol is met in the reader's own words: `$q` a clause of theirs, `$where` its place, `$it` the linked symbol, `$prev` the one before,
 * `$ra` and `$rb` readings, which are noun phrases.
 */
export const firstMeetings: readonly string[] = [
  'You write first of all “$q”, and so $it {comes before everything else|has the first word}, before $near: {it|this} may be $ra, {or, closer to home|or, seen from nearer by|or else, under that}, $rb, {if not|or even} $rc.',
  '“$q”, you write at the very beginning, {and whatever|so that all that} follows, $near {included|too}, is {seen from there|coloured by it|told in its light}; {one may|you may|it is possible to} {take|read} $it as $ra, {though|but} it could as well be $rb{| or $rc}.',
  'First of all, before $near, you write “$q”; $it may {stand for|suggest|bring up} $ra, and {as it comes so early|because you start there|coming first} {perhaps also|possibly} $rb{, less loudly|| too}.',
]
export const meetings: readonly string[] = [
  'From $prev you {come|go on|pass} to $it, where you write “$q”; {one|you} may {take|read|see} it as $ra, though {with $prev just behind you|after $prev} it could as well be $rb.',
  '“$q”, you {write|say}, and $it may {speak of|stand for|be about} $ra; {reached from|after|coming from} $prev, however, {it leans|it may lean|it seems to lean} towards $rb{| or $rc}.',
  'Then you write “$q”; of $it one might say first that it is $ra, and only {on a second look|when one looks again} that it touches $rb, {for which $prev has made room|as $prev did before}.',
  'When you write “$q” you bring in $it, not far from $prev; the two together may tell of $ra, and $it {by itself|taken alone} {rather|more} of $rb.',
  'What you wrote next, “$q”, puts before you $it, {after|on top of} $prev, and it may mean $ra or $rb; {the difference may be|perhaps it depends on} whether you were looking for it or it came to you.',
  'You say “$q” and go on at once from there; yet $it might be $ra, {and in that case|and then} $rb, {which|as} $prev already {hinted at|suggested}, {is|would be} its other side.',
  '$Prev {led|brought} you here, where you write “$q”; if $it {may be called|can be called} $ra, then {one step further on|seen once more} it is perhaps $rb.',
]
/** The same where the words cannot be quoted. */
export const unquoted: readonly string[] = [
  'You name $it $where, and it may stand for $ra, {or, closer to home|or, seen from nearer by}, for $rb.',
  '$Where {you come to|there is} $it, which one may {take|read} as $ra, though it could as well be $rb.',
  'Of $it, {which you name|named} $where, one might say first that it is $ra, and then that it touches $rb.',
]

/** It is named more than once. */
export const again: readonly string[] = [
  'It returns, so it may weigh more than the rest.',
  'You come back to it, as to something unanswered.',
  'It is named again later, which gives it weight.',
]

/** What stands beside it: `$other` linked, `$ro` a reading of that, `$rc` the third reading of the symbol. */
export const withFeeling: readonly string[] = [
  'You felt $other. It may be $ro. With that {feeling in the picture|in mind}, {one might read|read} $it, {beside|not far from} $near, {rather|sooner} as $rc than as $ra.',
  'The feeling you name is $other. {If that is|Suppose that is} $ro, then $it, {with|and} $near {close by|after it}, {may have|could have} more to do with $rc than with $ra.',
  'Since $other runs through it, from $it to $near, perhaps as $ro, the reading to try {first|on yourself} {would be|is} $rc{|, and $ra only after that}.',
]
export const withPerson: readonly string[] = [
  'With $other in the same telling, {as $ro perhaps|perhaps as $ro|be it only as $ro}, $it may {mean $rc|be $rc|come closer to $rc} {rather than|sooner than|and not} $ra.',
  'It matters that $other {belongs|has a part} in it: {what comes with them|what they bring} may be $ro, and {beside that|next to it} $it {looks|begins to look} like $rc.',
]
export const withPlace: readonly string[] = [
  'The place is $other, {perhaps|it may be} $ro, and {there|in such a place|on such ground} $it may mean $rc {sooner than|rather than|before} $ra{| or $rb}.',
  'All of it {happens|takes place} around $other, which may be $ro; {seen from there|in that light|with that in view} $it could {also|as well|then} be $rc{|, and not only $ra}.',
]
export const withSymbol: readonly string[] = [
  'Hold $it {against|up to} $other: where that may be $ro, {the answer|the reply|what answers} {here|on this side} {could|might} be $rc{|, or else $ra}.',
  'There is a line from $it to $other, since {the one|the first} may be $rc and the other $ro, and {each|either} would be {harder to bear|less clear} without its neighbour.',
  'It would be {another thing|a different thing} without $other, which may be $ro; with it, $it {begins to sound|may sound|sounds more} like $rc{| than like $ra}.',
  'Between $it and $other there {may be|is perhaps|could be} {a single|one} thought, $rc on the one side and $ro on the other{|, and $ra for its shadow}.',
]
/** Beside the reader's days: `$told` what they write of them, `$np` a noun phrase for it. */
export const withLife: readonly string[] = [
  'You also write that $told; if $it, {first taken as|which might be} $ra beside $near, has anything to do with that, then perhaps as $rc, and {only you can tell|that is for you to say}.',
  'By day it is true that $told, and {one may wonder|it is fair to ask} whether $it, beside $near and as $rc {more|rather} than as $ra, {belongs|has something to say} there.',
]
export const withLifeUntold: readonly string[] = [
  'You also speak of $np. If $it {has anything to do|is connected} with that, {it may be|then perhaps} as $rc{|, or as $rb}, with $near {close by|not far off|for a neighbour}.',
]
/** Where nothing stands beside it. */
export const alone: readonly string[] = [
  'A third way to take $it would be $rc, and {it may be that|perhaps} this is the one that {stays with you|makes you nod}.',
]

export const questionLeads: readonly string[] = ['It leaves one question.', 'So one might ask this.', 'Ask yourself one thing.', '', '', '']
