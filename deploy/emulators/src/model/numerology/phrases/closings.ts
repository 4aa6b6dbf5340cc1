/** What stands where in a life path reading; `$name` is "" or ", Ada". */
export const lifeBindings: readonly string[] = [
  'Put together$name, it might be said like this: you are on a road towards $path, with $hands in your hands and $heart underneath, and those who meet you {see|find} $door first.',
  'So the date and the name$name, come to a person who is sent towards $path, works with $hands, wishes for $heart and is {met|first known} by $door.',
  'What you asked adds up$name, to four things that have to live in one house: $path, $hands, $heart and $door, and {where they get in each other’s way|when they quarrel} it may be $heart that {has waited longest|is owed a hearing}.',
]

/** The same where there was only a date. */
export const dateBindings: readonly string[] = [
  'So the date comes to a road towards $path, with $giftA, and, for the pocket, a knack for $knack, with $giftB; {whether the two help each other|how well the two go together} is something you can watch this week.',
  'What you asked adds up to two things, $path as the long road and $knack as what comes easily, with $giftB against $snagA, and the one may be {reached|walked} more lightly with the other.',
]

/** Year, month and day in one sentence. */
export const monthBindings: readonly string[] = [
  'So what $month is for might be said like this: it {takes|carries} $gistM and $giftM into a year of $gistY, and today, with $gistD, is {small enough to try it|the nearest place to begin}.',
  'If you keep one thing of it, then that $month leans towards $gistM because $year is about $gistY and $giftY, and that this $weekday, with $gistD, may be {a door to both|where both can be felt}.',
]

/** How to take it along: `$gistA` and `$gistB` of two numbers. */
export const leaveLines: readonly string[] = [
  'Notice in the coming days where you {choose|prefer} $gistA over $gistB, {even if|also where} it costs you $snagA, and whether {you would do so again|it was you who chose}.',
  'You could ask somebody who knows you well whether they see more of $gistA in you, with $giftA, or more of $gistB, with $giftB, and {let them give an example|ask for an example}.',
  'Keep a line a day for a week on $gistA and $gistB, {with|and} $giftB {for the third|besides}, {no more than that|one line only}, and read the seven of them together at its end.',
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
