/** How the hexagram is made; `$trigrams` is linked. */
export const built: readonly string[] = [
  'The figure has two halves, $trigrams.',
  'Look first at how it is made: $trigrams.',
  'Two older figures make it up, $trigrams.',
  'It is built of two parts, $trigrams.',
]
export const builtDouble: readonly string[] = [
  'It is built of one figure twice over, $trigrams.',
  'Look first at how it is made: $trigrams.',
]

/** The half that meets one and the half one stands on; `$above` and `$below` are clauses. */
export const above: readonly string[] = ['Above, $above.', 'In the upper half, $above.', 'Outside, $above.']
export const below: readonly string[] = ['Below it, $below.', 'Underneath, $below.', 'Inside, $below.']

/**
 * What the halves may be in the reader's matter: `$time` is what the hexagram shows, `$outer` what meets the reader, `$inner` their own side,
 * `$np` the matter, `$a` a keyword, `$name` the hexagram. What stands in the last three may hold a comma, so that one follows each that does not end a clause.
 */
export const halvesMeant: readonly string[] = [
  'The upper half of $name is what meets you, in $np {perhaps|it may be} $outer; the lower is your own side, {perhaps|it may be} $inner.',
  'If one {lays|puts} that beside $np, the outside might be $outer, and the inside $inner; between the two $name {sees|speaks of} $a.',
  'Outside, that would mean $outer; inside, it would mean $inner; and where the two meet in $np, $name {speaks|finds it right to speak} of $a.',
  'For $np $name {suggests|gives} two things to look at: $outer, and on the other side, where only you can see it, $inner.',
  'What comes from outside in $np may well be $outer; what answers from {within|inside} may be $inner, and together they make $time.',
  'Read that way, the half above would be $outer, and the half below $inner; {out of both|from the two} comes what the book calls $a.',
]
export const halvesMeantDouble: readonly string[] = [
  'Inside and outside are alike here, so that in $np one may find $time twice over, in $outer, and in $inner.',
  'As both halves are one figure, what meets you in $np, perhaps $outer, may have more than you think in common with $inner: both belong to $name.',
  'The same thing meets you twice in $np: once as $outer, and once as $inner; {the book calls it|its name in the book is} $a.',
]

/** Instead, where a matter belongs with those trained for it: `$a` and `$b` are keywords. */
export const halvesBeside: readonly string[] = [
  'One need not make more of that than a view from a window, with $a in it and room enough for $np.',
  'It can lie beside $np {for an evening|for a while} as a postcard would: $a on the one side, $b on the other.',
  'Such a picture explains nothing about $np, but it has $a in it and $b, and {looking costs nothing|one may rest one’s eyes on it}.',
]
