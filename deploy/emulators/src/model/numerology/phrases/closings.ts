/** What stands where in a life path reading, in sentences of twelve words at most; `$name` is "" or ", Ada". */
export const lifeBindings: readonly string[] = [
  'Put together$name: {the road leads|your road leads} towards $path. You work with $hands and wish for $heart. People {see|find} $door first.',
  'So it comes to four things$name. There is $path ahead and $hands in your hands. Underneath lies $heart, and at the door $door.',
  'What you asked adds up$name. $Path, $hands, $heart and $door share one house. {When they quarrel, hear $heart first|Perhaps $heart is owed a hearing}.',
]

/** The same where there was only a date. */
export const dateBindings: readonly string[] = [
  'So the road leads towards $path, with $giftA. For the pocket there is $knack. How well they go together you {can|may} watch this week.',
  'It adds up to two things, $path and $knack. The first is the road; the second comes easily. {Each may lighten the other|The one may lighten the other}.',
]

/** Year, month and day, one after the other. */
export const monthBindings: readonly string[] = [
  'So $month {takes|carries} $gistM into a year of $gistY. Today, with $giftD, is {near enough|small enough} to try it.',
  'If you keep one thing: $month leans towards $gistM. Behind it the year is about $gistY. This $weekday, with $giftD, may be a door to both.',
]

/** How to take it along: `$gistA` and `$gistB` of two numbers. */
export const leaveLines: readonly string[] = [
  'Notice where you {choose|prefer} $gistA over $gistB. Ask yourself {if you would do so again|who chose}.',
  'Ask somebody who knows you well: more $gistA, or more $gistB? {Let them give|Ask for} an example.',
  'Keep a line a day on $gistA and $gistB. Read the seven of them together at {its end|the end}.',
  'Watch for $gistA this week, and for $giftB.',
]

export const disclaimers: readonly string[] = [
  'It is meant for reflection and entertainment; the choosing is yours.',
  'Take it as entertainment, thoughtfully; what you do remains your choice.',
  'Sums like these are for reflection and entertainment; you choose.',
  'It is offered for reflection and entertainment; your own judgement goes first.',
]

/** Titles for when the phrases of the numbers make none of fitting length. */
export const plainTitles: readonly string[] = [
  'What the numbers leave',
  'A name, counted',
  'The sum of it',
  'Small sums, long roads',
  'Counted slowly',
  'A clear column',
]
