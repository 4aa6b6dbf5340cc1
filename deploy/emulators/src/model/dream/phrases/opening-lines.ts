/**
 * The opening. `$first` and `$last` are the linked pictures the dream begins and ends with, `$middle` those between them, `$f` and `$l`
 * readings of the first.
 */
export const ways: readonly string[] = [
  'You cover {a good deal of|quite some} ground in {a few lines|little space}: from $first by way of $middle to $last.',
  'Your telling {starts out|sets out} with $first and leaves off with $last, and on the way there is room for $middle.',
  'Between $first and $last you put $middle, and none of it sounds as if it had been made up {afterwards|to please anyone}.',
  'There is a good deal to look at {here|in this}: $first, then $middle, and at the end $last.',
  'Whoever reads your words slowly comes away with a row of pictures: $first, $middle and, last of all, $last.',
  'It is a {full|crowded} night that you describe, with $first near its beginning, $middle after that, and $last to {end on|close it}.',
  'First there is $first, then $middle, and $last to {finish|end} with; told in that order, they make something rather like a story.',
]
export const waysOfTwo: readonly string[] = [
  'Two things hold what you tell together, $first {near|at} the beginning and $last {near|at} the end.',
  'Your telling goes from $first to $last, and {most of what matters|what there is to say} lies between the two.',
  'You remember $first and you remember $last, and {the rest of it|everything else} has its place around them.',
  'It is a dream with two {fixed points|ends to hold it by}, $first on the one side and $last on the other.',
]
export const onlyOne: readonly string[] = [
  'At the centre of what you tell is one picture, $first.',
  'One picture does {most of|nearly all} the work in this: $first.',
  'What you bring back from the night is above all $first.',
]
/** What is read besides that one picture: `$parts` are the linked places in the reader’s own words. */
export const besideOnlyOne: readonly string[] = [
  'The rest of it goes by your own words: $parts.',
  'Whatever else there is comes from your own words: $parts.',
]
/** Where the dream is read by its own words: `$parts` are the linked places the reading stops at. */
export const inOwnWords: readonly string[] = [
  'There are no stock symbols here, and none are needed. So this reading goes by your own words: $parts.',
  'This is a dream that belongs to nobody but you. Your own sentences have to do the talking, with $parts.',
  'What you tell is unusual, and it is told plainly. It is read here by your own words, by $parts.',
]

/** `$list` the feelings the reader named, `$felt` what the first of them may be. */
export const feelings: readonly string[] = [
  'What you felt was $list, and that counts here.',
  'You name $list, and {it is fair to read|it makes sense to read} everything from $first to $last in the light of that.',
  'What you felt was $list. That is the part of a dream which needs the least translating, and it goes with $first as much as with $last.',
  'Feelings tell more about a dream than its furniture does, and yours were $list; keep them by you when you come to $last.',
  'The feelings you put beside it are $list, so neither $first nor $last {should|need} be read {coldly|as if nothing had been felt}.',
]
export const oneFeeling: readonly string[] = [
  'The feeling you name is $list.',
  'What you felt was $list, which may be $felt, and it is worth carrying along from $first to $last.',
  'One feeling has a name in what you tell, $list, which may be $felt, and $first {should be read|wants to be read|can be read} with that in mind, {and so should $last|and $last as well}.',
  'You say that the feeling was $list. If that is $felt, it may {already|by itself} tell you something about $first {or|and} $last.',
  'Of feelings you name just the one, $list; it may be $felt, and it belongs to $first and $last alike.',
]
/** Feelings that show in the telling without having been named as the reader’s own. */
export const feelingsBetween: readonly string[] = [
  'There is $list between the lines as well.',
  'Your words also let $list through, wherever it came from.',
  'In passing you touch on $list, too.',
]
export const people: readonly string[] = [
  'You were not alone in it, for you met $list.',
  'You also met $list, so other people have a say in this.',
  'Among all this you met $list as well.',
  'For company, as you tell it, you had $list.',
]
export const places: readonly string[] = [
  'The place for all this, as you tell it, is $list.',
  'Most of it takes place in or around $list.',
  'As for where you were, you speak of $list.',
]

/** What the reader says of their days: `$told` completes "you write that", `$np` is a noun phrase for it. */
export const lifeTold: readonly string[] = [
  'By day, you write, $told. That stays in view here, as it may have by night.',
  'By day, you write, $told. The night need not be about that, yet it may be the ground on which $first and $last have grown.',
  'You add that $told. That stays in view here, without any wish to explain away $first or $last by it.',
  'Beside the dream you set something from your days, that $told; whether a line leads from there to $first or to $last is for you to {judge|say}.',
  'And then there is what you say of your days, that $told; keep it beside you, and see whether it sheds any light on $first or on $last.',
]
export const lifeUntold: readonly string[] = [
  'You also speak of $np. That stays in view, whatever else is said.',
  'You also speak of $np, and that stays in view here, {from $first to $last|all the way to $last}.',
  'Beside it there is $np, of which you write as well; it need not explain $first or $last, but it may stand somewhere behind them.',
  'Your waking life is in this too, with $np {above all|to think of}; whether it touches $first or $last is for you to judge.',
]
/** The same where nothing in it has a name that could be taken up. */
export const lifeInGeneral: readonly string[] = [
  'You also tell something of your days, and that stays in view.',
  'There are your days as well, of which you say something. Whether they {touch|have touched} $first or $last is for you to judge.',
  'What you say of your waking life has been read, too. It need not explain anything about $first, but it may stand somewhere behind $last.',
]

/** What all of it rests on: `$telling` linked, `$count` its sentences in words. */
export const tellings: readonly string[] = [
  'All of this rests on $telling and on nothing besides.',
  'Nothing is added to $telling; where it is silent, so is this.',
  'It took you $count sentences, and everything here rests on $telling.',
  'You used $count sentences, and this goes no further than $telling.',
  'The only source for any of it is $telling.',
]
export const presentTense = 'You tell it in the present tense, as though still inside it.'
