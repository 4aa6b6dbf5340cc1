/** First lines of a life path reading; `$You` is "You", or the reader's name and "you". */
export const lifeOpenings: readonly string[] = [
  '$You brought a date and a name.',
  '$You gave a birthday and the letters you answer to.',
  '$You asked what a date and a name add up to.',
  '$You set down a date and a name.',
  '$You handed over two possessions: a birthday and a name.',
  '$You asked for the numbers behind a date and a name.',
]

export const dateOnlyOpenings: readonly string[] = [
  'You brought a date; here is its arithmetic.',
  'You have asked what a birthday adds up to.',
  'A date was yours before anything else; it is read here.',
  'You handed over an old possession: the day you arrived.',
]

/** The sum of the birth date; `$a`, `$b` and `$c` are its three parts. */
export const sumLines: readonly string[] = [
  'Month, day and year {came to|left} $a, $b and $c.',
  'The month gave $a, the day $b, the year $c.',
  'Folded small, the date is $a, $b and $c.',
  'Of the date there remained $a, $b and $c.',
  'Three sums, from month to year: $a, $b, $c.',
  'Reduced, the date reads $a, $b, $c.',
]

/** The sum of the birth date and all that follows from it and the name; `$list` names and links every number. */
export const listLines: readonly string[] = [
  'Month, day and year {came to|left} $a, $b and $c, and from {date and name|both} come $list.',
  'The month gave $a, the day $b and the year $c; with the letters {that makes|there are} $list.',
  'Folded small, the date is $a, $b and $c; {in the end|at the foot of the page} there are $list.',
  'Of the date there remained $a, $b and $c, {and the reading goes through|which leads, with the name, to} $list.',
  'The sums {begin|start} with $a, $b and $c and {end|finish} with $list.',
]

/** The same for two numbers only. */
export const pairLines: readonly string[] = [
  'From these come $list.',
  'What is left is $list.',
  'It ends in $list.',
  'The sums arrive at $list.',
]

export const mannerLines: readonly string[] = [
  'A number describes a manner; it decides nothing.',
  'Numbers are spectacles: try them, and see what sharpens.',
  'Take what fits, as one does with a borrowed coat.',
  'What is counted is old; what you make of it is new.',
  'They are lenses, and lenses can be put down.',
  'None of them is better than another.',
  'Read them as weather and not as a verdict.',
  'The arithmetic is exact; the meaning asks for your ear.',
  'Where a line does not fit, believe yourself.',
  'Think of it as a portrait in few strokes.',
]

/** Said of a name that could not be counted; `$link` is the linked statement of it. */
export const leftOutLines: readonly string[] = [
  '$link: its script has no exact Latin spelling.',
  '$link, since its letters would be guesses.',
  '$link, because guesses would spoil the sums.',
  '$link; a Latin spelling could be counted.',
]

/** Said where a name has letters of one kind only. */
export const lackingLines: readonly string[] = [
  '$link, so one number is left out.',
  '$link; its number is left out.',
  'One thing is lacking: $link.',
]

export const monthOpenings: readonly string[] = [
  'You asked about $month, on $date, with part of it unwritten.',
  'It is $weekday, $date, and you ask what $month is for.',
  'You would like to know how $month counts.',
  'This $weekday, you look at $month as one looks at a clock.',
  'Your question is $month itself, seen from $date.',
  'You ask after $month, on a $weekday.',
  '$month is the matter, and today, $date, the place to stand.',
]

export const monthSumLines: readonly string[] = [
  'Your birthday and the calendar make $py.',
  'Month and day of birth, with $year, make $py.',
  'The sums begin at $py and end at today.',
  'Three clocks run here, and the slowest says $py.',
  'Counting starts with $py, and narrows from there.',
  'First comes the year, $py; then the month; then today.',
]

/** The two smaller clocks; `$pm` and `$pd` are linked. */
export const innerClockLines: readonly string[] = [
  'Within it runs $pm, and inside that $pd.',
  'Then comes $pm, and last of all $pd.',
  'It holds $pm, and that holds $pd.',
  'The month makes $pm, and the date $pd.',
  'Under it stand $pm and, nearest, $pd.',
]

export const clockLines: readonly string[] = [
  'A month is a room in the year, with its own light.',
  'Cycles of nine return; nobody steps into the same one.',
  'A calendar tells the date; this tells the mood of it.',
  'The small wheel turns inside the larger one.',
  'Nothing here is an appointment; think of it as season.',
  'Nine is a short scale, and much can be played on it.',
  'Some days ask to begin, and others to sweep up.',
  'What the days are for is a suggestion, kindly meant.',
  'You may follow it or walk across it.',
  'The count is exact, and the use of it yours.',
]
