/**
 * How the numbers of a year, a month and a day are spoken of: `$link` the linked label, `$gist`, `$does` and `$gift` its phrases; `$near`
 * another of them, with `$gistB`, `$giftB` and `$snagB`.
 */
export const yearLeads: readonly string[] = [
  '$link makes $year a year of $gist. It $does, and {you have until December|it lasts until December}. So $near, with $gistB, is only {one room|one stretch} of it.',
  'Behind the months stands $link, a year that $does. It asks for $gist, and it lends $gift. {Some of that goes|A little of it goes} to $near{| as well}.',
  'Read $year as $link, and it turns towards $gist. It $does, slowly, as years do. Beside it $near is quicker, and about $gistB.',
  '$year is $link. It is about $gist. It $does.',
]
export const monthLeads: readonly string[] = [
  '$month comes to $link, so it is a month for $gist. It $does. That may help $near, and $gistB, to {a shape|take shape}.',
  'In $month, $link turns things towards $gist. It $does, and it brings $gift. Beside $near, with $gistB, that is {the smaller|the nearer} wheel.',
  '$link gives $month its tone, $gist and $gift. What $near means by $gistB is {heard|played} in that tone.',
  '$month is $link. It is about $gist. It $does.',
]
export const laterLeads: readonly string[] = [
  'After that comes $link. It $does, and it turns to $gist. What $near leaves over may {find its place|be taken up} there.',
  'Further on stands $link, with $gist and $gift. {Make room for it|Leave a corner free} while $near is about $gistB.',
  '$link comes after that. It is about $gist. It $does.',
]
export const dayLeads: readonly string[] = [
  'Today, a $weekday, is $link: a day that $does. It asks for minutes: $gist, {and a little|with a little} of $gistB. The second comes from $near.',
  'The quickest of the counts says $link for this $weekday. That is $gist, by way of $gift. Try it before evening, {even|also} under $near, with $gistB.',
  'This $weekday is $link. It is about $gist. It $does.',
]

/** What to beware of and what helps: `$snag` of this count, `$giftB` of another. */
export const cautions: readonly string[] = [
  'Where $gist goes wrong, it may bring $snag. {Against|For} that $near has $giftB.',
  'The {price|toll} of $gist can be $snag. It is eased by $giftB, from $near.',
  '{Watch for|Beware of} $snag. $near can lend $giftB.',
]

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

/** Year, month and day beside each other. */
export const threefold: readonly string[] = [
  'The year {lends|gives} $giftY, the month $giftM. The day adds $giftD, {against|to set against} $snagD.',
  'If the year brings $snagY, {there is also|you also have} $giftM. If the day brings $snagD, look to $giftY.',
  'One inside the other: $giftY, $giftM, $giftD. {Watch for|Beware of} $snagM.',
]
