/**
 * A symbol is met in the reader's own words: `$q` a clause of theirs, `$it` the linked symbol, `$It` the same at the start of a sentence,
 * `$prev` the one before, `$near` another. Said where they are short.
 */
export const firstQuotes: readonly string[] = [
  'You write first of all “$q”.',
  '“$q”, you write at the very beginning.',
  'First of all you write “$q”.',
]
export const quotes: readonly string[] = [
  '“$q”, you {write|say}.',
  'Then you write “$q”.',
  'What you wrote next is “$q”.',
  'You say “$q” and go on.',
]
/** The same in one sentence with what stands around it, where the clause is long. */
export const firstLongQuotes: readonly string[] = ['You write first of all “$q”: $it has its place there, before $near.']
export const longQuotes: readonly string[] = ['Then you write “$q”: $it has its place there, {after|on top of} $prev.']

/** What it may be: `$ra`, `$rb` and `$rc` are readings, which are noun phrases. */
export const firstMeetings: readonly string[] = [
  '$It {comes before everything else|has the first word}. It may be $ra. {Or it may be|It could also be} $rb.',
  'What follows is seen from there, $near too. One may {take|read} $it as $ra. It {could|might} also be $rb.',
  'So $it may {stand for|suggest|bring up} $ra. Closer to home, it is $rb.',
  'So $it may be $ra. Or it is $rb.',
]
export const meetings: readonly string[] = [
  'From $prev you {come|go on|pass} to $it. One may {take|read} it as $ra. After $prev it could be $rb.',
  'So $it may {speak of|stand for|be about} $ra. {Reached from|Coming from} $prev, {it leans|it may lean} towards $rb.',
  'It might first of all be $ra. Looked at again, it touches $rb.',
  'You bring in $it, not far from $prev. Together they may tell of $ra. {Taken alone|By itself}, $it may be $rb.',
  '$Prev {led|brought} you here. $It {may|could} be $ra. One step further on, it is $rb.',
  'So $it might be $ra. Its other side is $rb.',
  'So $it may be $ra, or $rb. {Were you looking for it, or did it come|Did you look for it, or did it come} to you?',
]
/** The same where the words cannot be quoted: `$where` is its place in the telling. */
export const unquoted: readonly string[] = [
  'You name $it $where. It may stand for $ra. Or it is $rb.',
  '$Where there is $it. One may {take|read} it as $ra. It could also be $rb.',
]

/** It is named more than once. */
export const again: readonly string[] = [
  'It returns, so it may weigh more than the rest.',
  'You come back to it, as to something unanswered.',
  'It is named again later, which gives it weight.',
]

/** What stands beside it: `$other` linked, `$ro` a reading of that, `$rc` the third reading of the symbol. */
export const withFeeling: readonly string[] = [
  'You felt $other. It may be $ro. {With that in mind|In its light}, read $it as $rc.',
  'The feeling you name is $other. {Suppose that is|If you like, call that} $ro. Then $it may be $rc.',
  'All through it there is $other. Perhaps it is $ro. So try $it as $rc.',
]
export const withPerson: readonly string[] = [
  'You also meet $other. {What they bring|What comes with them} may be $ro. $It may then mean $rc.',
  'It matters that $other {belongs|has a part} in it. They may bring $ro. So $it may be $rc.',
]
export const withPlace: readonly string[] = [
  'The place is $other. {Perhaps it is|It may be} $ro. There $it may mean $rc.',
  'All of it {happens|takes place} around $other. That may be $ro. {Seen from there|In that light}, $it could be $rc.',
  'Around it is $other, perhaps $ro. There $it may be $rc.',
]
export const withSymbol: readonly string[] = [
  'Hold $it {against|up to} $other. That may be $ro. {Here the answer might be|In reply this might be} $rc.',
  'There is a line from $it to $other. The one may be $rc. The other may be $ro.',
  'It would be {another|a different} thing without $other. That may be $ro. With it, $it {may sound|sounds} like $rc.',
  'Between $it and $other there may be one thought. Here it is $rc. There it is $ro.',
]
/** Beside the reader's days: `$told` what they write of them, `$np` a noun phrase for it. */
export const withLife: readonly string[] = [
  'You also write that $told. $It may {belong there|have to do with it}. Perhaps it is $rc.',
  'By day it is true that $told. Does $it {belong|have something to say} there? It might be $rc.',
  'Think also of your days. Does $it belong there? It might be $rc.',
]
export const withLifeUntold: readonly string[] = [
  'You also speak of $np. $It may {belong there|have to do with it}. Perhaps it is $rc.',
  'Does $it belong to $np? Then it may be $rc.',
]
/** Where nothing stands beside it. */
export const alone: readonly string[] = ['There is a third way to take $it. It may be $rc.', 'A third reading is left: $rc.']

export const questionLeads: readonly string[] = ['It leaves one question.', 'So one might ask this.', 'Ask yourself one thing.', '', '', '']
