/**
 * The first sentences. `$told` is what the reader wrote as a clause in the second person, `$more` a second one, `$clause` completes "you
 * ask", `$ask` is the same as a question, `$matter` what it is about; `$primary` and `$relating` are links.
 */
export const told: readonly string[] = ['$told.', 'You write that $told.', 'As you tell it, $told.']
export const toldInBrief: readonly string[] = ['You write that $told.', 'As you tell it, $told.', 'It begins like this: $told.']
export const toldMore: readonly string[] = ['$more.', 'And $more.']
export const askedOutright: readonly string[] = ['$more; $ask?', '$more, so $ask?', '$more: $ask?']
export const asked: readonly string[] = ['You ask $clause.', 'The question is $clause.', 'You would like to know $clause.']
export const andAsked: readonly string[] = ['So you ask $clause.', 'And now you ask $clause.', 'Hence your question $clause.']
/** Where neither can be taken up in the reader's own words. */
export const untold: readonly string[] = [
  'What you wrote has been read with care, and more than once.',
  'You have put it into words, which is the harder half.',
  'Your words have been read slowly, with nothing else on the table.',
]
/** A clause too long for a sentence of its own, `$told` or `$clause`; the second kind where no line changes. */
export const longTold: readonly string[] = [
  'You write that $told; the answer is $primary, on its way to $relating.',
  'As you tell it, $told, and beside it lies $primary, on its way to $relating.',
]
export const longToldAtRest: readonly string[] = [
  'You write that $told; the answer is $primary, with nothing in motion.',
  'As you tell it, $told, and beside it lies $primary, all its lines at rest.',
]
export const longAsked: readonly string[] = [
  'You ask $clause, and the answer is $primary, on its way to $relating.',
  'You would like to know $clause; what came of it is $primary, on its way to $relating.',
]
export const longAskedAtRest: readonly string[] = [
  'You ask $clause, and the answer is $primary, with nothing in motion.',
  'You would like to know $clause; what came of it is $primary, all its lines at rest.',
]

/** What was cast, and its subject: `$about` a noun phrase of eight words at most. */
export const cast: readonly string[] = ['The answer is $primary.', 'The lines make $primary.', 'What came of it is $primary.']
export const about: readonly string[] = ['It speaks of $about.', 'Its subject is $about.', 'It tells of $about.']

/**
 * How many lines changed and what therefore speaks, by their count: `$cast` the linked fall of coins or count of stalks, `$Cast` the same
 * at the beginning, `$sign` the picture of the line that leads, `$name` the hexagram.
 */
export const changed: readonly (readonly string[])[] = [
  [],
  [
    'One of its six lines {is in motion|is moving|has changed} in $cast, $sign, so [its text leads](fact:rule), and {by it|through it|by way of it} $name {turns into|becomes} $relating.',
    'One line {changed|was set in motion|moved} in $cast, $sign; [its words come first](fact:rule), and {by way of them|with them|through it} $name {turns into|becomes} $relating.',
    '$Cast {moved|stirred|has moved} a single line, $sign, so {it is [that one which speaks](fact:rule)|[that one speaks](fact:rule)}, and {by it|through it|with it} $name {turns into|becomes} $relating.',
  ],
  [
    '$Cast {moved|has moved|stirred} two lines and so {turned $name into $relating|made $relating of $name|led from $name to $relating}; [both of them speak](fact:rule), and the upper one {weighs more|has more weight|counts for more}.',
    'Two lines {changed|moved|are in motion} in $cast, and {turn $name into $relating|make $relating of $name|lead from $name to $relating}; [both of them speak](fact:rule), the upper with {more|the greater} weight.',
  ],
  [
    'Three lines {changed|moved} in $cast, {exactly half|half of all there are}, so [two judgements speak](fact:rule): that of $name {for now|for today}, and that of $relating for what {may|could|might} follow.',
    '{As|Since} $cast {moved|stirred} three lines of six, [both judgements are heard](fact:rule), that of $name {and then|and after it} that of $relating, into which it {turns|changes}.',
  ],
  [
    'Four lines {changed|moved} in $cast and {turned $name into $relating|made $relating of $name}, so {one listens to|what speaks is} [the two that rested](fact:rule).',
    '$Cast {moved|stirred} four lines of $name, which makes $relating, and {now|there} [the two that stayed](fact:rule) {speak|are heard}.',
  ],
  [
    'Five lines {changed|moved} in $cast and {turned $name into $relating|made $relating of $name}, so {one listens to|what speaks is} [the one that rested](fact:rule).',
    '$Cast {moved|stirred} five lines of $name, which makes $relating, and {now|there} [the one that stayed](fact:rule) {speaks|is heard}.',
  ],
  [
    'All six lines changed in $cast, which is rare: $name turns over {whole|entirely} into $relating, and [an old rule](fact:rule) says what is {read|heard}.',
    '$Cast left no line of $name as it was, so $relating takes its place, and [an old rule](fact:rule) says what is {read|heard}.',
  ],
]
export const unchanged: readonly (readonly [string, string])[] = [
  ['No line changed in $cast.', 'So [the judgement speaks](fact:rule) for the whole, and nothing points beyond it.'],
  ['$Cast left all six lines at rest.', 'So [the judgement alone](fact:rule) is read, and no second figure follows.'],
]
