/** The daily card's own sentences. `$card` is the linked card, `$day` the weekday, `$gist` what it turns on. */
export const dailyOpenings: readonly string[] = [
  'The card for {this $day|$day} is $card.',
  '$Card {is the card of the day|comes with this $day}.',
  'For $day {the deck gave|there is} $card.',
  'This $day {belongs to|stands under} $card.',
  '{Out of|From} the shuffle for $day came $card.',
  'Today it is $card, {for a $day of whatever kind|as good a companion as any for a $day}.',
  '{Turned up for|Drawn for} $day: $card.',
  'The day {opens|begins} with $card.',
  '$Card {keeps you company today|goes along with you this $day}.',
]

export const dailyMiddles: readonly string[] = [
  '{For one day|Over the next hours} that {may come down to|means, perhaps,} $gist, {in a small way|on an ordinary scale}.',
  'Today it {could show|may show} as $gist, {between two errands|somewhere between the morning and the post}.',
  '{On the scale of a day|Reduced to a day’s size}, it is {about|a matter of} $gist.',
  '{Carried|Taken} into an ordinary $day, it {points to|makes room for} $gist.',
  'A single day {holds only a little|has room for a little} of this: {say,|for instance} $gist.',
  'You {need do nothing about it|may forget it by noon}; {it is enough to have|still, it leaves} $gist {in the corner of your eye|somewhere in the back of the mind}.',
  'Of all it could mean, today {takes|borrows} only $gist.',
  'It {asks nothing large of|sets no task for} the day, {only|beyond} $gist.',
]

/** Ways to point at something small; a colon and one of `dailyThings` follow. */
export const dailyNotices: readonly string[] = [
  'One thing to notice this $day',
  'Something to notice this $day',
  'Worth noticing this $day',
  'To notice, somewhere in this $day',
  'A small thing to look out for on this $day',
  'If you notice only one thing this $day, let it be this',
  'For this $day, one thing to watch for',
  'And something to catch in passing this $day',
]

export const dailyThings: readonly string[] = [
  'who is at ease in the room, and why',
  'the first thing that makes you hurry',
  'what you do just before you say yes',
  'where your eyes go when you are asked a question',
  'the moment at which the day changes its tone',
  'the sentence you repeat to two different people',
  'a door you usually pass',
  'something that was mended without anyone saying so',
  'what you are glad to put down',
  'which small thing goes better than expected',
  'what you explain although nobody asked',
  'the kindest thing that costs nobody anything',
  'how you enter a room',
  'what you keep in your hands while you think',
  'the first refusal you meet, your own or another’s',
  'the errand that puts you in a good mood',
  'whose voice you hear when you hesitate',
  'the pause before someone’s answer',
  'what you look at while you wait',
  'the one colour that keeps turning up',
]

export const dailyClosings: readonly string[] = [
  'A card a day is {for reflection and entertainment|a pastime and a moment’s reflection}; {the day is yours|what you do with the day is your choice}.',
  'It fell by chance, {for reflection and entertainment|to entertain and to set you thinking}; {the choosing is yours|you choose what to make of it}.',
  '{Take it as entertainment|Let it entertain you}, with {a grain of reflection|a thought to reflect on}; {the rest of the day is your own choice|the choices stay with you}.',
  'It is {entertainment and a small occasion for reflection|offered for reflection and entertainment}, {and the day remains yours to choose|and leaves every choice to you}.',
  'For {reflection and entertainment|entertainment, and a minute’s reflection}, {no more|and nothing else}: {you decide what the day is|the choices of the day are yours}.',
  '{Read it for entertainment|It is meant as entertainment}, {keep what is worth reflecting on|with something to reflect on}, and {choose for yourself|let the choosing be yours}.',
  'The deck {was shuffled|knows nothing of you}; this is {reflection and entertainment|for entertainment and reflection}, and {your choices are your own|the choices are yours}.',
]

/** How a card of the day may show. */
export const dailyAsides: readonly string[] = [
  'A {day|week} holds {a good many|several} places where this could {turn up|be met}, {most of them unremarkable|and few of them look important}.',
  'Notice what you {leave out|hurry over} when you {tell it to others|describe it}; {this may be near it|that is often the place}.',
  'There may be {a person|someone} {of whom this reminds you|you think of at this}, {and that is a thread|and the thought is worth a minute}.',
  'Some of it is {temperament|habit} and some is {circumstance|season}, {and only one of them needs your consent|and both may shift}.',
  'It {sits well beside|goes with} {what you already know|your own sense of things}, {or it argues with it; both are useful|or else it quarrels, usefully}.',
  'One can {hold this lightly|turn it over} {on the way to somewhere else|while doing something else}, {which is how such things are best held|and let it settle}.',
  'What {looks like|passes for} a {small matter|side issue} here {may be|is sometimes} the {hinge|handle}.',

  'It may show in {small things first|something quite small}: {a message left open, a chair turned to the window|the errand you put off, the song you replay}.',
  'Look for it in {an ordinary hour|the middle of an ordinary day} {rather than at a crossroads|before you look for it anywhere grand}.',
  'You would {know better than any card|be the one to know} {where this touches the day|which part of the day it belongs to}.',
  'Something of this {is probably familiar already|has perhaps been in the air for a while}, {and only wanted a name|under another name}.',
  'It is {a description|an observation}, {not an instruction|and leaves you free}; {see whether it fits|try it on and see}.',
  'The {large question|question itself} may be {less urgent|smaller} than {the mood it is asked in|the hour it is asked at}.',
  'Set the {thought|picture} beside {what you did yesterday|your last few days}, {and see what agrees|and notice where it touches}.',
]
