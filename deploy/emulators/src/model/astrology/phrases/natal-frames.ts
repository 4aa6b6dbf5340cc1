/*
 * Templates of a birth chart. Slots: $fact the linked placement, $way $image $gift $need $price from the sign, $where from the house,
 * $degree the place in the sign, $np and $other what two bodies stand for. A sentence without a slot of its own stays short, so that
 * two readings never share a long one.
 */

export const titles: readonly string[] = [
  'Born under $image',
  'A likeness in twelve signs',
  'Your first sky, read slowly',
  'A chart read by lamplight',
  'The hour you arrived in',
  'What the sky wrote down',
  'A map of one evening',
]

export const openings: readonly string[] = [
  'You asked for the sky of your birth. {Here it is, to the minute|Degree by degree, here it is}: $sun, $moon.',
  'A birth chart is {a still picture of a moving sky|one moment, held}. Yours {shows|has} $sun and $moon. {They speak first here|With them this begins}.',
  'The wheel above {was true for one moment|is a clock stopped at your arrival}. In it: $sun and $moon. {Neither asked the other’s leave|They make an interesting pair}.',
  'First {the plain record|what was measured}: $sun, $moon. {All that follows leans on these|The reading follows from these}.',
]

export const openingsSecond: readonly string[] = [
  'Read it as {a likeness|a sketch} and not as a verdict.',
  '{Nothing here is an order|None of it binds you}; a chart describes leanings.',
  '{What fits, keep|Keep what fits}; what does not, leave on the page.',
  'It says how you may be made, {never what must happen|and no more}.',
  'Begin with {what you recognise|the line you know already}.',
]

export const untimedOpenings: readonly string[] = [
  'With the $note, there are no houses here.',
  'With the $note, no sign is said to rise.',
  'With the $note, signs and aspects speak alone.',
]

export const sunFrames: readonly string[] = [
  '$Fact, at $degree, comes to itself by $way{, and is never quite at ease otherwise|, and looks a little lost when that is not allowed}.',
  'With $fact, at $degree, {you find yourself|you know who you are} by $way.',
  'At $degree {stands|you have} $fact, and its picture is $image{, if a picture helps|, which you may know from inside}.',
  '{The centre of it all is|At the centre is} $fact, at $degree: $image.',
]

export const sunMore: readonly string[] = [
  'It brings $gift. {In return it wants|It asks for} $need.',
  'Its strength is $gift. {The cost is|The price is} $price.',
  'On good days, $gift. {On tired ones|When tired}, $price.',
  'Others {meet|see} $gift. You also know $price.',
  'It thrives on $need. {Back comes|It repays with} $gift.',
]

export const houseFrames: readonly string[] = [
  'It stands in the $nth house. {There it meets|Its ground is} $where.',
  'The $nth house is its field. {Look for it in|It shows in} $where.',
  'Its house is the $nth. {That means|There it works on} $where.',
]

export const moonFrames: readonly string[] = [
  '$Fact, at $degree, {feels safe with|asks for} $need{, and makes no great speech about it|, more than it will say}.',
  'What {calms|restores} you is told by $fact, at $degree: $need.',
  'At $degree, $fact {keeps|has} $image for its own picture.',
  'With $fact, at $degree, feelings {make their way|come out} by $way.',
]

export const moonMore: readonly string[] = [
  'Fed, it gives $gift. Hungry, it shows $price.',
  'Its warmth is $gift. {Its bad hour is|Its bad evening is} $price.',
  '{Close by|At home}, it is $gift. It still wants $need.',
  'It shelters by $way. {It needs|It wants} $need.',
]

export const risingFrames: readonly string[] = [
  '$Fact, at $degree, is the door others come in by: $image.',
  'You enter a room by $way; {that is|so says} $fact, at $degree.',
  'First meetings go by $fact, at $degree: {they find|people find} $gift{ before they find you| and think they have met you}.',
  'At $degree rises the sign of $image; $fact {goes ahead of the rest|answers the bell}.',
]

export const risingMore: readonly string[] = [
  'It is a manner, {not a mask|as real as the rest}. Behind it waits the Sun.',
  'It opens doors with $gift. {It costs you|The toll is} $price.',
  'It wants $need. Then it {lets everybody in|is the best of hosts}.',
]

/** Two luminaries of one element agree; others have to talk. */
export const sunMoonAlike: readonly string[] = [
  'Will and mood {share a language|come from the same country}. {That makes for peace|They seldom need an interpreter}.',
  'Sun and Moon {agree in kind|are of one element}. {Little is lost between wanting and feeling|You rarely argue with yourself}.',
]
/** Fire and air, earth and water feed each other. */
export const sunMoonFriendly: readonly string[] = [
  'Will and mood {feed each other|are good neighbours}. {They keep separate doors|They lend each other tools}.',
  'Sun and Moon are of kindred elements. {Each brings out the other|What one begins the other carries}.',
]
export const sunMoonApart: readonly string[] = [
  'Will and mood {come from different houses|speak different tongues}. {They have learnt to interpret|That keeps you interesting}.',
  'Sun and Moon {want different things|disagree in kind}. {Give each its hour|Neither is wrong}.',
]

export const aspectHeadings: Readonly<Record<string, readonly string[]>> = {
  conjunction: ['Two voices, one chair', 'Standing shoulder to shoulder', 'Hard to tell apart'],
  sextile: ['A hand held out', 'An easy errand together', 'A door on the latch'],
  square: ['Where it rubs', 'The useful quarrel', 'Across each other’s path'],
  trine: ['What comes by itself', 'A gift easily overlooked', 'Downhill, with the wind'],
  opposition: ['Face to face', 'Two ends of a table', 'The long rope between'],
}

