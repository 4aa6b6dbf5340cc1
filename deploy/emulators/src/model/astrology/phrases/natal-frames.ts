/*
 * Templates of a birth chart. Slots: $fact the linked placement, $way $image $gift $need $price from the sign, $where from the house,
 * $degree the place in the sign, $np and $other what two bodies stand for, $beside another placement. A sentence that is made of no such
 * slots stays short, so that two readings never share a long one.
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
  'You asked for the sky of your birth, and {it begins|this reading begins} with $sun, at $degree, and $moon, since {the one tells|they tell} how you set out and {the other|also} what you come home to.',
  'What was overhead when you were born can be read from two places first, $sun, at $degree, and $moon: {how you would shine and how you would rest|what you are after and what calms you}.',
  'Of everything in this chart $sun, at $degree, and $moon speak first, and the question that runs through it is how {the two of them|those two} {live under one roof|share one life}.',
]

export const openingsSecond: readonly string[] = [
  'Read it as {a likeness|a sketch} and not as a verdict.',
  'It says how you may be made, {never what must happen|and no more}.',
]

export const untimedOpenings: readonly string[] = [
  'With the $note, there are no houses here.',
  'With the $note, no sign is said to rise.',
  'With the $note, signs and aspects speak alone.',
]

export const sunFrames: readonly string[] = [
  '$Fact, at $degree, comes to itself by $way, and {if it had a picture|as a picture} it would be $image; {you may know|perhaps you know} it from times when you did not have to explain yourself.',
  'With $fact, at $degree, {you find yourself|you know who you are} by $way, as in $image, and {are never quite at ease|feel a little lost} where that is not allowed.',
  'At the centre stands $fact, at $degree, like $image, because what it wants in the end is $need, and it {goes after that|seeks it} by $way.',
]
export const moonFrames: readonly string[] = [
  '$Fact, at $degree, {feels safe with|asks for} $need, {and makes no great speech about it|more than it will say}; its picture is $image, {and when that is missing|and without it} the mood goes first.',
  'What {calms|restores} you is told by $fact, at $degree: $need, and feelings that {make their way|come out} by $way, {as in|something like} $image.',
  'With $fact, at $degree, feelings {make their way|come out} by $way, so that {other people may notice|those near you may see} $image before you have found a word for what you feel.',
]
export const risingFrames: readonly string[] = [
  '$Fact, at $degree, is the door others come in by: $image, and a manner of $way, {which is no mask|as real as the rest}, though not the whole house.',
  'You enter a room by $way; so says $fact, at $degree, and {at first people find|what people find first is} $gift, {before they have met|long before they come to} the rest of you.',
]

/** What it gives and what it costs; `$beside` is another of the three, `$also` what that one asks for. */
export const housed: readonly string[] = [
  'As it stands in the $nth house, this is at work above all in $where, where it brings $gift, {at the price now and then|and sometimes at the price} of $price; {there|in such hours} it may help to remember $beside and its wish for $also.',
  'The $nth house is its field, so look for it in $where: on good days it is $gift, on tired ones $price, and {what makes the difference|what decides between them} may be whether $beside has had $also.',
  'Since its house is the $nth, $where {is where it shows|may show it best}, with $gift for those around you and $price for {yourself|you}, {as long as|while} $beside goes without $also.',
]
export const unhoused: readonly string[] = [
  'It brings $gift, {at the price now and then|and sometimes at the price} of $price; {there|in such hours} it may help to remember $beside, at $far, and its wish for $also.',
  'On good days it is $gift, on tired ones $price, and {what makes the difference|what decides between them} may be whether $beside, at $far, has had $also.',
]

/** How Sun and Moon get on: of one element, of kindred ones, or neither; `$sun` and `$moon` linked, `$way` and `$need` of the one and the other. */
export const sunMoonAlike: readonly string[] = [
  'With $sun, at $far, it is of one element, so will and mood share a language, $way here and $need there, and {you may rarely argue with yourself|little is lost between the two} {in that|over it}.',
]
export const sunMoonFriendly: readonly string[] = [
  'With $sun, at $far, it is of a kindred element, so the two feed each other: the one goes by $way, the other asks for $need, and {what one begins the other may carry|they lend each other their tools}.',
]
export const sunMoonApart: readonly string[] = [
  'With $sun, at $far, it has no element in common, so that one half of you goes by $way while the other asks for $need, and {it may help to give each its hour|neither is wrong}.',
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
    '$Fact, at $degree, $orb from exact: $np and $other {share one chair|act as one}, {and it is hard to call only one of them|so that neither comes alone}; $since.',
    'Here $fact, at $degree, $orb off; $other {colours|runs into} $np {until the seam is gone|at every turn}; $since.',
  ],
  sextile: [
    '$Fact, at $degree, $orb from exact: $np and $other {help each other|get on}, {once you introduce them|whenever you take the first step}; $since.',
    'Between $np and $other the door is on the latch; $fact, at $degree, within $orb, {says so|keeps it open}; $since.',
  ],
  square: [
    '$Fact, at $degree, $orb from exact: $np {pulls one way|goes one way} and $other {another|across it}, {and something gets built of that|and the friction is warm}; $since.',
    'With $fact, at $degree, $orb off, $np and $other {quarrel usefully|get in each other’s way}{, like saw and wood|, and you are the one who grows}; $since.',
  ],
  trine: [
    '$Fact, at $degree, $orb from exact: $np and $other {flow together|agree without a meeting}, {which is easily taken for granted|so quietly that you may not notice}; $since.',
    '{What comes easily|Some of your ease} is named by $fact, at $degree, within $orb: $np {carries|lifts} $other along; $since.',
  ],
  opposition: [
    '$Fact, at $degree, $orb from exact: $np {sits at one end|stands on one side} and $other at the other, {and you walk between|often with another person’s face}; $since.',
    'Along $fact, at $degree, $orb off, $np and $other {look each other in the eye|weigh each other}{, and ask for balance|, year in and year out}; $since.',
  ],
}

