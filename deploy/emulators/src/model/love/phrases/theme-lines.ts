/**
 * A theme in the reader's own words: `$q` a clause of theirs, `$theme` the link, `$ra` and `$rb` readings, `$card` and `$that` two cards of
 * the draw, `$gist` what the first turns on.
 */
export const heard: readonly string[] = [
  'You wrote “$q”, and between $card and $that {what the reading hears in it|the word for it} is $theme. With $gist {in the draw|on the table|so near}, {perhaps it is|it may be} $ra, or, {seen from across the table|turned round}, $rb.',
  '“$q”, you {write|say}, and with $card and $that beside it {that brings you|so you come} to $theme. It may be $ra; {next to|beside} $gist, {the matter of|as in} $card, it could as well be $rb.',
  'You say “$q”, and {one could leave it at that|that could be all}, but for $card and $that. What {you call|sounds like} $theme has two sides, $ra and $rb, and $gist {may belong|belongs, perhaps,} to one of them.',
  '“$q”, you write, and $theme may be the word for it, {as|at least as} $card and $that {would have it|see it}: $ra {on good days|at its mildest}, $rb {on the others|at its heaviest}.',
]
export const heardUnquoted: readonly string[] = [
  'What you write touches on $theme. With $gist, from $card, it may be $ra, {or else|or perhaps}, beside $that, $rb.',
  'You come to $theme by yourself. Between $card and $that it may be $ra, or, {seen from across the table|turned round}, $rb.',
]

/** What another card adds: `$that` its link, `$h` what it turns on, `$rc` a third reading. */
export const added: readonly string[] = [
  'As $that turns on $h, {a third reading comes forward|one thinks of a third reading|there is a third reading}, {beside|next to} $card: $rc.',
  'And since $that is about $h, {seen from|beside} $card it {looks|may look} more like $rc.',
  'If $that has anything to add, by way of $h, it is that there may be $rc {underneath|beneath} $card.',
  'Where $that brings up $h {after|next to} $card, {one would also ask about|it is fair to ask about} $rc.',
]
