/*
 * Templates of a week. Slots: $when the day and hour of a fact, $fact its linked label, $way $image $gift $need $price from the sign it
 * happens in, $where the house of the reader's own, $a and $b what two planets stand for.
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
  'You asked for the week, $week, and it is read from $sun, at $degree: you go into it by $way, with $gift in hand, so what passes overhead {falls on|touches} your own ground in its own places.',
  'From $sun, at $degree, the week looks like nobody else’s; it runs from $week, you bring $gift to it, and what would help you through it is $need.',
  'Seven days lie ahead, $week, and this reading looks at them from $sun, at $degree, as one looks out of {a window|one window}: what you bring is $gift, and what to keep an eye on, $price.',
]

export const shape: readonly string[] = [
  '$Count things {become exact|happen} overhead; {none of them orders you about|read them as weather}.',
  'There are $count {turns in it|things to note}, {and plenty of ordinary hours|and much plain time between}.',
]

export const moonEntry: readonly string[] = [
  '$When, $fact. The mood {goes|moves} by $way. {It falls on|It touches} $where.',
  '$When comes $fact. {The picture is|Think of} $image. {It touches|Its ground is} $where.',
  '$Fact {begins|comes} $when. People want $need. You {want it in|look to} $where.',
  'Next, $when, $fact. {It lends|There is} $gift. {Use it for|Spend it on} $where.',
]

/** How a day begins: the Moon of that day. */
export const moonDay: readonly string[] = [
  '{The day opens|It opens} under $fact. {The air is|Think of} $image.',
  '{Morning comes|You wake} with $fact. The hours go by $way.',
  '$Fact {sets the tone|holds the day}. It {favours|is good for} $where.',
  '$Fact {is overhead|stands above you}. People want $need.',
  'Next in line, $fact. There is $gift. {Spend it on|It suits} $where.',
]

/** The Moon in aspect to a planet: a matter of an hour or two. */
export const lunarFrames: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '{Then|And} $when, $fact. {The mood meets|Feeling finds} $b.',
    '$When the two come together: $fact. {It warms|It stirs} $b.',
  ],
  sextile: [
    '{Then|And} $when, $fact. {A small opening|A friendly hour} for $b.',
    '$When a door stands ajar: $fact. {It serves|It helps} $b.',
  ],
  square: [
    '{Then|But} $when, $fact. {There is an edge to|A short quarrel with} $b.',
    '$When {patience is short|something chafes}: $fact. Go easy on $b.',
  ],
  trine: [
    '{Then|And} $when, $fact. {An easy hour|Fair weather} for $b.',
    '$When {it goes lightly|the hour is kind}: $fact. {It carries|It lifts} $b.',
  ],
  opposition: [
    '{Then|But} $when, $fact. {Feeling looks across at|The mood pulls at} $b.',
    '$When {two wishes face each other|you may be of two minds}: $fact. One end is $b.',
  ],
}

export const rulerHeadings: readonly string[] = ['The planet that leads you', 'Who keeps your house', 'Your ruler on its road']

export const rulerLines: readonly string[] = [
  '{Your Sun answers to|The ruler of your Sun is} $fact. {It has work in|Its business is} $where.',
  'What leads you this week is $fact. {It travels|It goes} by $way. It calls on $where.',
  'Behind your Sun stands $fact. {It sees to|It minds} $where. Now and then it asks for $need.',
]

export const moonAdvice: readonly string[] = [
  '{Plan|Arrange} one thing for it, not three.',
  'Leave the day {its own pace|a margin}.',
  'Notice the change of {tone|air}.',
]

export const phaseFrames: Readonly<Record<string, readonly string[]>> = {
  new: [
    '$When is $fact. The slate is {dark and clean|empty}. Begin small, by $way. {Its field is|Begin in} $where.',
    '$When the Moon meets the Sun: $fact. {It is a seed|Plant something}. The bed for it: $where.',
  ],
  'first-quarter': [
    '$When stands $fact, half lit. {Something wants deciding|The hill gets steeper}. It concerns $where. Go by $way.',
    '$When, $fact. The first resistance shows. {Meet it with|It calls for} $gift. {The place is|Look to} $where.',
  ],
  full: [
    '$When is $fact. {What has been growing can be seen|Things show themselves}. The light falls on $where. It shows $gift.',
    '$When, a full light: $fact. {Look at|It shines on} $where. {The picture is|Think of} $image.',
  ],
  'last-quarter': [
    '$When stands $fact. {Sort, thank and put away|It is time for putting down}. Begin with $where. Go by $way.',
    '$When, $fact. {Something is ready to be let go|A form has done its work}. {Look in|Perhaps it lies in} $where.',
  ],
}

