import type { Subject } from '../../question/subject.ts'

/**
 * How one speaks of a matter. `names` are what it is called where the reader names nothing of it, noun phrases that fit after "for" and
 * "with"; `heard` are sentences of seven to twelve words that answer what was told.
 */
type SubjectWords = { names: readonly string[]; heard: readonly string[] }

export const subjects: Readonly<Record<Subject, SubjectWords>> = {
  relationship: {
    names: ['the two of you'],
    heard: [
      'It is hard to be wise about somebody one thinks of daily.',
      'One can care a great deal and not know what next.',
      'Hardly anyone has found the answer to this by thinking alone.',
      'The heart has its own calendar, and it rarely asks yours.',
    ],
  },
  family: {
    names: ['your family'],
    heard: [
      'In a family the oldest things are often the least talked about.',
      'Nobody is quite grown up among their own people.',
      'With family one carries the past along to every meeting.',
      'People who share a childhood seldom remember the same one.',
    ],
  },
  work: {
    names: ['your work'],
    heard: [
      'Work takes the best hours of a day, so this weighs.',
      'What one does all day is never only a job.',
      'A question like that comes along on the way home.',
      'Few people can leave such a thing at the office.',
    ],
  },
  money: {
    names: ['the money'],
    heard: [
      'Money is seldom a question of money alone.',
      'Figures have a way of growing at three in the morning.',
      'It takes some courage to look at figures calmly.',
      'What something costs is easier to count than what it is worth.',
    ],
  },
  home: {
    names: ['your home'],
    heard: [
      'Where one lives, one cannot simply look away.',
      'A home that asks for so much gives little rest.',
      'It is odd how much life a few rooms can hold.',
      'One meets it again in the hall every evening.',
    ],
  },
  move: {
    names: ['the move'],
    heard: [
      'A place holds more of a life than the lease says.',
      'To go and to stay both cost something.',
      'Half of a move is made long before the boxes.',
      'Nobody decides such a thing with a map alone.',
    ],
  },
  health: {
    names: ['your own strength'],
    heard: [
      'To be tired is also a piece of information.',
      'A thing like that colours everything else in a day.',
      'One gets used to too little rest, and pays quietly.',
      'It is sensible of you to take this seriously.',
    ],
  },
  grief: {
    names: ['the days as they are'],
    heard: [
      'A loss like that keeps its own calendar.',
      'There is nothing in this that you ought to be finished with.',
      'Missing somebody is work, though nobody sees it being done.',
      'It is no wonder that other things find no hold just now.',
    ],
  },
  creativity: {
    names: ['what you want to make'],
    heard: [
      'Unfinished things have a quiet way of staying in the room.',
      'To make something, one has to bear its being unmade.',
      'That it still calls to you says a good deal.',
      'Nobody is waiting for it quite as much as you are.',
    ],
  },
  study: {
    names: ['your studies'],
    heard: [
      'A pile of books looks higher from below.',
      'To begin late is still to begin.',
      'Learning is lonely work when the clock is loud.',
      'It is a great deal to hang on a few quiet hours.',
    ],
  },
  general: {
    names: ['what you write about'],
    heard: [
      'To put it into words is already a first step.',
      'Not knowing is a more honest place than it feels.',
      'It deserves a quiet look from more than one side.',
      'It is good that you take the time to ask.',
    ],
  },
}
