/** What stands where in a life path reading, in one sentence of four phrases. */
export const lifeBindings: readonly string[] = [
  'Taken together: $path {on the road|underfoot}, $hands in the hands, $heart {at heart|underneath}, $door at the door.',
  'So there is $heart {within|underneath}, $hands to work with, $door for those who knock, and $path for the {long way|years}.',
  '{In one breath|Put briefly}: someone sent towards $path, with $hands for a tool, $heart for a wish and $door for a face.',
  'Four rooms, then: $path, $hands, $heart and $door, with one person {walking|going} through them.',
]

/** The same where there was only a date. */
export const dateBindings: readonly string[] = [
  'The road says $path. In the pocket is $knack.',
  'The way leads to $path. For company, there is $knack.',
  'A road of $path, then. And for the road, $knack.',
]

/** Year, month and day, a short line each. */
export const yearBindings: readonly string[] = [
  'For the year, then, $gist.',
  'The year keeps $gist.',
  'To the year belongs $gist.',
  'Underneath, $gist.',
  'Over it all, $gist.',
]
export const monthBindings: readonly string[] = [
  'For the month, $gist.',
  'The month adds $gist.',
  'In the month, $gist.',
  'Nearer by, $gist.',
  'Within it, $gist.',
]
export const dayBindings: readonly string[] = [
  'And for today, $gist.',
  'And today, $gist.',
  'In your hand today, $gist.',
  'Nearest of all, $gist.',
  'At the centre, today, $gist.',
]

export const leaveLines: readonly string[] = [
  'Keep the line that made you look up.',
  'What fits, you will know; what does not, leave here.',
  'One of these you may have known already.',
  'Numbers keep; you can come back to them.',
  'Try one of it for a week, and see.',
  'The sums end here, and the days go on.',
  'These are your days, after all.',
  'Let somebody who knows you read one paragraph.',
  'Nothing in it needs to be hurried.',
  'Perhaps one sentence is enough for now.',
  'You are more than your sums, as everyone is.',
  'The rest is ordinary life, which counts most.',
]

export const disclaimers: readonly string[] = [
  'It is meant for reflection and entertainment; the choosing is yours.',
  'This is entertainment and a mirror; decide as you see fit.',
  'Take it as entertainment, thoughtfully; what you do remains your choice.',
  'Sums like these are for reflection and entertainment; you choose.',
  'Such a reading entertains and sets thinking; it decides nothing for you.',
  'For entertainment and a quiet thought, no more; the choice stays yours.',
  'It is offered for reflection and entertainment; your own judgement goes first.',
  'Enjoy it as entertainment and food for thought; choices stay with you.',
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
