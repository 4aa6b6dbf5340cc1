/** A theme in the reader's own words: `$q` a clause of theirs, `$theme` the link, `$ra` and `$rb` readings, `$card` a card of the draw. */
export const heard: readonly string[] = [
  'You wrote “$q”, and {what the reading hears in it is|in it the reading hears} $theme: with $card in the draw it may be $ra, or, {seen from the other side of the table|turned round}, $rb.',
  '“$q”, you {write|say}, and {that brings you|so you come} to $theme, which may be $ra; {beside|next to} $card it could as well be $rb.',
  'You say “$q”, and {one could leave it at that|that could be all}; but beside $card {what you call|what sounds like} $theme has two sides, $ra and $rb, and it {matters|makes a difference} which of them you {meant|had in mind}.',
  '“$q”, you write, and $theme may be the word for it: $ra {on good days|at its mildest}, $rb {on the others|at its heaviest}, and with $card here one {would|might} look at both.',
]
export const heardUnquoted: readonly string[] = [
  'What you write touches on $theme, which may be $ra, {though|or}, {beside|next to} $card, {it could as well be|perhaps} $rb.',
  'You come to $theme by yourself: with $card in the draw it may be $ra, or, {seen from the other side of the table|turned round}, $rb.',
]

/** What the card adds: `$gist` what it turns on, `$rc` a third reading. */
export const added: readonly string[] = [
  'The card turns on $gist, and so {a third reading comes forward|one thinks of a third reading}: $rc, {perhaps the one that is least often said aloud|which is seldom said aloud}.',
  'And as the card is about $gist, it {looks|may look} more like $rc {from there|in that light}, {which is easier to talk about|and for that there are words}.',
  'If the card has anything to add, by way of $gist, it is that there may be $rc {underneath|beneath the rest}.',
  'Since the card brings up $gist, {one would also ask about|it is fair to ask about} $rc before {settling on one answer|calling it by one name}.',
]
