/*
 * Templates of a birth chart. Slots: $Fact and $fact the linked placement, $degree its place in the sign, $way $image $gift $need $price
 * from the sign, $where from the house, $beside another placement. A sentence that is made of no such slots stays short, so that two
 * readings never share a long one.
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
  'You asked for the sky {over your first hour|of your birth}. Two voices {speak|are heard} first in it, $sun and $moon. One tells how you set out, the other {where you rest|what brings you home}.',
  'Every chart has a door, and {yours|this one} is $sun. Behind it waits $moon, which {knows what calms you|keeps your quieter hours}.',
  'Before anything else {in this chart|here}, {look at|take} $sun and $moon together. The one {sets out|reaches out}, the other {comes home|keeps the fire}.',
]

export const openingsSecond: readonly string[] = [
  'Read it as {a likeness|a sketch} and not as a verdict.',
  'It says how you may be made, {never what must happen|and no more}.',
  'Keep what {rings true|you recognise}, and leave the rest on the page.',
]

export const untimedOpenings: readonly string[] = [
  'With the $note, there are no houses here.',
  'With the $note, no sign is said to rise.',
  'With the $note, signs and aspects speak alone.',
]

/** What it is like to live with: the placement with its degree, and then what others meet in it. */
export const sunFrames: readonly string[] = [
  '$Fact stands at $degree, and {to live with it is|living with it means} to feel most yourself when you are $way.',
  'You have $fact, at $degree, so {you know best who you are|you like yourself best} while you are $way.',
  'With $fact at $degree, {the days you remember|your good days} tend to be those on which you were $way.',
]
export const moonFrames: readonly string[] = [
  '$Fact stands at $degree, and what it {asks for after a long day|wants at the end of a day} is {simple to say|soon said}: $need.',
  'You have $fact, at $degree, so {what settles you|the surest comfort}, when {a day has been too much|words do not help}, is $need.',
  'With $fact at $degree, you {get over things|come back to yourself} by $way, and {you would rather not be hurried in it|it takes the time it takes}.',
]
export const risingFrames: readonly string[] = [
  '$Fact was coming up at $degree, and so {the first thing people meet in you|what strangers meet first} is $gift.',
  'With $fact at $degree, you {come into a room|meet what is new} by $way, {long before anyone knows|and only later do people learn} the rest of you.',
]

/** What others have from it, after the ordinary scene in which it shows. */
export const gifts: readonly string[] = [
  'Others {get from|find in} you $gift.',
  'The gift is $gift.',
  'At its best it is $gift.',
  'People {thank you for|remember} $gift.',
]

/** Where it shows, `$where` the house, and what it costs there. */
export const housed: readonly string[] = [
  'As it stands in the $nth house, you {will|may} meet it most in $where, {and there|where}, when $scene, it {can|may} turn into $price.',
  'Its house is the $nth, so {look for it in|it has most to say in} $where, {especially|above all} when $scene, and {expect|allow for} $price {now and then|on tired days}.',
  'The $nth house is {its place|where it lives}: {you may see it in|it shows in} $where, and when $scene you {might|may} also notice {what it costs|the cost}, $price.',
]
export const unhoused: readonly string[] = [
  '{The|Its} cost is $price.',
  '{On tired days|Tired,} it becomes $price.',
  'It is paid for with $price.',
]

/** When that happens: `$beside` is another of the three, `$also` what that one asks for. */
export const lacking: readonly string[] = [
  'That is likeliest while $beside goes without $also.',
  'It happens most when $beside lacks $also.',
  'You notice it when $beside misses $also.',
  'It eases once $beside has $also.',
]

/** How Sun and Moon get on: of one element, of kindred ones, or neither. */
export const sunMoonAlike: readonly string[] = [
  'With $sun it shares an element, so will and mood {agree early|agree}.',
  'As $sun is of the same element, you rarely argue with yourself.',
]
export const sunMoonFriendly: readonly string[] = [
  'With $sun it gets on well: what one begins, the other carries.',
  'It is a good neighbour to $sun, and {lends it|they share} tools.',
]
export const sunMoonApart: readonly string[] = [
  'With $sun it has little in common, so give each its hour.',
  'It wants other things than $sun does, and neither is wrong.',
]

/** A close aspect: its heading, what `$np` and `$other` do to each other, where you may know it from, and something to do. */
export type AspectFrame = { heading: string; line: string; life: string; deed: string }

