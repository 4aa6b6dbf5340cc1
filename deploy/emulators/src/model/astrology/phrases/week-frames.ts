/*
 * Templates of a week. Slots: $when the day and hour of a fact, $fact its linked label, $way $image $gift $need $price from the sign it
 * happens in, $where the house of the reader's own, $a and $b what two planets stand for, $own and $wish what the sign of the reader's Sun
 * gives and needs, $degree the place of that Sun.
 */

export const titles: readonly string[] = [
  'A week with $image',
  'The Moon’s road this week',
  'Seven mornings, one sky',
  'The week, hour by hour',
  'Seven days from where you stand',
  'What passes overhead',
]

/** `$degree` is the place of the Sun at birth. */
export const openings: readonly string[] = [
  'You asked for the week, $week. Read from $sun, at $degree, it may begin {best|most easily} by $way, with $gift in hand.',
  'From $sun, at $degree, the week looks like nobody else’s: you bring $gift to it, and may {want|look for} $need. It runs from $week.',
  'Seven days lie ahead, $week. Seen from $sun, at $degree, what you bring to them is $gift, and what to keep an eye on, $price.',
]

export const shape: readonly string[] = [
  '$Count things {become exact|happen} overhead; {none of them orders you about|read them as weather}.',
  'There are $count {turns in it|things to note}, {and plenty of ordinary hours|and much plain time between}.',
]

export const moonEntry: readonly string[] = [
  'Once the $fact, $when, there is $gift {about|in the air}. {It suits|Think of} $where.',
  '$When the $fact. The mood {turns to|moves towards|leans towards} $where.',
  '$When the $fact, and people want $need. {Its ground is|For you it touches} $where.',
  '$When the $fact, like $image. {It falls on|It touches} $where.',
  '$When the $fact, and the mood {turns|moves on|shifts|leans}, by $way, {towards|to} $where, where $own {helps|serves you well|is of use|comes in useful}.',
  'Once the $fact, $when, there is $gift {about|in the air|to be had}, and you may {want|need|use} it for $where, {next to|beside|along with} $own.',
]

/** How a day begins: the Moon of that day. */
export const moonDay: readonly string[] = [
  '{You wake|Morning comes|It starts} with $fact. {Today favours|The day suits|It is a day for} $where.',
  'With $fact, things may go by $way. That {suits|helps} $where.',
  'The day {opens|begins|sets out} under $fact. {Bring|Take} $own to it. It {touches|concerns} $where.',
  '$Fact {sets the tone|holds the day}, and people want $need. It {favours|is good for} $where.',
  'Under $fact there is $gift. It {suits|helps} $where.',
  'The day {opens|begins|sets out} under $fact, so {the hours|things|matters} may go by $way, {which suits|and that suits|to the good of} $where, {if|once|when} you bring $own to it.',
  '{You wake|Morning comes|The day begins|It starts} with $fact and an air {like|as of} $image; {what you have for|what you can bring to|what will be welcome in} $where is $own, {today|for once|as ever}.',
  '{This is|Here is|It is} a day for $where, {with $fact overhead|under $fact}, and for going about it by $way, {helped by|with the help of|and with} $own, {a little at a time|if it suits you|as you can|without haste|in your own time}.',
]

/** What the Moon does to `$b` in passing, by its aspect: a matter of an hour or two. */
export const lunarVerbs: Readonly<Record<string, readonly string[]>> = {
  conjunction: ['warms', 'stirs', 'sits beside'],
  sextile: ['favours', 'smiles at', 'welcomes'],
  square: ['ruffles', 'tests', 'argues with'],
  trine: ['carries', 'lifts', 'suits'],
  opposition: ['pulls at', 'looks across at', 'faces'],
}

/** Ends a sentence about two such hours. */
export const lunarTails: readonly string[] = [
  '; with $own you can {use|take} {either|both} for $where.',
  ', and $where may {feel|notice} both, {your own side of it|yours} {softened|steadied} by $own.',
  ', two {hours|moments} for $where in which {a little of $wish|$wish} {would help|may help|is worth having}.',
  '; {in between|between them} {lies|there is} room for $where, and for $wish.',
]

export const moonAdvice: readonly string[] = [
  '{Plan|Arrange} one thing for it, not three.',
  'Leave the day {its own pace|a margin}.',
  'Notice the change of {tone|air}.',
]

export const phaseFrames: Readonly<Record<string, readonly string[]>> = {
  new: [
    '$When is $fact, {a clean slate|a dark, clean slate}. {Begin something small|Lay a first seed}. Its ground is $where.',
    '$When the Moon meets the Sun in $fact. {It falls on|It touches} $where.',
  ],
  'first-quarter': [
    '$When stands $fact, half lit. Something wants deciding. It {concerns|touches} $where.',
    '$When comes $fact, with a first resistance. {It is felt in|It touches} $where.',
  ],
  full: [
    '$When is $fact, and {what has grown can be seen|full light}. It falls on $where.',
    '$When {a full light|full light} falls from $fact. {See|Look at} $where.',
  ],
  'last-quarter': [
    '$When stands $fact, {a time to sort|an hour for sorting}. It {concerns|touches} $where.',
    '$When it is $fact. Something may be {ready to go|done with its work}. {Look for it in|It concerns} $where.',
  ],
}