/** Whether it was still forming at birth, after a semicolon. */
export const closing: readonly string[] = [
  'it was still closing when you were born, and may have grown with you since',
  'it was forming then, so it may be clearer now',
]
export const parting: readonly string[] = [
  'it was already loosening at your birth, so it may ask less of you with time',
  'by then it was past its height and on the way to being easier',
]

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
  '$Fact {holds|gathers} $count of your planets, so $where is seldom quiet, and {over it|above it} stands $top, at $degree, which climbs by $way{ and is seen for|, known for} $gift.',
  '$Fact is the busiest room, with $count planets for $where; {what the world sees of that|its public side} is told by $top, at $degree, with $gift, {and it goes up|on a road that goes} by $way.',
]
export const houseScattered: readonly string[] = [
  'No house of yours is crowded, so {life|what you do} is spread widely, beginning with $fact, and it is $top, at $degree, that {shows|gives} a direction: by $way, with $gift.',
]

export const balanceHeadings: readonly string[] = [
  'What you are made of',
  'The mixture',
  'The grain of the wood',
  'Fire, earth, air and water',
]
/** `$fact`, `$modes` and `$phase` linked; `$much`, `$mode`, `$phased` clauses; `$sun` linked and `$way` its sign's. */
export const balanceFrames: readonly string[] = [
  'The count gives $fact, so $much, and in tempo $modes, so $mode; {put the two together|together} and you have the ground on which $sun goes its way by $way.',
  'By count there are $fact and $modes, {which is to say that|in other words} $much and $mode, and $sun, by $way, {has to make do with that mixture|works with that mixture}.',
]
export const balanceMissing: readonly string[] = ['Of $element there is nothing by count. So $little. Others may bring {you|along} $need.']
export const phaseFrames: readonly string[] = [
  'You were born at the $fact, with the Moon at $degree, so $phase, {which goes well with|and that suits} $image.',
  'The Moon, at $degree, had the shape of the $fact, and so $phase, {something like|as in} $image.',
]

export const nodeFrames: readonly string[] = [
  'Ahead lies $fact, at $degree: what is new to you there is to go by $way, and {the gain would be|what it brings is} $gift.',
  'The unpractised step is $fact, at $degree, by $way, {which costs an effort and|which is awkward at first and} may be repaid with $gift.',
]

export const premiumHeadings: readonly string[] = ['Who holds the reins', 'The steward of the chart', 'By an older reckoning']
export const rulerFrames: readonly string[] = [
  '$Fact {steers the whole|has the keys}, goes by $way and leads to $where, {so that|and so} what you do there may {set the tone for|move} much else, {as long as|if} $need is not forgotten.',
  'The keys are with $fact, which drives by $way and {halts at|leads to} $where; $gift is what it has to offer there, and $price what it {charges|costs}.',
]
export const fortuneFrames: readonly string[] = [
  '{Ease|Quiet luck} is marked by $fact, so look to $where, and to the moments there when $gift comes {without asking|by itself}, by $way.',
]
export const sectFrames: readonly string[] = [
  'It was $fact. The old books {thought that important|made much of it}.',
  'They also noted $fact.',
]

/** The close: `$sun` and `$moon` linked, `$gift` and `$price` of the one, `$need` of the other, `$image` of the Ascendant or the Moon. */
export const bindings: readonly string[] = [
  'So what the chart comes to, {if one sentence has to do|in one sentence}, is to give $gift, as $sun would, to ask in time for $need, as $moon does, and to let others in by way of $image, {aware that|knowing that} $price is only what it costs when you are tired.',
  'How do the two that spoke first live under one roof? Perhaps so, that $sun may have $gift and is forgiven $price, that $moon is given $need, and that $image is what {visitors|others} see of it from the street.',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment. {The choices are yours|What you do with it is yours}.',
  'Take it as reflection and entertainment; {you decide|the deciding is yours}.',
  'It is {meant for|a thing of} reflection and entertainment. {The choice stays with you|You choose}.',
]

/** Where the hour is unknown and a body may be in one of two signs: the second, beside the first. */
export const eitherSign: readonly string[] = [
  'The label names two signs, so at $degree read both: the second would want $need, bring $gift and go by $way, {and you will know|and you may feel} which {is closer|fits}.',
  'Two signs are possible at $degree, as only the hour would tell: in the second it goes by $way and asks for $need, {and what it gives is|with its own gift,} $gift.',
]

export const placeFrames: readonly string[] = [
  'It is {cast|drawn} for $time. You were $place.',
  '{The clock said|It was} $time. You were $place.',
]
