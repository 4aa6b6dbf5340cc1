import type { Form } from '../../question/topic.ts'

/** Binds the draw together: `$from` and `$to` are linked cards, `$gistA` and `$gistB` what they turn on. */
export const bindings: readonly string[] = [
  '{Taken together|Laid side by side}, the cards {go|move} from $gistA, with $from, to $gistB, with $to.',
  'From $from to $to {the line is clear enough|runs one thread}: it begins with $gistA and {arrives at|comes round to} $gistB.',
  'If there is one {sentence|thread} in it, {it runs|it may be drawn} from $gistA to $gistB, {that is|or} from $from to $to.',
  'The draw {sets|puts} $gistA at one end and $gistB at the other, {with $from and $to to hold them|under $from and $to}.',
  'Between $from and $to {there is a small story|something has moved}: first $gistA, and after it $gistB.',
  'What {$from and $to|$from at one end and $to at the other} have in common is {this question|the matter you brought}; the one speaks of $gistA, the other of $gistB.',
  '{Seen whole|From a step back}, it is a {movement|path} between $gistA and $gistB; $from {starts it|stands at the near end} and $to {leaves it open|stands at the far one}.',
]

/** Back to the question: `$clause` completes "you ask", `$gistA` and `$gistB` are what the first and the last card turn on. */
export const answers: readonly string[] = [
  'As to $clause, the draw decides nothing; it does suggest that whoever answers it {looks at|begins with} $gistA before $gistB, {and takes both seriously|and leaves neither out}.',
  'So when you come back to the question $clause, {take|bring} two things along, $gistA and $gistB, and {see|notice} which of them your answer {has been leaving out|would rather not hear}.',
  'The question was $clause, and what has been added to it is {a little room|some room} between $gistA, where you may be standing, and $gistB, which is {not a forecast|only a direction}.',
]
/** The same for a matter without a question's words: `$np` names it. */
export const returns: readonly string[] = [
  'For $np that leaves two things to look at, $gistA and $gistB, and you may notice which of them you {turn to first|would rather not hear about}.',
  'Set beside $np, this is {a little|some} room between $gistA, where you may be standing, and $gistB, which is {not a forecast|only a direction}.',
]

