/** How the numbers of a year, a month and a day are spoken of. `$link` is the linked label. No line is long. */
type TimePhrases = { frames: readonly string[]; lines: readonly string[] }

export const yearPhrases: TimePhrases = {
  frames: [
    '$link makes this a year of $gist.',
    'The year is $link: $gist.',
    'Behind the months stands $link, with $gist.',
    'Until December, $link {keeps time|sets the pace}: $gist.',
    'The larger clock says $link: $gist.',
    'Read $year as $link, for $gist.',
  ],
  lines: [
    'A year is long enough to try it twice.',
    'What it is about may show only in autumn.',
    'It is one year of nine, and none is wasted.',
    'The year before prepared it; the next will use it.',
    'You need not do all of it in one week.',
    'It changes in January, and not before.',
    'Years speak slowly, and repeat themselves kindly.',
    'It is a climate; the days are still weather.',
  ],
}

export const monthPhrases: TimePhrases = {
  frames: [
    '$month comes to $link: $gist.',
    '$link makes $month a month for $gist.',
    'In $month, $link {turns towards|asks for} $gist.',
    '$month wears $link, and with it $gist.',
    'The month is $link, and brings $gist.',
    'For $month the sum is $link: $gist.',
  ],
  lines: [
    'Four weeks are enough for one clear intention.',
    'What is left of it can still take that colour.',
    'You may find it in small things first.',
    'The month lends its tone; the tune is yours.',
    'A theme is no order, and may be hummed.',
    'Look for it where you were not looking.',
    'The best of it may happen on a weekday.',
    'Half of it is noticing.',
  ],
}

export const laterPhrases: TimePhrases = {
  frames: [
    'Then {comes|follows} $link, with $gist.',
    'After that stands $link, and $gist.',
    'Further on waits $link: $gist.',
    '$link {turns to|takes up} $gist.',
    'The page after reads $link: $gist.',
    'Next in line: $link, with $gist.',
  ],
  lines: [
    'There is time to make room for it.',
    'It can be met halfway, with a little planning.',
    'What you finish beforehand leaves more room for it.',
    'Leave it a free corner in the calendar.',
    'It need not be prepared, only expected.',
    'From here it is still a shape in the distance.',
  ],
}

export const dayPhrases: TimePhrases = {
  frames: [
    'Today is $link: $gist.',
    'This $weekday is $link: $gist.',
    '$link lends today $gist.',
    'The small hand shows $link: $gist.',
    'Of today, $link says: $gist.',
    'For these hours, $link: $gist.',
  ],
  lines: [
    'By tomorrow the count has moved on.',
    'A day is small enough to get right.',
    'It asks for minutes rather than resolutions.',
    'Whatever is left of it will do.',
    'If it passes unused, it comes round in nine days.',
    'A day forgives quickly.',
  ],
}

/** A day that stands out. `$day` is its link, `$weekday` what day it is. */
export const beginningDays: readonly string[] = [
  'On $day, a $weekday, the count begins again: start something.',
  '$day is a first day; give it a first line.',
  'Keep $day, a $weekday, for what should begin.',
  '$day counts one: a good morning to open a matter.',
  'What wants starting could start on $day, a $weekday.',
  'A door stands ajar on $day, a $weekday.',
  'The scale returns to its first note on $day.',
]

export const echoDays: readonly string[] = [
  '$day repeats the month in small; do what it is for.',
  'On $day, a $weekday, day and month say the same.',
  'The month speaks twice on $day, a $weekday.',
  '$day, a $weekday, is the month in a nutshell.',
  'If one day stands for the rest, it is $day.',
  'Listen a little closer on $day, a $weekday.',
  'On $day the month hears its own name.',
]

export const bothDays: readonly string[] = [
  '$day, a $weekday, is first in a month of firsts.',
  'On $day, a $weekday, day and month both count one.',
  '$day is the beginning within the beginning.',
  'Twice one on $day: begin there, if anywhere.',
  'Keep $day, a $weekday, clear for a beginning.',
]

/** Year, month and day in one sentence, made of six phrases. */
export const threefold: readonly string[] = [
  'The year {lends|gives} $giftY, the month $giftM and the day $giftD, {against|to set against} $snagY, $snagM and $snagD, {any of which may|which may each} {turn up|look in} today.',
  'If the year brings $snagY, the month $snagM or the day $snagD, {there is also|you also have} $giftY, $giftM and $giftD to {answer|meet} {it|them} with.',
  '{Read together|One inside the other}: a year with $giftY and $snagY, a month with $giftM and $snagM, a day with $giftD and, {perhaps|now and then}, $snagD.',
]
