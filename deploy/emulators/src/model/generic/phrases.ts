/** Sentences for facts of any method. `$fact` is the linked label, `$np` the matter asked about. */
export const factFrames: readonly string[] = [
  '{Here|At this point} {there is|stands} $fact.',
  'The {next thing|thing to look at} is $fact.',
  'To the whole belongs $fact.',
  '{Look|Turn} now to $fact.',
  'There is also $fact.',
  'A {further|quiet} part is played by $fact.',
  'Then {comes|there is} $fact.',
  '{Not far from it|Beside this} {stands|is} $fact.',
  'It {includes|holds} $fact.',
  'And {there is|one finds} $fact.',
]

export const factReflections: readonly string[] = [
  'With $np in mind, {it gives the matter a tone|it may be read as a leaning}, {more than a direction|and leanings can be followed or not}.',
  '{Where $np is concerned|As regards $np}, it {suggests looking at|draws the eye to} {what repeats|what comes easily}, {and asking why|and staying with that a little}.',
  'For $np, {that may mean|one might take it to mean} {going a little slower here|a place to begin}, {if it rings true|and no more than that}.',
  'It {describes a manner|says how, rather than what}; {whether it fits|how much of it fits} is {for you to say|yours to judge}.',
  '{Set beside|Put next to} $np, it {is one voice among several|adds a shade to the picture}, {and worth a minute|and shades add up}.',
  'You may {recognise it|know it already} {from somewhere|by another name}, {perhaps from $np itself|in what you have said about $np}.',
  'Think of it as {a window|one lamp}, and of $np as {the room|what it happens to light}.',
  'It {need not|does not have to} {decide anything about $np|settle $np}; {it can make it easier to talk about|it is a way of seeing it}.',
  'In $np it could {show|appear} {as a preference|as a habit}, {one you hardly notice|and habits can be looked at}.',
  'One may {take from it|draw from it} {a question|one small question} about $np, {and leave the answer for later|and carry it about for a day}.',
]

export const factAdvice: readonly string[] = [
  'Write down one place in the last week where it showed, and one where it did not.',
  'Choose one hour this week that suits it, and see what the hour is like.',
  'Ask someone who knows you whether they would have guessed it.',
  'Leave it aside for two days, and read this line again.',
  'Do one small thing that agrees with it, and one that does not, and compare.',
  'Find a word of your own for it.',
  'Notice the next time you act against it, without correcting anything.',
  'Draw it as a shape, badly, and look at what you emphasised.',
  'Put it in a sentence that begins with “sometimes”.',
  'Mention it to a friend as if it were weather, and hear what they say.',
]

export const genericTitles: readonly string[] = [
  'A pattern, held to the light',
  'What the lines suggest',
  'The shape of it',
  'A quiet arrangement',
  'Several lamps, one room',
  'Seen from another window',
  'The grain of the thing',
  'A map with open edges',
  'Small signs, read slowly',
  'Under a clear sky',
]

export const genericDraws: readonly string[] = [
  'What was computed for you is laid out below, {one piece at a time|piece by piece}, {beginning with|from} $first.',
  'Below, the {facts|findings} are taken {in turn|one by one}, {starting with|first} $first.',
  'The facts come first, {as they were worked out|plainly}; {the reading goes from|it begins with} $first.',
  'It begins with $first, and {goes on from there|the rest follows in its order}.',
]
