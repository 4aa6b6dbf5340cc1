/**
 * First sentences: `$told` is what the reader wrote as a clause in the second person, `$clause` completes "you ask", `$np` is a noun phrase;
 * `$primary` is the linked hexagram, `$moves` how it is on the way.
 */
export const toldAndAsked: readonly string[] = [
  'You write that $told, and you ask $clause; {what was cast for it|what the six lines made of it} is $primary, $moves.',
  'That $told is {the ground of your question|where your question begins}, and the question itself is $clause: {to it|in reply} the cast gives $primary, $moves.',
  'You ask $clause, and {tell with it|add} that $told; {beside both|next to this} the old book lays $primary, $moves.',
]
export const toldOnly: readonly string[] = [
  'You write that $told, and {what was cast for it|the answer that was cast} is $primary, $moves.',
  'You tell how $told; {beside that|next to it} the old book lays $primary, $moves.',
  'That $told is what you bring, without asking for more, and {six lines answer with|the cast sets beside it} $primary, $moves.',
]
export const askedOnly: readonly string[] = [
  'You ask $clause, and the six lines {were cast as|fell as} $primary, $moves.',
  'The question you bring is $clause; {what was cast for it|the hexagram beside it} is $primary, $moves.',
  'To the question $clause the old book opens at $primary, $moves.',
]
export const untold: readonly string[] = [
  'For $np, {as you describe it|as you tell of it}, the cast gives $primary, $moves.',
  'You have set down how it stands with $np, and {beside it now lies|what was cast for it is} $primary, $moves.',
]

/** How it is on the way, after the primary hexagram; the second kind where no line changes. */
export const moves: Readonly<Record<'changing' | 'resting', readonly string[]>> = {
  changing: ['on its way to $relating', 'already leaning towards $relating', 'with $relating as its direction'],
  resting: ['with no line in motion', 'complete and at rest', 'without a single line changing'],
}

/** What the hexagram speaks of: `$a`, `$b`, `$c` its keywords, `$to` one of the relating hexagram's, `$person` somebody named. */
export const spokenOf: readonly string[] = [
  'It speaks of $a, $b and $c. {Of these|Among them} $b may be {closest|nearest} to how things stand in $np, while $to is {still ahead|where it leans}.',
  'Its words are $a, $b and $c. {Hold|Keep} $c {in mind|ready}: the lines that move lead from there towards $to, {for|and for} $np {no small step|a longer way than it looks}.',
  'Of its three themes, $a, $b and $c, the first {may describe|perhaps describes} how you come to $np, and the last {is closer to|already has something of} $to, {towards which|to which} it all leans.',
]
export const spokenOfAtRest: readonly string[] = [
  'It speaks of $a, $b and $c. {Nothing in it pushes on|No line leads away from it}. Look for all three in $np.',
  'Its words are $a, $b and $c. As nothing moves, $np may stand like this for {a while|some time}.',
]

/** A second thing the reader wrote: `$told` a clause, `$sign` the picture that leads. */
export const alsoTold: readonly string[] = [
  'You add that $told, and it is worth keeping that beside $sign, which {comes up below|the lines will speak of}.',
  'That $told belongs to it as well, and {may be|is perhaps} where $sign {comes nearest|touches it}.',
]
export const alsoTime: readonly string[] = [
  'Your “$when” is heard too: {read|take} $sign, further down, with that {span|time} {and with $to|and $to} in mind.',
]

/** How it fell and what speaks; `$cast` and `$rule` are linked, `$signs` the pictures that lead, `$count` in words. */
export const casts: readonly string[] = [
  'It {rests on|was given by} $cast, and as $changes, $rule. For $np {that means|that points to|that leads to} $signs.',
  'Behind it lies $cast. As $changes, $rule, which {for|with} $np {means|points to|leads to} $signs.',
]
export const changes: Readonly<Record<'none' | 'one' | 'many' | 'all', string>> = {
  none: 'nothing in it changes',
  one: 'one line changes',
  many: '$count lines change',
  all: 'all six lines change at once',
}
