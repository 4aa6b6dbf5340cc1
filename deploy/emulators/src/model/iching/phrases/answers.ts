import type { Form } from '../../question/topic.ts'

/** What works inside: `$nuclear` is linked, `$a` one of its keywords, `$from` one of the primary hexagram's. */
export const inside: readonly string[] = [
  'At the core of it works $nuclear.',
  'Its inner lines make $nuclear.',
  'Inside it stands $nuclear.',
]
export const insideBrings: readonly string[] = [
  'Beneath $from there may be something of $a.',
  'That brings $a to $np, {quieter than|beneath} $from.',
  'So $a is at work in it too.',
]

/**
 * The answer, by what was asked. As `$clause`, the question in the reader's words, can be long, each names what was cast: `$from`, `$sign`,
 * `$to` gather the hexagram, the line and the direction.
 */
export const answers: Readonly<Partial<Record<Form, readonly string[]>>> = {
  choice: [
    'As to $clause, the lines take neither side; they go from $from by way of $sign towards $to.',
    'When you weigh $clause, look for $sign, which leads from $from to $to.',
  ],
  whether: [
    'As to $clause, you get no yes or no, but a way from $from to $to, past $sign.',
    '$Sign does not decide $clause; it only {shows|says} how $from may turn into $to.',
  ],
  when: ['As to $clause, no day is named; with $sign in mind, watch for $from turning into $to.'],
  why: ['As to $clause, the lines look for the reason in $from, see $sign at work in it, and point to $to.'],
  how: ['As to $clause, {start|begin} with $sign, and let $from become $to {at its own pace|one piece at a time}.'],
  what: ['As to $clause, look at $from as it stands, at $sign as what to heed, and at $to as the direction.'],
}
export const answersToTold: readonly string[] = [
  'There is $from as it stands, and $to as the direction.',
  'So $np goes from $from towards $to.',
  'Between $from and $to there is a part for you.',
]
/** Before that, to somebody who told more: `$told` a clause of theirs. */
export const stillTold: readonly string[] = [
  'If $told, that need not be the end.',
  'That $told is still so {tonight|when you close this page}.',
]
/** The same where no line changes. */
export const answersAtRest: readonly string[] = [
  'For $np it may begin with $from, and find $to inside it.',
  'Nothing pushes beyond it: $from stays, and $to with it.',
  'In $np, $from is what you have to work with.',
]
/** The same where something was asked. */
export const askedAtRest: readonly string[] = [
  'As to $clause, nothing presses for an answer: $from is where you stand, and $to may be found in it.',
  'To the question $clause it answers with a way of waiting, $from first, and $to within it.',
]

/** What the text with the last word advises, after the answer. */
export const untilThen: readonly string[] = [
  'On the way, $counsel.',
  'Until then, $counsel.',
  'Your own part in it may be $toCounsel.',
  'One thing to take along: $counsel.',
  'For now, $counsel.',
]

/** Instead, where a matter belongs with those trained for it. */
export const careAnswers: readonly string[] = [
  'Let $from and $to keep you company in $np. {What is to be done|What follows} belongs in a talk with {someone trained for it|someone who can look}.',
  'Let $from and $to keep you company. The lines put no decision on you.',
  'For $np these are pictures to think beside. They decide nothing; speak with {someone who knows|someone trained for it}.',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment, and the choice is yours.',
  'Read it for reflection and entertainment; you decide.',
  'It is meant for reflection and for pleasure, as entertainment. You choose.',
  'Take it as entertainment and food for thought; the deciding is yours.',
]
