/**
 * First sentences. Those with `$told`, what the reader wrote as a clause in the second person, or `$clause`, which completes "you ask", may
 * be long, so they name the cast as well: `$primary` is the linked hexagram, `$moves` how it is on the way. `$np` is a noun phrase.
 */
export const told: readonly string[] = [
  'You write that $told, and {what was cast for it|the answer that was cast} is $primary, $moves.',
  'You tell how $told; {beside that|next to it} the old book lays $primary, $moves.',
  'That $told is what you bring, and {six lines answer with|the cast sets beside it} $primary, $moves.',
]
export const asked: readonly string[] = [
  'You ask $clause, and the six lines {were cast as|fell as} $primary, $moves.',
  'The question you bring is $clause; {what was cast for it|the hexagram beside it} is $primary, $moves.',
  'To the question $clause the old book opens at $primary, $moves.',
]
export const untold: readonly string[] = [
  'For $np the cast gives $primary, $moves.',
  'You have told how it stands with $np; the cast is $primary, $moves.',
]

/** The question of somebody who told more; said only where it is short. */
export const andAsked: readonly string[] = ['And you ask $clause.', 'Your question is $clause.']

/** How it is on the way, after the primary hexagram; the second kind where no line changes. */
export const moves: Readonly<Record<'changing' | 'resting', readonly string[]>> = {
  changing: ['on its way to $relating', 'already leaning towards $relating', 'with $relating as its direction'],
  resting: ['with no line in motion', 'complete and at rest', 'without a single line changing'],
}

/** What the hexagram speaks of: `$a`, `$b`, `$c` its keywords, `$to` one of the relating hexagram's. */
export const themes: readonly string[] = [
  'It speaks of $a, $b and $c.',
  'Its words are $a, $b and $c.',
  'Three themes belong to it: $a, $b and $c.',
  'It speaks of $a and $b.',
]
export const nearest: readonly string[] = [
  'Of these, $b may be {nearest|closest} to $np.',
  'Look first for $b in $np.',
  'See first where there is $b in $np.',
  'The {nearest|closest} of them may be $b.',
]
export const leaning: readonly string[] = [
  'What it leans towards is $to.',
  'From there it leans towards $to.',
  'Further on it speaks of $to.',
]
export const resting: readonly string[] = [
  'No line leads away from it.',
  'Nothing in it pushes on.',
  'As nothing moves, it may stay so for {a while|some time}.',
]

/** A second thing the reader wrote: `$told` a clause, `$sign` the picture that leads, `$to` where it leans. */
export const alsoTold: readonly string[] = [
  'You add that $told; {keep that beside|read that with} $sign, and with $to in view.',
  'That $told belongs to it as well, {between|as much as} $sign and $to.',
]
export const alsoTime: readonly string[] = ['Your “$when” is heard too.', 'You say “$when”, and that is noted.', 'The time is noted too.']

/** How it fell, each in twelve words at most: `$cast` and `$rule` are linked. */
export const casts: readonly string[] = ['It {rests on|was given by} $cast.', 'Behind it lies $cast.']
export const rules: readonly string[] = ['As $changes, $rule.', '{Here|In it} $changes, so $rule.']
export const pointing: readonly string[] = [
  'For $np that {points|leads} to $signs.',
  'That {points|leads} to $signs.',
  'It {points|leads} to {a picture|words} further down.',
]
export const changes: Readonly<Record<'none' | 'one' | 'many' | 'all', string>> = {
  none: 'nothing changes',
  one: 'one line changes',
  many: '$count lines change',
  all: 'all six lines change',
}
