/**
 * Where it tends: `$from` and `$to` are keywords of the two hexagrams, `$further` what the relating one shows, `$np` the matter, `$here` and
 * `$name` the names of the primary and the relating hexagram.
 */
export const tendings: readonly string[] = [
  'If $np follows the direction of the cast, it leans from $from towards $to, and that means $further.',
  'The cast does not stay with $here; it leans, and $np may lean with it, towards $further, or, in the book’s own shorthand, towards $to.',
  'From $from the way of $np may lead to $to, and one could picture that as $further.',
  'What shows today in $np as $from could come to look more like $to: $further.',
]

/** What changes in the picture: `$same` is the half that stays, `$was` and `$is` the trigrams of the other. */
export const innerChanges: readonly string[] = [
  'Above, $same stays, while below $was becomes $is; so what changes is your own side, perhaps $inner.',
  'It is the lower half that turns, from $was to $is under the same $same, so the change would begin with you, perhaps with $inner.',
]
export const outerChanges: readonly string[] = [
  'Below, $same stays, while above $was becomes $is; so you keep your footing, and what changes is outside, perhaps $outer.',
  'It is the upper half that turns, from $was to $is over the same $same, so what may look different is $outer.',
]
export const bothChange: readonly string[] = [
  '$Was becomes $is, so both halves turn: what is outside, perhaps $outer, and what is inside, perhaps $inner.',
  'Both halves change, from $was to $is, and with them there may be another light on $outer, and on $inner.',
]

/** What would help there: `$help` a noun phrase, `$trap` a phrase in "-ing". */
export const aheadShort: readonly string[] = ['There, what helps is $help.', 'What would serve you there is $help.', 'It would need $help.']
export const ahead: readonly string[] = [
  'In $np, where $here asks for one thing, $name asks for another: $help.',
  'What would help $np on that further stretch is not quite what helped with $from: it is $help.',
  'Should you come with $np from $here as far as $name, what would serve you is $help.',
]
/** The relating hexagram's counsel: `$counsel` a bare verb phrase. */
export const advice: readonly string[] = [
  'The advice of $name for $np, where $here has been left behind, is its own: $counsel.',
  'For that part of the way, beyond $here, the book’s advice for $np is this: $counsel.',
  'And $name would say of $np, to somebody who comes to it from $here: $counsel.',
]
export const noPromise: readonly string[] = [
  'That is a direction and not a promise.',
  'It is a leaning, no more, and you may lean elsewhere.',
  'Nothing says that it has to come to that.',
  'A direction is not a verdict; it can be taken or left.',
  'You need not go there because an arrow points that way.',
]
/** A question of the relating hexagram's own, `$ask`, in the middle of a sentence. */
export const asksAhead: readonly string[] = [
  'Looking ahead, one might ask: $ask',
  'A question for the way: $ask',
  'And yet one may ask: $ask',
  'If you like, ask yourself already: $ask',
]

/** Instead, where a matter belongs with those trained for it. */
export const beside: readonly string[] = [
  'Beside $from the cast lays a second picture, that of $name, with $to in it.',
  'Further along there is $name, a picture of $to, and one may look at it without being asked to go there.',
  'As $from turns, the book shows $to; for $np that is a second picture and nothing to act upon.',
]