export const phaseAdvice: Readonly<Record<string, readonly string[]>> = {
  new: ['Write one line about it, and show nobody yet.', 'Choose the first step only.'],
  'first-quarter': ['Decide the part that is ripe.', 'Take the harder of two small steps.'],
  full: ['Say thank you for one thing that came.', 'Look before you answer.'],
  'last-quarter': ['Clear one drawer, of whatever kind.', 'Leave one commitment, kindly.'],
}

export const signEntry: readonly string[] = [
  '$When $fact, {a longer turn|a turn of weeks}. It lends $gift. {Notice it in|It touches} $where.',
  'A longer turn comes $when with $fact. {It touches|You meet it in} $where.',
]

export const stationFrames: Readonly<Record<string, readonly string[]>> = {
  retrograde: [
    '$When $fact, and $a goes back over its steps, so {check twice|mend rather than begin} in $where, with $own {for company|to help}.',
    '$When $fact. Old drafts come back. {Leave time for corrections in|It concerns} $where.',
  ],
  direct: [
    '$When $fact, and $a, long held up, {begins to move|comes loose|finds its feet} by $way, {first of all|soonest|most of all} in $where, where $own {has been waiting|was wanted|comes in useful}.',
    '$When $fact. $A goes forward again. {It helps|It is felt in} $where.',
  ],
}

export const aspectFrames: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$When comes $fact, and $a {starts something with|runs into} $b; {you may feel it|it may land} in $where, {where|and there} $own {has a say|counts}.',
    'With $fact, $when, $a and $b share a chair. {See it in|It concerns} $where.',
  ],
  sextile: [
    '$When comes $fact, so $a {lends a hand to|opens a door for} $b, {which|and that} {you may use for|may help with} $where, {given|with} $own.',
    'A small help comes $when, with $fact. {Use it for|Try it on} $where.',
  ],
  square: [
    '$When comes $fact, and $a {rubs against|gets in the way of} $b, so {go gently|give more time than usual} in $where, {even with|for all} $own.',
    'Some friction comes $when, with $fact. {Patience pays in|It may rub in} $where.',
  ],
  trine: [
    '$When comes $fact, and $a {gets on with|carries|agrees with} $b: {an easy hour|a mild hour} for $where, {and also|and as much} for $own.',
    'Things go smoothly $when, with $fact. {Spend it on|The gain is for} $where.',
  ],
  opposition: [
    '$When comes $fact, so $a {faces|stands across from} $b, and in $where you may {hear both sides|see both ends}, with $own to {weigh|judge} them.',
    'Two wishes pull $when, with $fact. {Hold both lightly in|They meet in} $where.',
  ],
}

export const toSunHeadings: readonly string[] = ['To your own Sun', 'What speaks to you in person', 'Your part of the sky']

/** Aspects to the Sun of birth, at `$degree`. */
export const toSun: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$When comes $fact, {right|just} where yours stood, at $degree: $a is at your own door and brings $gift.',
    '$When it is $fact, at $degree, {and that has your name on it|and so it is yours to use}; go by $way.',
  ],
  sextile: [
    '$When comes $fact, at $degree: $a {offers you a hand|is on your side, if asked}, with $gift {in it|to give}.',
    '$When it is $fact, at $degree, and {a door is on the latch|a hand is held out}, {most of all|above all} for $where.',
  ],
  square: [
    '$When comes $fact, at $degree: $a {leans on you|wants something of you}, and you {may|might} answer by $way.',
    '$When it is $fact, at $degree; expect a little resistance, {above all|most of all} in $where, and {some|the} use of $gift.',
  ],
  trine: [
    '$When comes $fact, at $degree: $a {flows your way|goes with you}, which is good for $where.',
    '$When it is $fact, at $degree, so {the wind is behind you|little stands in the way}, and $gift may come of it.',
  ],
  opposition: [
    '$When comes $fact, at $degree: $a {meets you in other people|looks at you from across}, {above all|most of all} in $where.',
    '$When it is $fact, at $degree, and {asks for balance|is best heard out}: on one side $gift, on the other $price.',
  ],
}

/** The same for another planet of birth. */
export const toRuler: readonly string[] = [
  '$When comes $fact, and with it, for $where, {some|a little} of $gift, {beside|next to} $own.',
  '$When it is $fact, which may {touch|stir} $where by $way, {as long as|while} $own {is at hand|holds}.',
]

export const rulerHeadings: readonly string[] = ['The planet that leads you', 'Who keeps your house', 'Your ruler on its road']

export const rulerLines: readonly string[] = [
  'Your Sun, at $degree, answers to $fact, which {has work|is busy} in $where {this week|for now} and goes about it by $way.',
  'What leads your Sun, at $degree, is $fact: it {sees to|minds} $where, and now and then it asks for $need.',
  'Behind your Sun, at $degree, stands $fact, {with|and it has} $gift for $where, and a {wish|need} for $need.',
]

/** The close: `$sun` and `$degree` again, with `$where` one field of the reader's. */
export const closings: readonly string[] = [
  'If you choose one thing from seven days, let it be $where, since with $sun at $degree you have $gift for it, and $price {is easier to leave to others there|costs least there}.',
  'Seen from $sun, at $degree, these days ask for $need and may give $gift in return, {above all|most of all} in $where.',
  'What the week asks of $sun, at $degree, is less than its length suggests: $need, some attention to $where, and {now and then|when it comes up} a smile at $price.',
]
