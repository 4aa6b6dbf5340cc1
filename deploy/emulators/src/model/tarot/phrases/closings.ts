import type { Form } from '../../question/topic.ts'

/** Binds the draw together: `$from` and `$to` are linked cards, `$gistA` and `$gistB` what they turn on. */
export const bindings: readonly string[] = [
  '{Taken together|Laid side by side}, the cards {go|move} from $gistA, with $from, to $gistB, with $to.',
  'From $from to $to {the line is clear enough|runs one thread}: it begins with $gistA and {arrives at|comes round to} $gistB.',
  'If there is one {sentence|thread} in it, {it runs|it may be drawn} from $gistA to $gistB, {that is|or} from $from to $to.',
  'The draw {sets|puts} $gistA at one end and $gistB at the other, {with $from and $to to hold them|under $from and $to}.',
  'Between $from and $to {there is a small story|something has moved}: first $gistA, and after it $gistB.',
  'In {this question|the matter you brought} $from and $to meet; the one speaks of $gistA, the other of $gistB.',
  '{Seen whole|From a step back}, it is a {movement|path} between $gistA and $gistB; $from {starts it|stands at the near end} and $to {leaves it open|stands at the far one}.',
]

/** Back to the question: `$clause` completes "you ask", `$gistA` and `$gistB` are what the first and the last card turn on. */
export const answers: readonly string[] = [
  'As to $clause, {begin with|look first at} $gistA, and only then {at|turn to} $gistB.',
  'When you come back to the question $clause, {take|bring} two things along: $gistA and $gistB.',
  'The question was $clause; what has been added is {a little|some} room between $gistA and $gistB.',
  'Whatever you come to think on the question $clause, {give|allow} $gistA and $gistB {each a hearing|a place in it}.',
]
/** The same for a matter without a question's words: `$np` names it. */
export const returns: readonly string[] = [
  'For $np that leaves two things to look at: $gistA and $gistB.',
  'Set beside $np, this is {a little|some} room between $gistA and $gistB.',
  'Coming back to $np, {give|allow} $gistA and $gistB {each a hearing|a place in it}.',
]

export const formClosings: Readonly<Record<Form, readonly string[]>> = {
  choice: [
    'It {favours|prefers} neither {road|side}.',
    'Neither {option|way} has been {crossed out|ruled out}.',
    'You may notice which of the two you {reread first|keep defending}.',
    'Between the two, the weighing stays with you.',
    'If one of the two already sounds like yours, wait a day.',
    'Both ways {remain open|are still there}, in a little more light.',
    'A choice made {calmly|with the reasons in view} can be lived with.',
  ],
  whether: [
    'It {gives no yes and no no|will not be pressed into a yes or a no}.',
    'If you leaned one way as you read, that is information.',
    'A yes {can be small|may be partial}, and a no {can be kind|may be temporary}.',
    'Whether it comes about lies outside the deck.',
    'How you meet it is nearer home.',
    'The {short|one-word} answer has not come, and may be missed less.',
    'What a draw can add is a pause before the answer.',
  ],
  when: [
    'No date has been given, {and none was in the deck|which is as it should be}.',
    'The clock stays yours to read, in better light perhaps.',
    'If there is a sign to watch for, it will be small.',
    'Time goes its own way; what you prepare in it is yours.',
    'It {may come sooner|may take longer} than {impatience says|hope has it}.',
    'You have this afternoon either way.',
  ],
  why: [
    'If a reason {has shown itself|came into view}, {hold it lightly|try it on for a week}.',
    'A why is {seldom finished|rarely answered once}.',
    'What explains does not accuse; it makes the next step less blind.',
    'You may know one of these pictures at once. {Begin there|That one is yours}.',
    'Understanding {arrives late and stays|comes in through the kitchen}.',
    'Today’s reason may differ from next year’s, and both be true.',
  ],
  how: [
    'Of the ways {named|shown} here, begin with the smallest.',
    'The how is mostly a first step and then a second.',
    'Take {one verb from it|one of these suggestions}, and leave the others.',
    'There is {no correct order|more than one order} in this. Begin where it is warm.',
    'If it helps, keep it. If not, put it by.',
    'What is practical here will prove itself by Tuesday.',
  ],
  what: [
    'What you {take from it|keep of it} may be one picture.',
    'The open question {may stay open|can remain so}, with a lamp in it.',
    'If one of the pictures stayed with you, it has done its work.',
    'It has arranged the furniture, and you may move it back.',
    'There is something to watch for in this, and nothing to obey.',
    'Look at it again {in a few days|at the end}. See which line aged well.',
  ],
  told: [
    'You asked for no answer, and none has been {forced on you|given}.',
    'What you {described|wrote} {stands as it was|has not been argued with}.',
    'If one line answered a question you did not put, good.',
    'It is {your account|your story}, and these are pictures in its margin.',
    'Telling it was {perhaps the larger step|already a kind of answer}.',
    'Let it {rest here|lie} {for a day|overnight}. See what you would add.',
  ],
  none: [
    'With no question to answer, it may simply hang there.',
    'It was {a look|a glance} and no more.',
    'If a question comes later, the cards are already laid.',
    'Take from it {a picture|one image} {for your pocket|for the day}.',
    'Nothing was {asked|wanted}, so nothing is {decided|settled}.',
    'What you {do with it|make of it} is open.',
  ],
}

/** A last word on the subject. */
export const disclaimers: readonly string[] = [
  'Take this as a mirror, for reflection and entertainment. The choice is yours.',
  'Read it for reflection and entertainment, and choose as you see fit.',
  'It is all for reflection and entertainment. The choice {remains with you|is your own}.',
  'A reading is entertainment that invites reflection. {The choice is yours|You choose}.',
  '{Enjoy|Keep} it as entertainment and a moment’s reflection. The choosing stays yours.',
  'It is meant to entertain and to prompt reflection; you choose.',
  'Nothing here is binding: it is reflection and entertainment. Every choice is yours.',
  '{Use|Keep} it for reflection, enjoy it as entertainment, and choose freely.',
  'These are pictures for reflection and entertainment. The {choice|choosing} is {yours|for you}.',
  'Chance laid the cards, for reflection and entertainment; you do the choosing.',
  'Let it entertain you and set off some reflection. You choose.',
  'That is the draw, for entertainment and reflection. {The choice|Any choice} is yours.',
]
