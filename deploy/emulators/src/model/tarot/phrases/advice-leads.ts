/** Ways into a piece of advice, which follows a comma in lower case. */
export const adviceLeads: readonly string[] = [
  'If that {sounds familiar|rings true}',
  'If you recognise {that|yourself}',
  'For a start',
  'To begin with',
  'So, {this once|for once}',
  'By way of a {trial|first step}',
]

/** Ways into the advice of a card that lies alone, before a colon: `$day` is the weekday. */
export const dailyLeads: readonly string[] = [
  'For this $day',
  'One thing to try this $day',
  'A small experiment for $day',
  'In plain terms, this $day',
  'For an ordinary $day',
]
