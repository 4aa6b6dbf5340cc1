import type { Form } from '../../question/topic.ts'

/** The draw from its first card to its last: `$from` and `$to` are linked cards, `$a` and `$b` what they come to, as gerunds. */
export const bindings: readonly string[] = [
  '{Seen as a whole|Taken together}, the {cards lead|draw leads} from $a, with $from, to $b, with $to.',
  'The draw {began|set out} with $a, in $from, and ends with $b, in $to.',
  'From $from to $to, it has {gone|moved} from $a to $b.',
  '$From {began|opened} with $a, and $to {ends on|leaves off at} $b.',
  'At one end of the row {is|lies} $a, in $from, and at the other $b, in $to.',
  'So the thread runs from $from, which is about $a, to $to and to $b.',
]

/** Back to the question in the reader's words: `$clause` completes "you ask", `$snag` is what stands in the way and `$aid` what may help. */
export const answers: Readonly<Record<Exclude<Form, 'none'>, readonly string[]>> = {
  choice: [
    'As to $clause, {you could|it may help to} weigh both against the same two things: $snag, and $aid.',
    'You asked $clause; {notice|ask yourself} which of the two would mean $snag, and which $aid.',
    'As to $clause, look for the side with less $snag in it, and more $aid.',
  ],
  whether: [
    'As to $clause, the draw gives no yes or no; it asks you to weigh $snag against $aid.',
    'You asked $clause; what the draw puts on the scales is $snag on one side and $aid on the other.',
    'You wanted to know $clause; what is yours to weigh in it is $snag, and against that $aid.',
    'When you come back to the question $clause, ask yourself where $snag plays a part, and what $aid might change.',
  ],
  when: [
    'As to $clause, no card names a day; what you can move is less $snag, and more $aid.',
    'You asked $clause; it may depend less on the date than on $snag giving way to $aid.',
  ],
  why: [
    'You asked $clause; part of it may be $snag, and something may ease with $aid.',
    'As to $clause, one reason worth looking at is $snag, and one thing to set against it is $aid.',
  ],
  how: [
    'As to $clause, the short answer of the draw is this: less $snag, and more $aid.',
    'You asked $clause; a first step could be $aid, and a thing to watch for, $snag.',
  ],
  what: [
    'As to $clause, the draw gives you two things to weigh: $snag, and against it $aid.',
    'You asked $clause; it may come down to a little less $snag, and a little more $aid.',
  ],
  told: ['As to $clause, you could weigh $snag against $aid.', 'You asked $clause; what there is to weigh may be $snag, and $aid.'],
}

/** The same for a matter without a question’s words, or with too many: `$np` names it. */
export const returns: readonly string[] = [
  'As for $np, that leaves two things to weigh: $snag, and $aid.',
  'Coming back to $np, {the real choice|the choice} may be a plainer one: $snag, or $aid.',
  'Whatever happens with $np, two things are worth a thought: the price of $snag, and the use of $aid.',
  'When you next think about $np, {put|set} $snag on one side and $aid on the other.',
  'What it gives you to weigh, when it comes to $np, is $snag against $aid.',
  'With $np, the draw {asks for|leans to} a little less $snag, and a little more $aid.',
]

/** What is left where nothing was asked. */
export const remainders: readonly string[] = [
  'If one thing is worth keeping from it, it may be the step from $snag to $aid.',
  'What you could take along is a choice met every day: $snag, or $aid.',
  'In between, it sets $snag against $aid, and you may know which is nearer to you.',
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
    'The {short|one-word} answer has not come, and may not be needed.',
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
    'If one picture stayed with you, it has done its work.',
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
  'These are pictures for reflection and entertainment. The {choice|choosing} is yours.',
  'Chance laid the cards, for reflection and entertainment; you do the choosing.',
  'Let it entertain you and set off some reflection. You choose.',
  'That is the draw, for entertainment and reflection. {The choice|Any choice} is yours.',
]