export const aspectFrames: Readonly<Record<string, readonly AspectFrame[]>> = {
  conjunction: [
    {
      heading: 'Two voices, one chair',
      line: '$Fact is $orb from exact, so $np and $other share one chair, and neither is ever called alone.',
      life: 'When one of them speaks, you hear the other clear its throat.',
      deed: 'Ask now and then which of them is speaking.',
    },
    {
      heading: 'Standing shoulder to shoulder',
      line: 'In you $np and $other stand side by side, as $fact has it, $orb from exact.',
      life: 'That is strength, as long as both look the same way.',
      deed: 'Before a large decision, ask each of them separately.',
    },
    {
      heading: 'Hard to tell apart',
      line: 'Where $np ends and $other begins is hard to say, with $fact only $orb from exact.',
      life: 'Others often see the join before you do.',
      deed: 'Ask a friend which of the two they notice first.',
    },
    {
      heading: 'A shared front door',
      line: 'Because of $fact, $orb from exact, $np and $other come home by the same door.',
      life: 'Whoever invites the one has the other at table.',
      deed: 'Give each of them an hour of its own this week.',
    },
  ],
  sextile: [
    {
      heading: 'A hand held out',
      line: '$Fact is $orb from exact: $np holds out a hand to $other, and waits until you take it.',
      life: 'Nothing happens by itself here, but little effort goes far.',
      deed: 'Take the first small step, and see who follows.',
    },
    {
      heading: 'An easy errand together',
      line: 'Send $np and $other on an errand together; $fact, $orb from exact, says that they get on.',
      life: 'They are better at small tasks than at grand ones.',
      deed: 'Use the two of them on an ordinary Tuesday.',
    },
    {
      heading: 'A door on the latch',
      line: 'Between $np and $other the door is on the latch, thanks to $fact, $orb from exact.',
      life: 'You only have to remember that it is not locked.',
      deed: 'Next time you are stuck in one, try the other.',
    },
    {
      heading: 'Good neighbours',
      line: 'With $fact, $orb from exact, $np and $other are neighbours who lend each other tools.',
      life: 'The lending starts as soon as one of them asks.',
      deed: 'Name one thing the first could ask of the second.',
    },
  ],
  square: [
    {
      heading: 'Where it rubs',
      line: '$Fact is $orb from exact, and so $np pulls one way while $other pulls across it.',
      life: 'You know the evening when both want the last word.',
      deed: 'Let each have its say on paper before you choose.',
    },
    {
      heading: 'The useful quarrel',
      line: 'There is a quarrel in you between $np and $other, which $fact, $orb from exact, keeps going.',
      life: 'Much of what you have built came out of it.',
      deed: 'Put it to work on one thing this month.',
    },
    {
      heading: 'Across each other’s path',
      line: 'Time and again $np walks across the path of $other, since $fact is $orb from exact.',
      life: 'It looks like bad timing, and is often impatience.',
      deed: 'When they collide, wait an hour and ask again.',
    },
    {
      heading: 'Saw and wood',
      line: 'With $fact, $orb from exact, $np meets $other as a saw meets wood: noisily, and to some purpose.',
      life: 'The noise is worst shortly before something is finished.',
      deed: 'Give the quarrel a workshop and a closing time.',
    },
  ],
  trine: [
    {
      heading: 'What comes by itself',
      line: '$Fact is $orb from exact, so $np and $other work together without being asked.',
      life: 'You may think that everybody can do it.',
      deed: 'Ask somebody what they find hard that you find easy.',
    },
    {
      heading: 'A gift easily overlooked',
      line: 'A quiet gift lies in $fact, $orb from exact: $np carries $other along without a word.',
      life: 'Others have noticed it, and you have mostly shrugged.',
      deed: 'Practise it as if it were difficult.',
    },
    {
      heading: 'Downhill, with the wind',
      line: 'From $np to $other the road runs gently downhill, as $fact is $orb from exact.',
      life: 'The danger of such a road is only to doze off.',
      deed: 'Lend this ease to something that is uphill.',
    },
    {
      heading: 'An old friendship',
      line: 'In you $np and $other are old friends, to go by $fact, $orb from exact.',
      life: 'They need no appointment, and so are seldom thanked.',
      deed: 'Plan one hour in which both are wanted.',
    },
  ],
  opposition: [
    {
      heading: 'Face to face',
      line: '$Fact is $orb from exact, and sets $np face to face with $other, often in another person’s shape.',
      life: 'What annoys you in somebody may be one half of it.',
      deed: 'Say once what you see in the other as “I”.',
    },
    {
      heading: 'Two ends of a table',
      line: 'At one end of the table sits $np, at the other $other; $fact, $orb from exact, laid it so.',
      life: 'The meal goes well when nobody has to shout.',
      deed: 'Serve the end that you usually serve last.',
    },
    {
      heading: 'The long rope between',
      line: 'A {long|taut|strong} rope {runs|is stretched} from $np to $other, for $fact is $orb from exact.',
      life: 'You feel it most when only one end is pulled.',
      deed: 'Let each end of the rope rest in turn.',
    },
    {
      heading: 'The see-saw',
      line: 'When $np goes up, $other goes down, and the other way round: $fact is $orb from exact.',
      life: 'It is less tiring once you sit nearer the middle.',
      deed: 'Ask which side has been in the air too long.',
    },
  ],
}

/** Whether it was still forming at birth, or past its height. */
export const closing: readonly string[] = [
  'It was still forming at your birth, and may have grown.',
  'It was not yet exact then, and may be clearer now.',
  'When you were born it was still drawing closer.',
]
export const parting: readonly string[] = [
  'It was already loosening at your birth, and may ease with time.',
  'It was past its height then, and on its way to easier.',
  'When you were born its strongest hour was just over.',
]

