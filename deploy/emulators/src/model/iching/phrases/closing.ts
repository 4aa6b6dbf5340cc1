import type { Form } from '../../question/topic.ts'

/** What works inside: `$nuclear` is linked, `$core` what it shows, `$name` and `$ahead` the two hexagrams, `$np` the matter. */
export const inside: readonly string[] = [
  'At the core of $np, between $name and $ahead, works $nuclear: $core.',
  'One thing lies deeper in $np than either $name or $ahead: the inner lines make $nuclear, and that is $core.',
  'Hidden in the middle of $name is $nuclear, so that $np, whatever comes of $ahead, has also to do with $core.',
  'What works inside $np, while $name turns to $ahead, is $nuclear, which stands for $core.',
]
export const insideAtRest: readonly string[] = [
  'At the core of $name works $nuclear: for $np that would be $core.',
  'One thing lies deeper in $np than $name, deeper than $inner: the inner lines make $nuclear, and that is $core.',
  'Hidden in the middle of $name is $nuclear, so that, beside $inner, $np has also to do with $core.',
]

/** The same where the core is the hexagram it leans towards. */
export const insideAlready: readonly string[] = [
  'What lies ahead is at work inside already: the inner lines of $name make $nuclear, and for $np that is $core.',
  'The core of $name is $nuclear once more, so that $np may already have something in it of $core.',
]
/** The same where the hexagram is its own core. */
export const insideSame: readonly string[] = [
  'Its inner lines make the same figure, $nuclear, once more, so nothing hidden is at work in $np or in $inner, and what you see is $core.',
  'Looked at from within, it is again $nuclear: for $np that would be $core, and no other voice in $inner.',
]

/**
 * The answer, by the shape of what was asked: `$from` and `$to` gather the hexagrams, `$sign` the picture that leads.
 */
export const answers: Readonly<Record<Form, readonly string[]>> = {
  choice: [
    'Between your two possibilities the lines take no side; they only suggest what to look for in each, namely where $from might turn to $to, and what $sign would have to say of it.',
    'No hexagram chooses for you; but of two ways, the one that leads past $sign from $from to $to may deserve the second look.',
  ],
  whether: [
    'You get no yes or no from all this, but something to weigh your own answer with: $from as it is, $sign as a test, and $to as a direction.',
    'A yes or a no is not in these lines; what is in them is $from to begin with, $sign to think about, and $to to compare your answer with.',
  ],
  when: [
    'Of days and dates the lines know nothing; they would rather have you watch for the point at which $from turns to $to, with $sign as the mark.',
    'As to the time, look less at the calendar than at $sign: where you see it, $from may be giving way to $to.',
  ],
  why: [
    'If there is a reason to be found here, it lies near $from, with $sign for an illustration, and the way out leads by $to.',
    'Why it is so, only you can find out; $from is a good place to look, with $sign for a lamp and $to for a direction.',
  ],
  how: [
    'So the way would be to start from $from as it is, to take $sign seriously, and to let $to come of it a piece at a time.',
    'How to go about it, then: with $sign in mind, from $from towards $to, at a pace that you can keep.',
  ],
  what: [
    'What to look at, then, is $from as it stands, $sign as the thing to heed, and $to as the direction.',
    'If you keep three things from this, let them be $from, $sign and $to, in that order.',
  ],
  told: [
    'So much for now: in $np there is $from where you stand and $to where it leans, and $sign is a picture to keep in between.',
    'Put together, {it goes|the reading goes} from $from by way of $sign to $to, and leaves room at each point for your own pace.',
    'If only one picture stays with you for $np, let it be $sign, which comes where $from ends and $to may begin.',
  ],
  none: [
    'So much for now: in $np there is $from where you stand and $to where it leans, and $sign is a picture to keep in between.',
    'Put together, {it goes|the reading goes} from $from by way of $sign to $to, and leaves room at each point for your own pace.',
  ],
}
/** The same where whole texts lead: `$name` and `$ahead` are the hexagrams. */
export const answersOfWhole: readonly string[] = [
  'So the reading for $np goes from $name to $ahead, from $from to $to, and which part of that way is yours to walk you know best.',
  'Between $name and $ahead lies a good piece of road; for $np it is enough to have seen both ends of it, $from here and $to there.',
  'No yes or no has been given to $np, but a beginning and a direction: $from first, and $to to lean towards.',
]
/** The same where no line changes: `$other` is a second keyword. */
export const answersAtRest: readonly string[] = [
  'Since nothing in the figure moves, it gives you something to stay with in $np {when|whenever} you come to it, perhaps $occasion: $from first, and $other within it.',
  'The lines send you nowhere else; for $np they say that there is $from to work with, and $other, and $inner.',
  'No line points beyond it, and so the answer for $np is one of staying: with $from and $other, and with $inner.',
]

/** Instead, where a matter belongs with those trained for it. */
export const careAnswers: readonly string[] = [
  'Let $from and $to keep you company in $np. What follows belongs in a talk with someone trained for it.',
  'If $from and $to stay with you as pictures, that is enough. The lines put no decision on you.',
  'For $np these are pictures to think beside, with $from in one and $to in the other. They decide nothing; speak with someone who knows.',
]

export const disclaimers: readonly string[] = [
  'It is meant for reflection and entertainment, and the choice is yours.',
  'Take all this for reflection and entertainment; the choosing stays with you.',
  'Read it as reflection and entertainment, and choose as you see fit.',
  'All of it is for reflection and entertainment; you choose.',
]
