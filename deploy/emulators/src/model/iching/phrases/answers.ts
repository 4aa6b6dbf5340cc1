import type { Form } from '../../question/topic.ts'

/** What works inside: `$nuclear` is linked, `$a` one of its keywords, `$from` one of the primary hexagram's. */
export const inside: readonly string[] = [
  'At the core of it works $nuclear, which brings $a to $np, {quieter than|beneath} $from and {perhaps the reason for it|there from the beginning}.',
  'Its inner lines make $nuclear, so that beneath $from there may be something of $a in $np{ that one sees only on looking twice|}.',
]

/**
 * The answer, by what was asked: `$clause` the question in the reader's words; `$from`, `$sign`, `$to` gather the hexagram, the line and the
 * direction; `$toCounsel` is what the text with the last word advises.
 */
export const answers: Readonly<Partial<Record<Form, readonly string[]>>> = {
  choice: [
    'As to $clause, the lines take neither side: they {describe|give} a way of going about it, from $from by way of $sign towards $to, and on either road it would be $toCounsel.',
    'When you weigh $clause, ask of each of the two whether it lets you $haveCounsel; {that|there} $sign points, and $to lies {behind it|beyond}.',
  ],
  whether: [
    'So on the question $clause you get neither a yes nor a no, but a manner: from $from, by way of $sign, towards $to, and {on the way there|until then} $toCounsel.',
    '$Sign does not decide $clause; it says what would make either answer sound, namely $toCounsel, while $from may turn into $to.',
  ],
  when: [
    'As to $clause, no day is named; what you can watch for is the point at which $from begins to turn into $to, and until then, with $sign in mind, it is enough $toCounsel.',
  ],
  why: [
    'As to $clause, the lines {would look|look} for the reason in $from, and {show|see} in $sign how it keeps itself going; $toCounsel is what {leads|may lead} towards $to.',
  ],
  how: [
    'As to $clause, then: $counsel, {start where $sign starts|begin as $sign does}, and let $from become $to {at its own pace|one piece at a time}.',
    'So the answer to $clause has three parts, {which are|namely} $from to admit, $sign to heed, and $to to go towards; the middle one says: $counsel.',
  ],
  what: [
    'As to $clause, three things {lie|have come} together here: $from as it stands, $sign as what to heed, $to as the direction; and what binds them is $toCounsel.',
  ],
}
export const answersToTold: readonly string[] = [
  'Put together, there is $from as it stands, $sign to heed, and $to as the direction, so that in $np {what remains for you|your own part} may be {no more than|simply} $toCounsel.',
  'Three things come together for $np, then: $from, which you {know|have described}; $sign, with its request $toCounsel; and $to, which {may follow|lies beyond}.',
]
/** To somebody who told more: `$told` a clause of theirs. */
export const answersWithTold: readonly string[] = [
  'So if $told, that need not be the end of the {sentence|story}: with $from it has a name, $sign says $toCounsel, and $to {lies in that direction|is where it leans}.',
  'That $told is still so when you close this page, but $sign has put {something|one thing} into your hands, which is $toCounsel, and {past|beyond} $from it points to $to.',
]
/** The same where no line changes. */
export const answersAtRest: readonly string[] = [
  'For $np it comes to this: $from may be {both where you stand and|where you stand as well as} what you have to work with, and $to may be found inside it, {if you are|for whoever is ready} $toCounsel.',
  'Nothing pushes beyond it, so for $np the answer stays with $from and $to, and with the one request $toCounsel.',
]

/** The same where something was asked. */
export const askedAtRest: readonly string[] = [
  'As to $clause, then, nothing in it presses for an answer: $from may be where you stand and $to what you have to work with, and the one thing asked {of you|for now} is $toCounsel.',
  'So to the question $clause it answers with a way of waiting rather than a yes or a no: $from first, $to {within it|beside it}, and, as long as it lasts, $toCounsel.',
]

/** Instead, where a matter belongs with those trained for it. */
export const careAnswers: readonly string[] = [
  'For $np these are pictures to think beside, from $from to $to; {what is to be done|what follows} belongs in a conversation with {someone who can look|someone trained for it}.',
  'Let $from and $to keep you company in $np until you have {been advised|spoken with someone who knows}; {they|the lines} put no decision on you.',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment, and the choice is yours.',
  'Read it for reflection and entertainment; you decide.',
  'It is meant for reflection and for pleasure, as entertainment. You choose.',
  'Take it as entertainment and food for thought; the deciding is yours.',
]
