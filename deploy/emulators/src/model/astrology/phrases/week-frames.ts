/*
 * Templates of a week. Slots: $when the hour of a fact, $fact its linked label, $gift $need $price from a sign, $mood what the Moon brings
 * by her sign, $where and $scene from the house of the reader's own, $a and $b what two planets stand for, $own what the sign of the
 * reader's Sun gives. Sentences of few slots stay short; the long ones have $own among their slots.
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
  'You asked for the week, $week, as it looks from $sun, at $degree. You bring $gift.',
  'From $sun, at $degree, the week of $week {looks like nobody else’s|has a shape of its own}. You bring $gift.',
  'Here is the week, $week, {read|told} for $sun at $degree, with $gift to {lean on|go by} and $price to keep small.',
]

export const shape: readonly string[] = [
  'Overhead there are $count {changes|turns}; read them as weather.',
  'The sky turns $count times, with plenty of ordinary hours between.',
]

/** The Moon going into a sign. */
export const moonEntry: readonly string[] = [
  '$When the $fact, and $mood.',
  'Once the $fact, $when, $mood.',
  '$When the $fact, and as $mood, {it may be kind to|it may bring something to|it may do some good to} $where, {most of all|above all|especially|not least} when $scene and you can {offer|bring|add|give} $own.',
]

/** How a day begins: the Moon of that day. */
export const moonDay: readonly string[] = [
  '{The day begins|You wake} under $fact, and $mood.',
  'With $fact {overhead|above the roofs}, $mood.',
  '$Fact sets the tone: $mood.',
  '{It is a day|The day seems made} for $where, since under $fact $mood, and {you will find a use for|there is room for} $own {when|whenever} $scene.',
]

/** After a short sentence: the part of life it touches. */
export const touches: readonly string[] = [
  'You may notice it first in $where.',
  'For you it touches $where.',
  'In your own life that means $where.',
  'It is likeliest to show in $where.',
  'Its place with you is $where.',
  'So give some thought to $where.',
  'It concerns $where above all.',
  'Look for it when $scene.',
  'Think of it when $scene.',
  'It shows when $scene.',
]

/** The one thing to do with a day, from the part of life that its chief event touches. */
export const deeds: readonly string[] = [
  'It is a day to $deed.',
  'If you can, $deed.',
  'You might $deed before evening.',
  'A small thing would help: $deed.',
  'Find ten minutes to $deed.',
  'Use the day to $deed.',
  'One thing to try: $deed.',
]

/** Before the Moon's passing aspects. */
export const lunarLeads: readonly string[] = ['In passing, ', 'Besides, ', 'Meanwhile, ']

/** Ends a sentence about two of the Moon's passing aspects. */
export const lunarTails: readonly string[] = [
  ', {passing weather|small weather} over $where, {but nothing|though nothing} that $own {will not see you through|cannot deal with}.',
  '; {both|the two} pass within hours, and in $where {you have|there is always} $own to {fall back on|go by}.',
  ', which you may {notice|feel} in $where {if|when} $scene, {though|but} $own {will help|is a help} there.',
]

export const phaseFrames: Readonly<Record<string, readonly string[]>> = {
  new: [
    '$When comes the $fact, {a clean slate|a clean page}.',
    '$When the Moon begins again, at the $fact.',
    '$When comes the $fact, and what you {begin|sow} in $where, {even a small thing|however small}, has {a month|four weeks} to grow, {helped by|with} $own.',
  ],
  'first-quarter': [
    '$When comes the $fact, with a choice to make.',
    '$When comes the $fact, and a first resistance.',
    '$When comes the $fact, half lit, and in $where {a choice|something} {wants deciding|has to be decided}, {for which you have|with the help of} $own.',
  ],
  full: [
    '$When comes the $fact, with everything in view.',
    '$When comes the $fact, with light in every corner.',
    '$When comes the $fact, and by its light you can see {what has become of|how it stands with} $where, {above all|most of all} when $scene and you {bring|use} $own.',
  ],
  'last-quarter': [
    '$When comes the $fact, a time to clear up.',
    '$When comes the $fact, with some sorting to do.',
    '$When comes the $fact, and in $where {something may be ready to go|you may find something to clear away}, {gently|kindly}, with $own.',
  ],
}

export const phaseAdvice: Readonly<Record<string, readonly string[]>> = {
  new: ['Write one line about it, and show nobody yet.', 'Choose only the first step, and take it.'],
  'first-quarter': ['Decide the part that is ripe, and leave the rest.', 'Take the harder of two small steps.'],
  full: ['Say thank you for one thing that came.', 'Look for a while before you answer anybody.'],
  'last-quarter': ['Clear one drawer, of whatever kind.', 'Leave one commitment, kindly and in good time.'],
}

