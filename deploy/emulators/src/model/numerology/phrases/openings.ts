/** First lines of a life path reading; `$You` is "You", or the reader's name and "you"; `$a`, `$b`, `$c` the parts of the date. */
export const lifeOpenings: readonly string[] = [
  '$You gave a date and a name: month, day and year come to $a, $b and $c, and with the letters {that makes|they make} $list.',
  '$You asked what a date and a name add up to: with $a for the month, $b for the day and $c for the year {there remain|there are} $list.',
  '$You gave the day you were born and the letters you answer to; from $a, $b and $c, and from the letters, come $list.',
]
/** The same where the sum cannot be told apart. */
export const lifeOpeningsPlain: readonly string[] = ['$You gave a date and a name, and they come to $list.']

export const dateOnlyOpenings: readonly string[] = [
  'You gave a date: its month comes to $a, its day to $b and its year to $c, and from {these three|that} the reading takes $list.',
  'You asked what a birthday adds up to; with $a for the month, $b for the day and $c for the year it is $list.',
]
export const dateOnlyPlain: readonly string[] = ['You gave a date, and it comes to $list.']

/** Where the tension lies: two links with their gists. */
export const tensions: readonly string[] = [
  '$linkA, with $gistA, and $linkB, with $gistB, {do not quite agree|pull in different ways}, and {between them stands|in the middle is} $linkC, with $gistC.',
  'The reading goes from $gistA to $gistB, that is, from $linkA to $linkB, {by way of|past} $linkC and $gistC.',
]
export const agreements: readonly string[] = [
  'As $linkA and $linkB are the same number, $gistA comes up twice, and perhaps $snagA; {between them stands|in the middle is} $linkC, with $gistC.',
]

export const mannerLines: readonly string[] = [
  'A number describes a manner; it decides nothing.',
  'The arithmetic is exact; the meaning asks for your ear.',
  'Where a line does not fit, believe yourself.',
]

/** Said of a name that could not be counted; `$link` is the linked statement of it. */
export const leftOutLines: readonly string[] = [
  '$link: its script has no exact Latin spelling.',
  '$link, because guesses would spoil the sums.',
  '$link; a Latin spelling could be counted.',
]

/** Said where a name has letters of one kind only. */
export const lackingLines: readonly string[] = ['$link, so one number is left out.', '$link; its number is left out.']

/** First lines of a month: `$py`, `$pm` and `$pd` are linked, with `$gistY`, `$gistM`, `$gistD`. */
export const monthOpenings: readonly string[] = [
  'You ask about $month, on $weekday, $date: your birthday and the calendar make $py, a year of $gistY that $doesY, and within it $pm and, nearest, $pd.',
  'It is $weekday, $date, and you would like to know what $month is for; the slowest of three clocks says $py, for $gistY, the next $pm, for $gistM, and the quickest $pd, which $doesD.',
  'Seen from $date, a $weekday, $month stands inside $py as a room inside a house: it is $pm, with $gistM and $giftM, and today is $pd, with $gistD and $giftD.',
]
export const monthAims: readonly string[] = [
  'What {can be read from that|that may mean} is how $gistY and $giftM {go together|get on}, and what a day with $giftD {might do about it|can add}.',
  'So the reading goes from $gistY by way of $giftM to $giftD, {from the large to the small|the largest first}.',
]