export const aspectFrames: Readonly<Record<string, readonly string[]>> = {
  conjunction: [
    '$Fact, at $degree, $orb from exact: $np and $other {share one chair|act as one}, {and it is hard to call only one of them|so that neither comes alone}.',
    'Here $fact, at $degree, $orb off; $other {colours|runs into} $np {until the seam is gone|at every turn}.',
  ],
  sextile: [
    '$Fact, at $degree, $orb from exact: $np and $other {help each other|get on}, {once you introduce them|whenever you take the first step}.',
    'Between $np and $other the door is on the latch; $fact, at $degree, within $orb, {says so|keeps it open}.',
  ],
  square: [
    '$Fact, at $degree, $orb from exact: $np {pulls one way|goes one way} and $other {another|across it}, {and something gets built of that|and the friction is warm}.',
    'With $fact, at $degree, $orb off, $np and $other {quarrel usefully|get in each other’s way}{, like saw and wood|, and you are the one who grows}.',
  ],
  trine: [
    '$Fact, at $degree, $orb from exact: $np and $other {flow together|agree without a meeting}, {which is easily taken for granted|so quietly that you may not notice}.',
    '{What comes easily|Some of your ease} is named by $fact, at $degree, within $orb: $np {carries|lifts} $other along.',
  ],
  opposition: [
    '$Fact, at $degree, $orb from exact: $np {sits at one end|stands on one side} and $other at the other, {and you walk between|often with another person’s face}.',
    'Along $fact, at $degree, $orb off, $np and $other {look each other in the eye|weigh each other}{, and ask for balance|, year in and year out}.',
  ],
}

export const closing: readonly string[] = [
  '{Still closing, it grows with you|It was still closing then, and has grown since}.',
  'It was forming when you were born.',
]
export const parting: readonly string[] = ['It was already loosening at your birth.', 'By then it was past its height.']

export const aspectAdvice: Readonly<Record<string, readonly string[]>> = {
  conjunction: ['Ask now and then which of them is speaking.', 'Give each of them an hour alone.'],
  sextile: ['Take the small step that it waits for.', 'Use it on an ordinary Tuesday.'],
  square: ['Give the quarrel a workshop, not a bedroom.', 'Let it build one thing this month.'],
  trine: ['Practise it, or it stays a pleasant rumour.', 'Lend this ease to something difficult.'],
  opposition: ['Say what you see in the other as “I”.', 'Let each end of the rope rest in turn.'],
}

export const houseHeadings: readonly string[] = [
  'Where it happens',
  'The rooms of the house',
  'Where life gathers',
  'The stage and its corners',
]
export const houseCrowd: readonly string[] = [
  '$Fact {holds|gathers} $count of your planets. So $where is seldom quiet.',
  '$Fact {draws the eye|is the busiest room}, with $count planets. Its matter: $where.',
]
export const houseOne: readonly string[] = [
  '{For the public side there is|The way up is shown by} $fact, at $degree. It climbs by $way.',
  '{What the world remembers|What the world sees}: $fact, at $degree. It brings $gift.',
]

export const balanceHeadings: readonly string[] = [
  'What you are made of',
  'The mixture',
  'The grain of the wood',
  'Fire, earth, air and water',
]
export const balanceFrames: readonly string[] = ['The count says: $fact. $Much.', 'By count: $fact. {Which is to say|In short}: $much.']
export const balanceModes: readonly string[] = ['In tempo: $fact. $Mode.', 'And $fact. $Mode.']
export const balanceMissing: readonly string[] = [
  'Of $element there is nothing by count. $Little.',
  'What is missing is $element. $Little.',
]
export const phaseFrames: readonly string[] = ['You were born at the $fact. $Phase.', 'The Moon’s own shape: $fact. $Phase.']

export const nodeFrames: readonly string[] = [
  'Ahead lies $fact. {Grow into|Its prize is} $gift.',
  'The unpractised step is $fact. It goes by $way.',
]

export const premiumHeadings: readonly string[] = ['Who holds the reins', 'The steward of the chart', 'By an older reckoning']
export const rulerFrames: readonly string[] = [
  '$Fact {steers the whole|has the keys}. It goes by $way. It leads to $where.',
  'The keys are with $fact. It drives by $way. {It halts at|It leads to} $where.',
]
export const fortuneFrames: readonly string[] = [
  '{Ease|Quiet luck} is marked by $fact. Look to $where.',
  'There is also $fact. It adds $gift. Look to $where.',
]
export const sectFrames: readonly string[] = [
  'It was $fact. The old books {thought that important|made much of it}.',
  'They also noted $fact.',
]

export const bindings: readonly string[] = [
  'From the Sun, $gift. For the Moon, $need. {The art is to grant both|Let both have their turn}.',
  'In one line: give $gift. Ask for $need.',
  '{Trust|Lead with} $gift. See that there is $need.',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment. {The choices are yours|What you do with it is yours}.',
  'Take it as reflection and entertainment; {you decide|the deciding is yours}.',
  'It is {meant for|a thing of} reflection and entertainment. {The choice stays with you|You choose}.',
]

/** Where the hour is unknown and a body may be in one of two signs: the second, beside the first. */
export const eitherSign: readonly string[] = [
  'The label names two signs. The second wants $need.',
  '{It may be the other sign instead|The hour would decide between two signs}. Its second brings $gift.',
  '{Read both signs|Two signs are possible}, and see which fits. The other goes by $way.',
]

export const placeFrames: readonly string[] = [
  'It is {cast|drawn} for $time. You were $place.',
  '{The clock said|It was} $time. You were $place.',
]

export const houseScattered: readonly string[] = [
  'No house of yours is crowded; {begin with|look first at} $fact.',
  'The planets {keep apart|spread themselves}, one here, one there, as in $fact.',
]
