/**
 * How a reading of a life begins. `$You` is "You" or the reader's name and "you"; `$given` the date where it is known, else "your birthday".
 */
export const lifeBeginnings: readonly string[] = [
  '$You gave $given and the name you answer to.',
  '$You brought $given and a name to be counted.',
  '$You asked what $given and a name add up to.',
  '$You offered $given and all the letters of your name.',
]
export const dateBeginnings: readonly string[] = [
  'You gave $given, and asked what it adds up to.',
  'You brought $given, and the sums are soon done.',
  'You asked what there is to read in $given.',
]

/**
 * What was counted. `$sums` are the three parts of the date ("3, 5 and 7") or "the sums"; `$linkA` the life path with `$themeA`,
 * `$linkB` what stands farthest from it, `$linkC` a number between the two.
 */
export const lifeCounts: readonly string[] = [
  'From $sums comes $linkA, which {is about|turns on|speaks of} $themeA; the letters add $linkC, for $themeC, and, {less loudly|underneath}, $linkB, for $themeB.',
  'The date {comes to|gives} $sums, and so to $linkA, which {turns on|speaks of} $themeA; {beside|next to} it stand $linkC, {for|a number for} $themeC, and $linkB, for $themeB.',
  'Out of $sums comes $linkA, which {is about|has to do with} $themeA; then {come|follow} $linkC, for $themeC, and $linkB, {which speaks for|in favour of} $themeB.',
]
/** The same with a date alone: `$linkB` is the day of birth. */
export const dateCounts: readonly string[] = [
  'From $sums comes $linkA, which {is about|speaks of} $themeA and lends you $giftA; the day {alone|by itself} gives $linkB, for $themeB.',
  'It {comes to|gives} $sums, and so to $linkA, which {turns on|speaks of} $themeA; {beside|next to} it, from the day alone, stands $linkB, for $themeB and $giftB.',
]

/** What to look for between the two: `$wayA` and `$wayB` are what they would do. */
export const tensions: readonly string[] = [
  'The one would have you $wayA, the other $wayB, and {both can be right|each has a point|you may know the quarrel}.',
  'So {one question|the question} {runs|goes} {through|right through} it: when to $wayA, and when to $wayB?',
  '{Much|A good deal} may {turn on|depend on} when you $wayA, and when you {would rather|prefer to} $wayB.',
  'The one has $giftA, the other $giftB, and {you can use both|both are yours|it takes both}.',
]
export const agreements: readonly string[] = [
  'The first and the last are {one|the same} number, so the {wish|urge} to $wayA {may be strong|comes from two sides}, {and so does|like} $themeA.',
  'As the first and the last are {one|the same} number, {you have|there are} two reasons to $wayA for the sake of $themeA, and $giftA {to do it with|to help you}.',
]

/** Said of a name that could not be counted; `$link` is the linked statement of it. */
export const leftOutLines: readonly string[] = [
  '$link, since its script would have to be guessed at. A Latin spelling you use yourself can be read.',
  '$link, because guessing at a spelling would spoil the sums. One from your passport would do.',
  '$link, as no Latin spelling of it is exact. If you use one yourself, it can be counted.',
]

/** Said where a name has letters of one kind only. */
export const lackingLines: readonly string[] = ['$link, so one number is left out.', '$link, and so its number is left out.']

/** First lines of a month: `$py`, `$pm` and `$pd` are linked, with the phrases of year, month and day under Y, M and D. */
export const monthOpenings: readonly string[] = [
  'You ask about $month, and you ask on {a $weekday, $date|$weekday, $date}: of three counts, $py speaks of $themeY, $pm of $themeM and $pd, for today, of $themeD.',
  'It is $weekday, $date, and you would like to know what $month {is good for|is for}: $py points to $themeY, $pm to $themeM, and {today, $pd,|$pd, for today,} to $themeD.',
  'You want to see $month {more clearly|a little more clearly}, and $weekday, $date, is where you stand: $py has to do with $themeY, $pm with $themeM, and $pd, {today’s number|the number of the day}, with $themeD.',
]
export const monthAims: readonly string[] = [
  'What {follows|is said here} goes from the {slow to the quick|large to the small}, and asks how you might $wayM and {still|yet} $wayY, {beginning|starting} today with $giftD.',
  '{So the question is|The question is} where you could $wayM {this month|in these weeks} for the sake of $themeM, and whether $giftD {might help|could be of use} with that.',
  'The {useful|practical} question is {where|how} you could $wayY, and what $giftM {can|might} do for it {in these weeks|this month}, when {so much|a good deal} has to do with $themeM.',
]