export const formClosings: Readonly<Record<Form, readonly string[]>> = {
  choice: [
    'It {favours|prefers} neither {road|side}; it {shows what you would be carrying on each|asks which of the two you could explain to yourself in a year}.',
    'Neither {option|way} has been {crossed out|ruled out}, and {the one you keep defending may be the one you want|you may notice which of them you reread first}.',
    'Between the two, {the draw holds the lamp and not the pen|the weighing stays with you}.',
    'If one of the two {has grown quieter while you read|already sounds like yours}, {that is worth noting|note it and wait a day}.',
    'Both ways {remain open|are still there}; {what has changed, perhaps, is the light on them|only the question may have become a little smaller}.',
    'A choice {made calmly|made with the reasons in view} {is seldom the wrong one for long|can be lived with, whichever it is}.',
  ],
  whether: [
    'It {gives no yes and no no|will not be pressed into a yes or a no}; {it shows what either would rest on|it asks what you would do with each}.',
    'If you {hoped for one answer while reading|leaned one way as you read}, {that is information|you have learned something the cards could not tell you}.',
    'A yes {can be small|may be given in part}, and a no {can be kind|may be given for now}; {the draw leaves room for both|both are in your hands}.',
    'Whether it {is so|comes about} {is decided elsewhere|lies outside the deck}; {how you stand towards it is not|how you meet it is nearer home}.',
    'The {short|one-word} answer {is still missing|has not come}, and {may be missed less now|perhaps the longer one serves better}.',
    'What {the cards can add|a draw can add} is {a pause before the answer|a little space around the word}, and {that may be enough|the rest is ordinary courage}.',
  ],
  when: [
    'No date has been given, {and none was in the deck|which is as it should be}; {a condition or two has|but something of the season has}.',
    'The clock {stays yours to read|goes on as before}; {the waiting may be a little better furnished|one may wait in better light}.',
    'If there is a sign to watch for, {it is likelier to be an ease than an event|it will be small}.',
    'Time {does its part|goes its own way}; {what you prepare in it is yours|you may as well be comfortable}.',
    'When is {a question for the door; who you are when it opens is one for you|the least of what was answered}.',
    'It {may come sooner|may take longer} than {impatience says|hope has it}, {and no card has its address|and you have the afternoon either way}.',
  ],
  why: [
    'If a reason {has shown itself|came into view}, {it can be held lightly|try it on for a week}; {reasons change with use|it need not be the only one}.',
    'A why is {seldom finished|rarely answered once}, {and it is enough to have moved the lamp|and this is one candle towards it}.',
    'What explains {does not excuse or accuse|is not yet what heals}; {it only makes the next step less blind|still, it is good company}.',
    'You may {recognise one line of this|know one of these pictures} {better than the rest|at once}; {begin there|that one is yours}.',
    'Understanding {arrives late and stays|comes in through the kitchen}, {and need not be forced|and you have left the door open}.',
    'The reason you would give today {may differ from the one you give in a year|may be one of several}, {and both can be true|and that is no failure}.',
  ],
  how: [
    'Of the ways {named|shown} here, {the smallest is the one to begin with|choose the one you would do anyway}.',
    'The how {is mostly a first step and a second|has few secrets}; {you have one of the two now|the first is in your hands}.',
    'Take {one verb from it|one of these suggestions}, {and leave the others for another week|and forget the rest without remorse}.',
    'There is {no correct order|more than one order} in this; {what is easy may go first|begin where it is warm}.',
    'If it {helps|serves}, {keep it; if not, the way round is also a way|use it, and if not, put it by}.',
    'What is {practical here will prove itself by Tuesday|useful in it will show in use}; {the rest was decoration|the rest may be read for pleasure}.',
  ],
  what: [
    'What you {take from it|keep of it} {may be one picture|need not be much}, {and one is plenty|and that will do}.',
    'The open question {may stay open|can remain so}, {a little better lit|with a lamp in it}.',
    'If one of the pictures {followed you out|stayed with you}, {it is the one to think about|it has done its work}.',
    'It {sorts more than it answers|has arranged the furniture}; {where to sit is left to you|you may move it back}.',
    'There is {something to watch for|enough} in this {and nothing to obey|to be getting on with}.',
    'Look at it again {in a few days|at the end}, {and see which line has aged well|and keep what turned out to fit}.',
  ],
  told: [
    'You asked {nothing|for no answer}, and none has been {forced on you|given}; {a few pictures have been set beside what you told|keep the picture that sits well beside it}.',
    'What you {described|wrote} {stands as it was|has not been argued with}; {the cards have only sat down next to it|it has been looked at, and that is all}.',
    'If {something here|one line} {answered a question you did not put|was what you meant}, {good|so much the better}.',
    'It is {your account|your story}, {and the draw is a footnote|and these are pictures in its margin}.',
    'Telling it was {perhaps the larger step|already a kind of answer}; {the rest can follow at its own pace|the cards came second}.',
    'Let it {rest here|lie} {for a day|overnight}, {and see what you would add|and read your own words again first}.',
  ],
  none: [
    'With no question to answer, {it may simply hang on the wall for a day|it asks nothing of you in return}.',
    'It {was|is} {a look|a glance} and no more, {and you may keep what you liked|which is sometimes the best way}.',
    'A question may {come to you later|occur to you now}; {this draw will not mind|it will find the cards already laid}.',
    'Take from it {a picture|one image} {for your pocket|for the day}.',
    'Nothing was {asked|wanted}, so nothing is {decided|settled}.',
    'What you {do with it|make of it} is open, {and may be very little|as with a pleasant view}.',
  ],
}

/** A last word on the subject. */
export const disclaimers: readonly string[] = [
  '{Take this as a mirror rather than a verdict|This is a mirror and no verdict}: {it is offered for reflection and entertainment|meant for reflection and entertainment}, and the choice is yours.',
  'The cards fell by chance; {read them for reflection and entertainment|they are here for reflection and for entertainment}, and {choose as you see fit|the choosing stays with you}.',
  'All of it is {for reflection and entertainment|offered as entertainment and as food for reflection}; {what you do is your own choice|the choice remains with you}.',
  'A reading is {entertainment with a thoughtful side|a pastime that invites reflection}, {and decides nothing|and no more}: {the choice is yours|you choose}.',
  '{Enjoy|Keep} it as entertainment and {as an occasion for reflection|a moment’s reflection}; {the decisions belong to you|what happens next is yours to choose}.',
  'It is {meant|here} to entertain and to {prompt reflection|give you something to reflect on}, {and it leaves the choice where it was: with you|while the choice stays in your hands}.',
  'Nothing here {binds you|is binding}: {a shuffled deck, read for reflection and entertainment|it is reflection and entertainment}, with {every choice left to you|the choice left in your hands}.',
  '{Use|Keep} it for reflection, {enjoy it as entertainment|as the entertainment it is}, and {make your own choice|let the choice be your own}.',
  'These are {pictures drawn at random|cards from a shuffle}, {good for reflection and entertainment|there to entertain and to set you reflecting}; the {choice|deciding} is {yours|for you}.',
  'Chance laid the cards and {you do the choosing|the choice is yours}; {what lies between is reflection and entertainment|the reading between is for reflection and entertainment}.',
  'Let it {entertain you|be entertainment} and {give you something to reflect on|set off a little reflection}; {the choice was always yours|you are the one who chooses}.',
  '{So much for|That is} the draw, {a piece of entertainment with room for reflection|offered for entertainment and reflection}; {the choice is where it should be, with you|any choice is yours}.',
]
