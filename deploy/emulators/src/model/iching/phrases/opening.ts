/**
 * First sentences. `$told` is what the reader wrote, as a clause in the second person, `$clause` completes "you ask", `$primary` is the
 * linked hexagram and `$moves` how it is on the way.
 */
export const toldShort: readonly string[] = ['You write that $told.', 'You tell it plainly: $told.', 'By your own account, $told.']
export const toldAndCast: readonly string[] = [
  'You write that $told, and {what was cast for it|the figure that was cast for it} is $primary, $moves.',
  'By your account, $told; {for that the cast gives|the six lines cast for it make} $primary, $moves.',
  'So it stands: $told, and beside it {now lies|the old book lays} $primary, $moves.',
]
/** The same with a short question. */
export const toldAskedAndCast: readonly string[] = [
  'You write that $told, and you ask $clause; {what was cast for it|the figure cast for it} is $primary, $moves.',
  'By your account, $told, and so you ask $clause; the six lines {answer|reply} with $primary, $moves.',
  'You ask $clause, since, as you write, $told; {the cast beside it|what the book sets beside it} is $primary, $moves.',
]
export const asked: readonly string[] = [
  'You ask $clause, and the six lines {that were cast for it make|came together as} $primary, $moves.',
  'The question you bring is $clause; {the figure cast for it|what the book sets beside it} is $primary, $moves.',
  'To the question $clause the old book opens at $primary, $moves.',
  'You would like to know $clause, and {as an answer|for an answer} there is $primary, $moves.',
]
export const untold: readonly string[] = [
  'What you wrote has been read with care, and {what was cast|the figure cast} for $np is $primary, $moves.',
  'You have put it into words, which is the harder half; {for $np there now lies|for $np the cast gives} $primary, $moves.',
  'For $np the six lines {came together as|make} $primary, $moves.',
]

/** The cast after a first sentence that does not name it yet. */
export const castFor: readonly string[] = [
  'What was cast for it is $primary, $moves.',
  'The six lines {that were cast for it make|came together as} $primary, $moves.',
  'Beside that the old book lays $primary, $moves.',
  'For this the cast gives $primary, $moves.',
]

/** The question of somebody who told more, and what else was told; said only where it is short. */
export const andAsked: readonly string[] = ['And you ask $clause.', 'What you would like to know is $clause.', 'Your question is $clause.']
export const andTold: readonly string[] = ['You add that $told.', 'It belongs to it that $told.']

/** How it is on the way, after the primary hexagram; the second kind where no line changes. */
export const moves: Readonly<Record<'changing' | 'resting', readonly string[]>> = {
  changing: ['on its way to $relating', 'already leaning towards $relating', 'with $relating as its direction'],
  resting: ['with no line in motion', 'complete and at rest', 'without a single line changing', 'with all its lines at rest'],
}

/** What the two hexagrams are about: `$time` and `$further` are noun phrases; `$np` is the matter. */
export const times: readonly string[] = [
  'The first of the two stands for $time, the other for $further, and both may have to do with $np.',
  'In plain words, the book sees in $np $time, and further on $further.',
  'For $np it is {the book’s picture of|the old picture for} $time; what it leans towards is $further.',
  'What the book has in view in $np is $time, and as a direction $further.',
  'Put simply, and with $np in mind, you are shown $time, and beyond that $further.',
]
export const timeAtRest: readonly string[] = [
  'It is the book’s figure for $time, and {as nothing in it moves|since nothing in it presses on}, there is leave to look at $np {for a while|quietly}.',
  'In plain words, the book sees in it $time, and no reason to hurry {anything|anyone} in $np.',
  'Put simply, you are shown $time, and {since no line is turning|with no line in motion}, that is {all it says|the whole of the picture} for $np.',
  'For $np the book has in view $time; {with no line turning|as no line turns}, it keeps to that subject.',
]

/** How it fell and what therefore speaks: `$cast` is linked, `$Cast` the same at the beginning; `$np` is the matter, `$signs` are the pictures of the lines that lead, `$name` and `$ahead` the hexagrams. */
export type Spoken = 'none' | 'line' | 'lines' | 'judgements' | 'resting' | 'all'
export const spoken: Readonly<Record<Spoken, readonly string[]>> = {
  none: ['As $cast moved nothing, [the judgement speaks](fact:rule).', '$Cast moved nothing, and [the judgement speaks](fact:rule).'],
  line: [
    '{In|Through} $cast one line was set in motion, so [its text leads](fact:rule) for $np, under the name of $signs.',
    'One line is changing, as $cast shows, and so [its text leads](fact:rule) in $np: $signs.',
    'Of the six lines one changed in $cast, and [that one leads](fact:rule), with the picture of $signs for $np.',
  ],
  lines: [
    '{In|Through} $cast two lines were set in motion, so [both texts lead](fact:rule) for $np, $signs, and the upper one has more weight.',
    'Two lines are changing, as $cast shows, and [both speak](fact:rule) to $np: $signs, of which the second weighs more.',
  ],
  judgements: [
    'Three lines changed in $cast, half of all there are, and so [both judgements lead](fact:rule) for $np, that of $name and that of $ahead.',
    'With three lines turning, as $cast shows, [an old rule](fact:rule) lets two texts speak about $np, one for $name and one for $ahead.',
  ],
  resting: [
    'So much changed in $cast that for $np [an old rule](fact:rule) listens to what stayed at rest: $signs.',
    'Where nearly everything turns, as in $cast, [what rests speaks](fact:rule), and for $np that is $signs.',
  ],
  all: [
    'All six lines changed in $cast, which is rare, and [an old rule](fact:rule) says what leads when $name turns over whole.',
    'Not one line stayed as it was in $cast, so [an old rule](fact:rule) decides what leads from $name towards $ahead.',
  ],
}
