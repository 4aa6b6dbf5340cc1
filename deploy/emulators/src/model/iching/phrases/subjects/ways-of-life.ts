import type { SubjectWords } from './subject-words.ts'

export const move: SubjectWords = {
  nouns: ['this change of place', 'this move', 'all this'],
  heard: [
    'A place holds more of one’s life than the lease says.',
    'To go and to stay both cost something.',
    'Half of such a move is made long before the boxes.',
    'Nobody decides this with a map alone.',
  ],
  outer: [
    'the distance, and what lies at the other end of it',
    'the people who would have to come, or be visited',
    'addresses, dates, and a van to be booked',
    'the place that is still only a name',
    'what holds you here, down to the baker',
    'the others, who have their own idea of home',
  ],
  inner: [
    'the part of you that has already packed',
    'the part of you that has roots here',
    'the curiosity that keeps looking at photographs',
    'what you would miss on an ordinary Tuesday',
    'the wish to be somebody slightly different elsewhere',
    'your sense of what a home has to have',
  ],
  deeds: [
    'picture a wet Tuesday morning in the new place',
    'write down what fits in no box',
    'spend an afternoon here as if newly arrived',
    'name three people you would ring first',
    'draw a map of the ways you walk weekly',
    'ask somebody who made such a move',
  ],
}

export const health: SubjectWords = {
  nouns: ['looking after yourself', 'how you are these days', 'all this'],
  heard: [
    'To be tired is also a piece of information.',
    'Such a thing colours everything else in a day.',
    'One gets used to too little rest, and pays quietly.',
    'It is sensible to take this seriously.',
  ],
  outer: [
    'all that wants something of you before noon',
    'the noise of the days and who makes it',
    'the people who count on you',
    'the duties that grew one at a time',
    'the short nights and the long lists',
    'the help that would be there if it were asked',
  ],
  inner: [
    'the strength you have left at the end of a day',
    'what your own rhythm would be',
    'the voice that says it is not so bad',
    'the small pleasures that restore you',
    'the wish to be looked after for once',
    'what you already know would do you good',
  ],
  deeds: [
    'keep one hour that belongs to nobody else',
    'note what gave you strength, three evenings running',
    'go to bed half an hour earlier twice',
    'say no once, kindly and without a reason',
    'sit in the sun with nothing to read',
    'ask one person to take one thing over',
  ],
}

export const creativity: SubjectWords = {
  nouns: ['the work you want to make', 'this piece of work', 'all this'],
  heard: [
    'Unfinished things have a quiet way of staying in the room.',
    'To make something, one has to bear its being unmade.',
    'That it still calls to you says something.',
    'Nobody is waiting for it as much as you are.',
  ],
  outer: [
    'the hours other things take first',
    'the readers, listeners or lookers you imagine',
    'the table, the light, and the closed door',
    'the material itself, which has its own will',
    'those who ask how it is going',
    'all the good work others have already done',
  ],
  inner: [
    'the idea as it was on the first day',
    'the critic who is always awake before you',
    'the pleasure you take when nobody is looking',
    'your fear that it may turn out ordinary',
    'what only you could say in this way',
    'the stamina you have for the dull middle',
  ],
  deeds: [
    'look at what there is, without a pencil',
    'give it half an hour on three days',
    'show one page and ask only what stayed',
    'write the worst version of the next part',
    'clear the table and leave only this on it',
    'stop in mid-sentence, so that tomorrow is easy',
  ],
}

export const study: SubjectWords = {
  nouns: ['this stretch of study', 'what you have set out to learn', 'all this'],
  heard: [
    'A pile of books looks higher from below.',
    'To begin late is still to begin.',
    'Learning is lonely work when the clock is loud.',
    'So much hangs on so few quiet hours.',
  ],
  outer: [
    'dates, rooms, and what will be asked in them',
    'the teachers, and how they like a thing said',
    'the others, who always seem further along',
    'the sheer amount of paper',
    'the days, of which each has one good hour',
    'the table, the telephone, and who keeps ringing',
  ],
  inner: [
    'your curiosity, if it is let off the lead',
    'what you understood once and have not lost',
    'the voice that says you should know this already',
    'your best hour of the day',
    'the wish to have it behind you',
    'what made you choose this in the first place',
  ],
  deeds: [
    'explain the smallest unclear chapter aloud',
    'fix one hour that is the same daily',
    'draw what you know on a single page',
    'answer one old question by hand',
    'ask a fellow student to compare notes',
    'put the telephone in another room for an hour',
  ],
}

export const general: SubjectWords = {
  nouns: ['what you wrote about', 'the matter before you', 'all this'],
  heard: [
    'To put it into words is already a first step.',
    'Not knowing is a more honest place than it feels.',
    'Such a thing deserves a quiet look from several sides.',
    'It is good that you take the time to ask.',
  ],
  outer: [
    'the people and the dates that are part of it',
    'what others expect, or seem to',
    'the circumstances you did not choose',
    'the things that happen without asking you',
    'what the days bring and take',
    'the part of it that is in other hands',
  ],
  inner: [
    'your own wishes, including the shy ones',
    'what you already know and have not said',
    'your energy, and where it goes of itself',
    'the habit that has carried you so far',
    'the calm you have on your better days',
    'what you would choose if it were only up to you',
  ],
  deeds: [
    'take a walk with only this one question',
    'write down what you would miss otherwise',
    'choose the smallest thing you could try first',
    'tell one person whom you trust',
    'sleep on it, with paper beside the bed',
    'finish one little thing that lies about',
  ],
}