export const houseHeadings: readonly string[] = ['Where life gathers', 'The busiest room', 'Where most of it happens']
export const scatteredHeadings: readonly string[] = ['Many rooms', 'Where it happens', 'The rooms of the house']
/** The fullest house, `$count` its planets, and after it `$top`, the Midheaven. */
export const houseCrowd: readonly string[] = [
  'Your $fact holds $count of your planets, so {much|a good deal} of your life gathers round $where, {and you feel it|most plainly} when $scene.',
  'With $count planets {together|under one roof|side by side}, your $fact is {the fullest room of all|where you are busiest}, and {a call comes from there|somebody knocks there} {whenever|each time} $scene: {that is|think of} $where.',
]
export const houseScattered: readonly string[] = [
  'No house of yours is crowded, so life is spread {widely|over many rooms}, and a good one to begin with is $fact, {the room of|which has to do with} $where.',
]
export const topFrames: readonly string[] = [
  'Seen from {outside|the street}, what shows is $top, at $degree: {the world comes to know you|you make your name} by $way.',
  'Above the roof stands $top, at $degree, {and what you are known for may be|so you may be known for} $gift.',
]
export const nodeFrames: readonly string[] = [
  '{Less familiar|Newer ground} is $fact, at $degree, {where you practise|which asks you to practise} $way, {a little awkwardly at first|as one learns a dance}.',
  'The unpractised step is $fact, at $degree: you may feel clumsy {at first|for a while} in $way, {but it may bring|and be repaid with} $gift.',
]
export const houseQuestions: readonly string[] = [
  'Which of these rooms have you not entered for a while?',
  'What in that room would be glad of an hour?',
  'To begin with, you might $deed.',
]

export const balanceHeadings: readonly string[] = [
  'What you are made of',
  'The mixture',
  'The grain of the wood',
  'Fire, earth, air and water',
]
/** `$fact` the elements and `$modes` the modes, linked; `$much` and `$mode` clauses; `$sun` linked. */
export const balanceFrames: readonly string[] = ['You have $fact, so $much.', 'The count gives $fact: $much.', 'With $fact, $much.']
export const modeFrames: readonly string[] = ['With $modes, $mode.', 'And with $modes, $mode.']
export const balanceSun: readonly string[] = [
  'That is the {wood|cloth} $sun has to work with.',
  'On such ground $sun {does|goes about} its daily work.',
]
export const balanceMissing: readonly string[] = ['As $element is missing, $little. Look for friends who have plenty of it.']
export const phaseFrames: readonly string[] = ['Born at the $fact, $phase.', 'Born under the $fact, $phase.']
export const balanceDeeds: readonly string[] = [
  'Which part of that mixture do you thank least?',
  'Ask somebody close which of these they would sign.',
  'Notice this week which of them answers first.',
]

export const premiumHeadings: readonly string[] = ['Who holds the reins', 'The steward of the chart', 'By an older reckoning']
export const rulerFrames: readonly string[] = [
  '$Fact {steers the whole|has the keys}: it goes about things by $way, and {leads you again and again to|its road keeps passing} $where, most of all when $scene.',
  'The keys are with $fact, which {goes ahead|drives} by $way and {likes to stop at|often leads to} $where, with $gift to offer there.',
]
export const fortuneFrames: readonly string[] = [
  '{Ease|Quiet luck} is marked by $fact, so look {to|towards} $where, where $gift may come without much trying when $scene.',
]
export const sectFrames: readonly string[] = [
  'It was $fact, {of which the old books made much|which the old books thought important}.',
  'The old astrologers would also have noted $fact.',
]

/** The close: `$sun` and `$moon` linked, `$gift` and `$price` of the one, `$need` of the other. */
export const bindings: readonly string[] = [
  'Taken together, $sun has $gift to give, and $moon asks for $need in return; $price is {mostly|often} a sign that {one of them|the second} has waited too long.',
  '{So this is a chart|What you have here is a chart} in which $sun brings $gift and $moon {hopes for|looks for} $need, and in which $price {may mean only|usually means} that you are tired.',
  'If {one thread runs|there is one thread} through all this, it goes from $gift, which $sun can give, to $need, which $moon {asks|hopes} for, and $price {only comes up|shows} where the thread is slack.',
]
export const bindingQuestions: readonly string[] = [
  'Which of the two has had less of your time lately?',
  'What would an ordinary day look like that served both?',
  'To which of them do you owe the next free evening?',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment. {The choices are yours|What you do with it is yours}.',
  'Take it as reflection and entertainment; {you decide|the deciding is yours}.',
  'It is {meant for|a thing of} reflection and entertainment. {The choice stays with you|You choose}.',
]

/** Where the hour is unknown and a body may be in one of two signs: the second, beside the first. */
export const eitherSign: readonly string[] = [
  'Two signs are possible, as only the hour could tell. The second would {ask for|want} $need instead, and {give|bring} $gift.',
  'Read both signs, for the hour would decide between them. In the second the wish is for $need.',
]

export const placeFrames: readonly string[] = [
  'It is {cast|drawn} for $time, and you were $place.',
  '{The clock said|It was} $time, and you were $place.',
]
