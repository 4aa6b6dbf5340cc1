/**
 * What stands where in a life: `$path`, `$heart` are what road and wish are about, `$hands` and `$door` what work and first impression
 * lend; `$name` is "" or ", Ada".
 */
export const lifeBindings: readonly string[] = [
  '{Taken|Seen|Put} together$name, the numbers {describe|sketch|suggest} someone whose road {leads to|keeps leading to} $path, who works with $hands, whose {wish|hope} is $heart, and who is {met|known} first for $door.',
  'So it {comes to|gathers into} four things$name: $path {on the way|along the road}, $hands {at work|in your work}, $heart {in private|when you are alone}, and $door {at the door|for those who have just met you}.',
  'If you {keep|remember} one line of it$name, {let it be|keep} this: $hands and $door are {what others see|the visible half}, while $path and $heart are {what moves you|the half that does the moving}.',
]

/** The same where there is little more than a date. */
export const dateBindings: readonly string[] = [
  'So the road {leads|keeps leading} to $themeA, and for the way there {you have|the day of birth lends you} $giftB, {above all|most useful} when $momentA.',
  '{Taken|Put} together, this {describes|suggests} somebody who may have to learn $themeA and who {finds it natural|needs no lesson} to $wayB, with $giftA {as a help|to help}.',
]

/** Year, month and day, one inside the other. */
export const monthBindings: readonly string[] = [
  'So $month is a {time|stretch} for $themeM inside a year of $themeY, and today, with $giftD, is {near enough|small enough} to try {some of it|a little of it}.',
  'If you keep one {line|thing} of this, {let it be that|keep this:} $month {leans towards|is for} $themeM, the year {stands for|is about} $themeY, and this $weekday offers $giftD for {either|both}.',
  '{Put together|Seen as one}, the year is about $themeY, $month about $themeM, and today, {this|a} $weekday, {mostly|only} about $themeD.',
]

/** A question or practice to take along, from the ways of two numbers. */
export const leaveLines: readonly string[] = [
  '{In the coming days|This week|For a few days}, notice {whether|on which days} you $wayA or $wayB, and {which of the two you would do again|which leaves you lighter|which of them takes $giftA}.',
  'You might ask {somebody|a friend} who knows you {well|long enough}: {as they see it|in their eyes}, do you more often $wayA, or $wayB, and {where|when} do they {meet|notice} $giftB?',
  'One question to {take with you|keep|sleep on}: where do you $wayA, {though|when} it would be {kinder|wiser|easier} to $wayB and to {rely on|trust} $giftB?',
  '{Each evening|Every night} for a week, {write down|note} in one line whether you could $wayA or $wayB, and {who was glad of|where you needed|what came of} $giftA; then read the {seven|lines} together.',
]

export const disclaimers: readonly string[] = [
  'It is meant for reflection and entertainment; the choice is yours.',
  'Take it as reflection and entertainment; what you do remains your choice.',
  'Sums like these are for reflection and entertainment; you choose.',
  'It is offered for reflection and entertainment, and every choice stays yours.',
  'All of this is reflection and entertainment; the choosing is yours.',
  'Read it for reflection and entertainment, and keep every choice your own.',
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