/** A planet going into a sign for weeks. */
export const signEntry: readonly string[] = [
  '$When $fact, {and stays for weeks|for some weeks}.',
  'A longer turn comes $when, as $fact.',
  '$When $fact, {a turn of weeks rather than hours|which will last for weeks}, and it brings $gift to $where, {next to|beside} $own, which is yours {already|anyway}.',
]

export const stationFrames: Readonly<Record<string, readonly string[]>> = {
  retrograde: [
    '$When $fact, so mend rather than begin.',
    '$When $fact, and old drafts come back.',
    '$When $fact, and $a goes back over its steps, so {check twice|mend rather than begin} in $where, {with|and trust} $own.',
  ],
  direct: [
    '$When $fact, and what was held up moves again.',
    '$When $fact, and $a goes forward again.',
    '$When $fact, and $a, long held up, {begins to move|comes loose|finds its feet}, {first of all|soonest|most of all} in $where, where $own {has been waiting|was wanted|comes in useful}.',
  ],
}

export const aspectFrames: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$When comes $fact, {a fresh start|a meeting} of some force.',
    '$When comes $fact, and two things become one.',
    '$When comes $fact, and $a {starts something with|runs into} $b; {you may feel it|it may land} in $where, {where|and there} $own {has a say|counts}.',
  ],
  sextile: [
    '$When comes $fact, a small help, if you ask.',
    '$When comes $fact, with a door on the latch.',
    '$When comes $fact, so $a {lends a hand to|opens a door for} $b, {which|and that} {you may use for|may help with} $where, {given|with} $own.',
  ],
  square: [
    '$When comes $fact, {an hour of some friction|and things may rub}.',
    '$When comes $fact, so allow more time than usual.',
    '$When comes $fact, and $a {rubs against|gets in the way of} $b, so {go gently|give more time than usual} in $where, {even with|for all} $own.',
  ],
  trine: [
    '$When comes $fact, {an hour when|and} things go smoothly.',
    '$When comes $fact, and little stands in the way.',
    '$When comes $fact, and $a {gets on with|carries|agrees with} $b: {an easy hour|a mild hour} for $where, {and also|and as much} for $own.',
  ],
  opposition: [
    '$When comes $fact, and two wishes pull.',
    '$When comes $fact, an hour with two sides.',
    '$When comes $fact, so $a {faces|stands across from} $b, and in $where you may {hear both sides|see both ends}, with $own to {weigh|judge} them.',
  ],
}

export const toSunHeadings: readonly string[] = ['To your own Sun', 'What speaks to you in person', 'Your part of the sky']

/** Aspects to the Sun of birth. */
export const toSun: Readonly<Record<string, readonly string[]>> = {
  conjunction: ['$When there is $fact, with your name on it.', '$When there is $fact, a knock at the door.'],
  sextile: ['$When there is $fact, a hand held out.', '$When there is $fact, and help if you ask.'],
  square: ['$When there is $fact, and something wants an answer.', '$When there is $fact, with a little resistance.'],
  trine: ['$When there is $fact, and the wind behind you.', '$When there is $fact, with little in the way.'],
  opposition: ['$When there is $fact, so hear the other side.', '$When there is $fact, often in another’s face.'],
}
/** What the reader has to meet it with: `$answer` is a gift of the sign of birth. */
export const toSunAnswers: readonly string[] = ['For it you have $answer.', 'You can meet it with $answer.', 'Answer it with $answer.']

/** The same for another planet of birth. */
export const toRuler: readonly string[] = ['$When there is $fact as well.', 'Your own sky has its part $when, with $fact.']

export const rulerHeadings: readonly string[] = ['The planet that leads you', 'Who keeps your house', 'Your ruler on its road']

export const rulerLines: readonly string[] = [
  'Your Sun answers to $fact, which {has work|is busy} in $where {this week|for now}, where it {brings|has brought} $gift {to set beside|and meets} $own.',
  'What leads your Sun is $fact: it {sees to|minds|looks after|takes care of} $where, {most of all|above all|especially|not least} when $scene, {and you can help it|and it is helped|where you can help it} {with|by} $own.',
]

/** The close: `$where` is the part of life that most of the week falls on. */
export const gathered: readonly string[] = [
  'Most of the week falls on $where.',
  'These days come back to $where.',
  'Most often the week comes back to $where, {above all|most of all} when $scene; {bring|trust} $own, {and|but} know that $price is what {it costs to hurry|hurry costs}.',
  'The week returns most to $where.',
]
export const closings: readonly string[] = ['You have $gift for it.', 'Your gift for that is $gift.', 'Meet it with $gift.']
