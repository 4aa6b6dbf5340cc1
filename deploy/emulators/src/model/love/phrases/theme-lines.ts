/** A theme in the reader's own words, said where they are short: `$q` a clause of theirs, `$theme` the link, `$card` of the draw. */
export const quotes: readonly string[] = [
  'You wrote “$q”. {What the reading hears in it|The word for it} is $theme.',
  '“$q”, you {write|say}. That brings you to $theme.',
  'You say “$q”. One {could|might} call it $theme.',
]
/** The same in one sentence with two cards of the draw, where the clause is long. */
export const longQuotes: readonly string[] = [
  'You wrote “$q”, and between $card and $that {what the reading hears in it|the word for it} is $theme.',
]
export const unquoted: readonly string[] = ['What you write touches on $theme.', 'You come to $theme by yourself.']

/** What it may be: `$ra` and `$rb` are readings. */
export const heard: readonly string[] = [
  'It may be $ra. {Turned round|Seen from the other side}, it is $rb.',
  'It has two sides. One is $ra. The other is $rb.',
  'On good days it is $ra. On others it is $rb.',
  'It may be $ra. Or it is $rb.',
]

/** What a card adds: `$that` its link, `$h` what it turns on, `$rc` a third reading. */
export const added: readonly string[] = [
  'As $that turns on $h, there is a third reading. It is $rc.',
  '$That is about $h. From there {it may look|it looks} more like $rc.',
  'With $that comes $h. So one might also ask about $rc.',
  '$That adds a third reading: $rc.',
  'With $that beside it, it may be $rc.',
]