export const phaseAdvice: Readonly<Record<string, readonly string[]>> = {
  new: ['Write one line about it, and show nobody yet.', 'Choose the first step only.'],
  'first-quarter': ['Decide the part that is ripe.', 'Take the harder of two small steps.'],
  full: ['Say thank you for one thing that came.', 'Look before you answer.'],
  'last-quarter': ['Clear one drawer, of whatever kind.', 'Leave one commitment, kindly.'],
}

export const signEntry: readonly string[] = [
  '$When, $fact. {$A changes|Something in $a changes}. It goes by $way. {Your share is|It reaches you in} $where.',
  'A longer turn: $fact, $when. {It teaches|It brings} $gift. {You meet it in|Look to} $where.',
]

export const stationFrames: Readonly<Record<string, readonly string[]>> = {
  retrograde: [
    '$When, $fact. {$A goes back over its steps|$A looks behind itself}. {Check twice in|Repair, do not begin, in} $where.',
    '$When, $fact. {Old drafts come back|Leave time for corrections}. {For you that is|It concerns} $where.',
  ],
  direct: [
    '$When, $fact. {What was held up begins to move|Something loosens}. {Watch|Look to} $where.',
    '$When, $fact. {$A finds its feet|$A goes forward again}. {It helps|It is felt in} $where.',
  ],
}

export const aspectFrames: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$When, $fact. {$A starts something with $b|$A runs into $b}. {It lands in|You feel it in} $where.',
    '$Fact {is exact|comes} $when. {$A and $b share one chair|You get $a with $b}. {See it in|It concerns} $where.',
  ],
  sextile: [
    '$When, $fact. {$A lends a hand to $b|$A opens a door for $b}. {Use it for|It helps} $where.',
    'A small help {comes|is there} $when: $fact. {Take it for|Try it on} $where.',
  ],
  square: [
    '$When, $fact. {$A rubs against $b|$A gets in the way of $b}. {Give more time to|Go gently in} $where.',
    'Some friction, $when: $fact. {Patience pays in|It may rub in} $where.',
  ],
  trine: [
    '$When, $fact. {$A gets on with $b|$A carries $b}. {It does good to|An easy hour for} $where.',
    'Things {go smoothly|fall into step} $when: $fact. {Spend it on|The gain is for} $where.',
  ],
  opposition: [
    '$When, $fact. {$A faces $b|$A stands across from $b}. {Hear both sides in|It is felt in} $where.',
    'Two ends of a rope, $when: $fact. {Hold both lightly in|They pull at} $where.',
  ],
}

export const toSunHeadings: readonly string[] = ['To your own Sun', 'What speaks to you in person', 'Your part of the sky']

export const toSun: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$When, $fact. {$A comes to your own door|$A stands where you stand}. It brings $gift.',
    '$When, $fact. {It has your name on it|It is yours to use}. Go by $way.',
  ],
  sextile: [
    '$When, $fact. {$A offers you a hand|$A is on your side, if asked}. It brings $gift.',
    '$When, $fact. {A door is on the latch|A hand is held out}. Use it for $where.',
  ],
  square: [
    '$When, $fact. {$A leans on you|$A wants something of you}. {You answer by|Answer it by} $way.',
    '$When, $fact. Expect a little resistance. {It concerns|Look for it in} $where.',
  ],
  trine: [
    '$When, $fact. {$A flows your way|$A goes with you}. {Spend it on|It is good for} $where.',
    '$When, $fact. {The wind is behind you|Little stands in the way}. It brings $gift.',
  ],
  opposition: [
    '$When, $fact. {$A meets you in other people|$A looks at you from across}. It concerns $where.',
    '$When, $fact. {It asks for balance|It is best heard out}. {One side has|There is} $gift. {The other has|Beware of} $price.',
  ],
}

/** The close: `$sun` and `$degree` again, with `$where` one field of the reader's. */
export const closings: readonly string[] = [
  'If you choose one thing from seven days, let it be $where, since with $sun at $degree you have $gift for it, and $price {is easier to leave to others there|costs least there}.',
  'Seen from $sun, at $degree, these days ask for $need and may give $gift in return, {above all|most of all} in $where.',
  'What the week asks of $sun, at $degree, is less than its length suggests: $need, some attention to $where, and {now and then|when it comes up} a smile at $price.',
]
