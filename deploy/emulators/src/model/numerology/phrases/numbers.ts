/**
 * Two numbers of one person side by side: `$theme`, `$way`, `$gift` and `$moment` of the one that is spoken of, the same with B of the
 * other, whose link is `$linkB`.
 */
export const pairs: readonly string[] = [
  '{Beside|Next to} $linkB {there is|you find|comes} a {second|different} pull: one part of you, {fond of|given to} $theme, would $way, the other would {rather|sooner} $wayB.',
  'Where this number would have you $way, $linkB would {rather|sooner|gladly} have you $wayB, and {with|thanks to} $giftB it {often succeeds|may well succeed}.',
  'It has to {get on|share a roof|find its peace} with $linkB, which {cares about|is about|has more to say of} $themeB, so one {day|week|month} you $way, and the next you $wayB.',
  '$linkB {adds|brings|lends} $giftB to this, and so you can $way and still $wayB {when it is called for|when the time comes|where that is wanted}.',
  'What {keeps it in balance|steadies it|rounds it off} is $linkB, with $giftB: when you $way a little too {often|readily|gladly}, it reminds you to $wayB.',
  '{Think|You might think} of $linkB as the {other voice|second opinion|neighbour} here: it {speaks up for|stands for|cares about} $themeB, and when $momentB, it can {do|achieve} more than $gift.',
  'With $linkB {close by|beside it}, $theme has to {make room for|sit next to|come to terms with} $themeB, and {both|the two} can draw on $gift.',
  'You may {notice|know} it from {evenings|days} when $moment: this side of you would $act, while $linkB {wonders|asks} whether it is not time to $wayB.',
]

/** Said after a pair, where one likes company and the other does not. */
export const companyApart: readonly string[] = [
  'One of them likes company, the other its own counsel.',
  'One wants people near, the other a little distance.',
  'Time alone and time with others both need a place.',
  'It helps to know which of the two is tired.',
  'Part of you counts on people, part on yourself.',
  'Most weeks have room for both, if you plan it.',
]

/** Where one is in a hurry and the other is not. */
export const paceApart: readonly string[] = [
  'One is in a hurry, the other is not.',
  'They differ mostly about how long a thing should take.',
  'The quick one starts well, the slow one finishes well.',
  'It can help to let each of them set one date.',
  'What the one begins, the other may well complete.',
  'Neither pace is wrong, as long as you choose it.',
]

/** Where they are of one kind. */
export const alike: readonly string[] = [
  'They agree more often than they argue.',
  'They pull the same way, so balance may come from others.',
  'The two are close enough to be taken for one.',
  'Together they make a habit that is easy to overlook.',
  'That makes for ease, and sometimes for a blind spot.',
  'They are good neighbours, and rarely need a fence.',
]

/** Said where both are the same number. */
export const equals: readonly string[] = [
  '$linkB is the same number, so when $moment, {two sides of you|both} want to $act, and $gift counts double {in all that has to do with|where it comes to|in matters of} $theme.',
  'You meet the same number {again|once more} in $linkB, which {may explain|perhaps explains} why you $way {so readily|so often}, and why $theme {matters this much|is hard to do without}.',
  'It {shares|has} its number with $linkB, so when $moment, {two sides of you|both} want to $act, and {nothing in them|neither} {objects|argues for less}.',
  '{Since|As} $linkB is the same number {over again|once more}, you can {rely on|count on} $gift {twice|from two sides}, and when $moment, $theme is {never far|close by}.',
]

/** What it can cost: `$slip` is what you may do too much of, `$linkB` another number that helps. */
export const strains: readonly string[] = [
  'With so much sense for $theme, you may {also|now and then|sometimes} $slip, and then it {helps|may help} to {remember|think of} $giftB, which {you also have|is yours as well|belongs to you too}.',
  'The {price|cost|other side} of $gift is that you {may|can|sometimes} $slip, {at the expense of|at some cost to} $themeB.',
  'On {hard|tired|crowded} days {your feeling|your care|your zeal} for $theme may {lead|tempt} you to $slip and to {forget about|lose sight of|neglect} $themeB.',
  'Too much of $theme, and you {may|can} $slip, {just where|at the very time when} $giftB would {help|serve you better|be of more use}.',
  'For the sake of $theme you may {be tempted|find it easy|be inclined} to $slip, {even when|although} you could {just as well|equally well} $wayB.',
  '{Now and then|On some days|From time to time}, {out of|from} {sheer|too much} zeal for $theme, you may $slip; then $giftB {comes in useful|can help you out|is what to fall back on}.',
  'Because $theme matters {so much|a great deal} here, you {may|sometimes|can} $slip, and {it costs you|you lose} something of $themeB.',
  'It {can also happen|sometimes happens} that you $slip, {usually|often} when $moment and $themeB is {out of sight|forgotten|far from your mind}.',
  'If $gift has a {snag|catch|weak spot}, it is that you {may|can|sometimes} $slip {when|where} it would be {wiser|better|of more use} to $wayB.',
]

/** Before a small deed; the deed follows in lower case. */
export const deedLeads: readonly string[] = [
  'A small thing to try: $deed',
  'One {remedy|answer} to that: $deed',
  'For a start, $deed',
  'As a small experiment, $deed',
  'Here is {a small remedy|something to try}: $deed',
]
