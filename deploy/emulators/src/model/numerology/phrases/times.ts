/**
 * How the numbers of a year, a month and a day are spoken of: `$link` the linked label, `$gist`, `$does` and `$gift` its phrases; `$near`
 * another of them, with `$gistB`, `$giftB` and `$snagB`.
 */
export const yearLeads: readonly string[] = [
  '$link makes $year a year of $gist; it $does, and {you have until December for it|it lasts until December}, so that $near, with $gistB, is only {one room|one stretch} of it.',
  'Behind the months stands $link, a year that $does: what it asks for is $gist, and what it lends is $gift, {also to|not least to} $near, with $gistB{, and against $snag|, as a help against $snag}.',
  'Read $year as $link and it turns towards $gist, slowly, as years do; it $does, {while|whereas} $near is quicker and about $gistB.',
]
export const monthLeads: readonly string[] = [
  '$month comes to $link, so within the larger count it is a month for $gist: it $does, and {helps|may help} $near, which is about $gistB, to {a shape|something you can see}.',
  'In $month, $link turns things towards $gist, {as a month that|since it} $does; {held against|beside} $near, with $gistB, that is {the smaller matter|the smaller wheel} and the nearer, and it brings $gift.',
  '$link gives $month its tone, $gist and $gift, and {whatever|all that} $near means by $gistB is {heard|played} in that tone until it ends.',
]
export const laterLeads: readonly string[] = [
  'After that comes $link: it $does, it turns to $gist, and {what you leave undone now|what is left over} of $near and of $gistB may {find its place|be taken up} there.',
  'Further on stands $link, with $gist and $gift, for which you can {make room|leave a corner free} while $near is still about $gistB.',
]
export const dayLeads: readonly string[] = [
  'Today, a $weekday, is $link, and a day that $does asks for minutes rather than resolutions: $gist, {and a little of|with a little of} $gistB, which is from $near.',
  'The quickest of the three counts says $link for this $weekday: $gist, by way of $gift, {small enough to be tried|which can be tried} before evening, {even|also} under $near, with $gistB.',
]

/** What to beware of and what helps: `$snag` of this count, `$giftB` of another. */
export const cautions: readonly string[] = [
  'Where $gist goes wrong it may bring $snag, and {against that|for that} $near has $giftB, {as|just as} this has $gift against $snagB{ and for $gistB|, or for $gistB}.',
  'The {price|toll} of $gist can be $snag; {what eases it is|it is eased by} $giftB, which {comes from|belongs to} $near, and for $gistB in return there is $gift {here|on this side}.',
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

/** Year, month and day in one sentence, made of six phrases. */
export const threefold: readonly string[] = [
  'The year {lends|gives} $giftY, the month $giftM and the day $giftD, {against|to set against} $snagY, $snagM and $snagD, {any of which may|which may each} {turn up|look in} today.',
  'If the year brings $snagY, the month $snagM or the day $snagD, {there is also|you also have} $giftY, $giftM and $giftD to {answer|meet} {it|them} with.',
  '{Read together|One inside the other}: a year with $giftY and $snagY, a month with $giftM and $snagM, a day with $giftD and, {perhaps|now and then}, $snagD.',
]
