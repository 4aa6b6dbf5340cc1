/** A line in the book's words, `$quote`, where it alone leads: `$matter` is what the reader asks about. */
export const told: readonly string[] = [
  'The book has never heard of $matter, {of course, and tells it|and simply tells it} like this: “$quote”.',
  'The words {may|might} sound {far|a long way} from $matter {at first|to begin with}: “$quote”.',
  '{Read it|Try reading it} {once|slowly} with $matter in mind: “$quote”.',
  'What the line says {may|might} {seem|sound} remote and still {fit|have to do with} $matter: “$quote”.',
]
/** The same for somebody who mourns. */
export const toldGently: readonly string[] = [
  'It is an old picture{, from a time that knew of $from,| of $from and $to} and {may|can} be looked at without any hurry: “$quote”.',
  '{Read it|You might read it} slowly, with $from {or $to|} in mind, {only|and just} as far as it does you good: “$quote”.',
  'There {may|might} be a little company in the old words, {between|somewhere between} $from and $to: “$quote”.',
]

/** The first of two lines, briefly, where it has less weight. */
export const toldBriefly: readonly string[] = ['Its words begin: “$quote”.', 'The text says: “$quote”.', 'It reads: “$quote”.']
/** The line of two that has more weight, after or before the other, `$other`. */
export const toldAfter: readonly string[] = [
  'After $other comes this, {and it has the greater weight|which weighs more} {for $matter|on the way to $to}: “$quote”.',
  '{Of the two|Of both lines} it has more to say {to you|about $matter} than $other: “$quote”.',
  'It is read with $other still in mind, and {with an eye on $matter|on the way to $to}: “$quote”.',
]
export const toldBefore: readonly string[] = [
  'It comes before $other and {outweighs it|counts for more}, {even for $matter|on the way to $to}: “$quote”.',
  'Of the two lines at rest this one {weighs more|has more to say} than $other {for $matter|on the way to $to}: “$quote”.',
]

/** What it means that the line changes: `$from` a keyword of the hexagram `$name`, `$to` what does good in the one it turns into, `$ahead`. */
export const turns: readonly string[] = [
  'Since this is the line that {changes|moves}, {the way|your way} from $from to $to {may|could|might} begin {just here|at this point}, {for $matter too|if only by degrees}.',
  'Here the figure is in motion, so if {anything|something} leads from $from to $to {with $matter|in your case}, it {may|could|might} be this.',
  'This line moves, and with it {all of $name|the whole figure}, so the step from $from to $to {may|could|might} have to do with just this.',
]
/** The same of the line with more weight of two, with the other, `$other`. */
export const turnsTogether: readonly string[] = [
  'Together with $other it {carries the figure over|moves the whole figure}, from $from {towards|to} $to.',
  'Where it seems to contradict $other, {follow this one|this is the one to follow}, since it {stands|lies} nearer to $to.',
  'What $other began {may|could|might} come to its point here, on the way from $from {to|towards} $to.',
]
/** The same of a line that stayed when most others moved. */
export const rests: readonly string[] = [
  'While nearly everything else turns from $from {to|towards} $to, this line keeps still, and {one may hold on to it|you may lean on it}.',
  'It is what stays {the same|as it is} between $name and $ahead, and so it {may be worth more for $matter than|may count for more with $matter than} it looks.',
]

/** What it advises: `$counsel` a bare verb phrase. */
export const advisedShort: readonly string[] = [
  'Its advice is plain: $counsel.',
  'What you could do is this: $counsel.',
  'So, if you like: $counsel.',
]
export const advised: readonly string[] = [
  'If you take $sign at its word, what could be done {on the way to $to|before it comes to $to} is {this|the following}: $counsel.',
  'The advice {in it|it holds}, {if you would like to come as far as $to|for anyone on the way to $to}, is {this|plain}: $counsel.',
]
