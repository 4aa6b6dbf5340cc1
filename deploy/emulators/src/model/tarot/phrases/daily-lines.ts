/** The daily card's own sentences. `$card` is the linked card, `$day` the weekday, `$gist` what it turns on. */
export const dailyOpenings: readonly string[] = [
  'The card for {this $day|$day} is $card.',
  '$Card {is the card of the day|comes with this $day}.',
  'For $day {the deck gave|there is} $card.',
  'This $day {belongs to|stands under} $card.',
  '{Out of|From} the shuffle for $day came $card.',
  'Today it is $card, {for a $day of whatever kind|good company for a $day}.',
  '{Turned up for|Drawn for} $day: $card.',
  'The day {opens|begins} with $card.',
  '$Card {keeps you company today|goes along with you this $day}.',
]

export const dailyMiddles: readonly string[] = [
  '{For this one $day|Over the hours of this $day} that {may come down to|means, perhaps,} $gist, {in a small way|on an ordinary scale}.',
  'This $day it {could show|may show} as $gist, {between two errands|somewhere between the morning and the post}.',
  '{On the scale of a $day|Reduced to the size of a $day}, it is {about|a matter of} $gist.',
  '{Carried|Taken} into an ordinary $day, it {points to|makes room for} $gist.',
  'A single $day {holds only a little|has room for a little} of this: {say,|for instance} $gist.',
  'You may forget it by noon; still, this $day leaves $gist {in the corner of your eye|somewhere in the back of the mind}.',
  'Of all it could mean, this $day {takes|borrows|needs} only $gist, {and lightly|no more|for now}.',
]

/** The same towards evening, with another thing the card turns on: `$other`. */
export const dailyEvenings: readonly string[] = [
  'By evening you may have met it {a second time|once more}, as $other, and known it {by|from} something quite small.',
  'If the day takes another turn, look for $other in {a pause|an errand} or {a remark|a look}, and {leave|let} the rest of it be.',
  'Its {quieter|other} side is $other, which {tends to|may} show {late|when nobody is looking}, and seldom {where it was looked for|twice in one place}.',
  'Somewhere in it {there is also|you may find} $other, {easily missed|not much louder than the kettle} and worth a minute of {this|your} $day.',
]

/** Ways to point at something small; a colon and one of `dailyThings` follow. */
export const dailyNotices: readonly string[] = ['To notice this $day', 'Worth noticing this $day', 'Notice, this $day', 'For $day, notice']

export const dailyThings: readonly string[] = [
  'who is at ease in the room',
  'the first thing that makes you hurry',
  'what you do just before you say yes',
  'where your eyes go when you are asked',
  'the moment the day changes its tone',
  'the sentence you say to two people',
  'a door you usually pass',
  'something mended without anyone saying so',
  'what you are glad to put down',
  'which small thing goes better than expected',
  'what you explain although nobody asked',
  'the kindest thing that costs nobody anything',
  'how you enter a room',
  'what you keep in your hands while thinking',
  'the first refusal you meet',
  'the errand that lifts your mood',
  'whose voice you hear when you hesitate',
  'the pause before someone’s answer',
  'what you look at while you wait',
  'the one colour that keeps turning up',
]

export const dailyClosings: readonly string[] = [
  'It is {for reflection and entertainment|entertainment and a moment’s reflection}, and the day is yours.',
  'It fell by chance, for reflection and entertainment; the choosing is yours.',
  '{Take it as entertainment|Let it entertain you}, with a thought to reflect on. You choose.',
  'It is offered for reflection and entertainment. Every choice stays with you.',
  'For reflection and entertainment, no more: you choose what the day is.',
  'Read it for entertainment, keep what invites reflection, and choose freely.',
  'The deck knows nothing of you. For reflection and entertainment, then; you choose.',
]

/** How a card of the day may show. */
export const dailyAsides: readonly string[] = [
  'A {day|week} holds {a good many|several} places where this could {turn up|be met}.',
  'Notice what you {leave out|hurry over} when you {tell it to others|describe it}.',
  'There may be {a person|someone} {of whom this reminds you|you think of at this}.',
  'Some of it is {temperament|habit} and some is {circumstance|season}.',
  'It {sits well beside|goes with} {what you already know|your own sense of things}, or argues.',
  'One can {hold this lightly|turn it over} {on the way to somewhere else|while doing something else}.',
  'What {looks like|passes for} a side issue here {may be|is sometimes} the {hinge|handle}.',
  'It may show in {small things first|something quite small}: a message left open, say.',
  'Look for it in {an ordinary hour|the middle of an ordinary day}.',
  'You would know best {where this touches the day|which part of the day it belongs to}.',
  'Something of this is probably familiar already, under another name.',
  'It is {a description|an observation}, {not an instruction|and leaves you free}.',
  'The {large question|question itself} may be {less urgent|smaller} than its mood.',
  'Set the {thought|picture} beside {what you did yesterday|your last few days}.',
]
