/**
 * The numbers of the names: `$number` and `$Number` are links, `$gives`, `$needs` and `$asks` noun phrases, `$card` and `$that` cards of
 * the draw, `$them` the other person.
 */
export const intros: readonly string[] = [
  'Letters make a game, and a game can ask good questions.',
  'Names know little of love, but they make a fair question.',
  'Counting letters is a pastime, and may still start a thought.',
]
export const yours: readonly string[] = [
  '$Number is said to bring $gives to a bond, and to look for $needs; with $card and $that on the table you can {judge|say} how much of it {sounds like you|is true of you}.',
  'By the letters, $number would bring $gives, and would wish for $needs; {hold that against|you may try it on} $card and $that, {and see whether it fits|to see how well it fits}.',
  'What $number is said to give is $gives, and what it looks for is $needs; next to $card and $that, {the second may be the more interesting half|you may wonder which of the two is said aloud more often}.',
]
export const theirs: readonly string[] = [
  '$Number stands for $gives, with a wish for $needs besides, though neither $card nor $that {can say|could tell you} what is true of $them.',
  'On the other side, $number would bring $gives, and would look for $needs; whether {it is so|that is true} is a question for $them, and for neither $card nor $that.',
  'With $number come $gives, and also a wish for $needs; that is the alphabet speaking, and $them might {put it otherwise|see it otherwise}, whatever $card and $that have to add.',
]
/** Where the two numbers are the same. */
export const sameAgain: readonly string[] = [
  'The other name comes to the same, so $number {holds|brings} no surprise: the same gifts and the same wishes, looking at each other across $card and $that.',
  'Since $number is the same once more, both would bring alike and wish alike, {and then|so that} $card and $that may be {what tells you apart|where you differ}.',
]
export const together: readonly string[] = [
  '$Number is what the two make {together|side by side}, and they are said to ask for $asks, {which is worth a thought|a thing to remember} where $card and $that {meet|lie} in one reading.',
  'Side by side they are $number, with one request, $asks; {hold it against|you may put it next to} $card and $that, and see {whether it has been heard|how often it is granted}.',
  'Taken as a pair they give $number, and what that asks for is $asks, {perhaps|maybe} in the very {spot|place} where $card and $that {disagree|come together}.',
]

/** What is said of two such numbers. */
export const relations: Readonly<Record<string, readonly string[]>> = {
  same: ['Much is then understood without words, and some things are lacked twice.'],
  mind: ['Both are said to love freedom and to forget the way home.'],
  matter: ['Such pairs are said to build well, and may forget to play.'],
  feeling: ['Such pairs are said to be warm, and slow to set limits.'],
  'matter-mind': ['One is said to move, the other to hold, which also steadies.'],
  'feeling-mind': ['One is said to warm, the other to think, and both may learn.'],
  'feeling-matter': ['One is said to grow, the other to fence; neither needs to win.'],
}

export const questions: readonly string[] = [
  'Which half of that do you give more easily than you ask?',
  'Which of these wishes has been said aloud, and which has not?',
  'Where in your days is there room for that?',
]
