/** First lines of a life path reading; `$You` is "You", or the reader's name and "you"; `$a`, `$b`, `$c` the parts of the date. */
export const lifeOpenings: readonly string[] = [
  '$You gave a date and a name. Month, day and year come to $a, $b and $c. With the letters {that makes|they make} $list.',
  '$You asked what a date and a name add up to. The month gives $a, the day $b, the year $c. {There remain|There are} $list.',
  '$You gave your birthday and the letters you answer to. From $a, $b and $c, and from the letters, come $list.',
]
/** The same where the sum cannot be told apart. */
export const lifeOpeningsPlain: readonly string[] = ['$You gave a date and a name. They come to $list.']

export const dateOnlyOpenings: readonly string[] = [
  'You gave a date. Its month comes to $a, its day to $b, its year to $c. From {these three|that} the reading takes $list.',
  'You asked what a birthday adds up to. The month gives $a, the day $b, the year $c. {Together they make|That makes} $list.',
]
export const dateOnlyPlain: readonly string[] = ['You gave a date, and it comes to $list.']

/** Where the tension lies: two links with their gists, and a third between them. */
export const tensions: readonly string[] = [
  '$linkA asks for $gistA, and $linkB for $gistB. {They do not quite agree|They pull in different ways}. {Between them stands|In the middle is} $linkC, with $gistC.',
  'The reading goes from $gistA to $gistB. {That is|In numbers}, from $linkA to $linkB, {by way of|past} $linkC and $gistC.',
]
export const agreements: readonly string[] = [
  '$linkA and $linkB are the same number. So $gistA comes up twice, and perhaps $snagA. {Between them stands|In the middle is} $linkC, with $gistC.',
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
  'You ask about $month, on $weekday, $date. Birthday and calendar make $py, a year of $gistY. Within it is $pm, and, nearest, $pd.',
  'It is $weekday, $date, and you ask what $month is for. The slowest clock says $py, for $gistY. The next says $pm, for $gistM. The quickest says $pd: it $doesD.',
  'Seen from $date, $month stands inside $py as in a house. It is $pm, with $gistM and $giftM. Today is $pd, with $gistD.',
]
export const monthAims: readonly string[] = [
  'How do $gistY and $giftM {go together|get on}? A day with $giftD {may say something to that|may add a little}.',
  'So the reading goes from $gistY to $gistM. Last comes $gistD, {the smallest wheel|the smallest of the three}.',
]
