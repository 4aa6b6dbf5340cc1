/** Where a line stands, counted from the bottom, and what one may ask there; sentences of seven to twelve words. `$who` is somebody the reader names. */
type Place = { stands: readonly string[]; asks: readonly string[]; asksOf: readonly string[] }

export const places: readonly Place[] = [
  {
    stands: [
      'It stands at the very bottom, where little shows as yet.',
      'It is the lowest place, where a thing has only just begun.',
      'Its place is the start, before much can be seen of it.',
    ],
    asks: [
      'What has only just begun here, if you are honest?',
      'What do you notice already that nobody has mentioned?',
      'What would you do first if nobody were watching?',
    ],
    asksOf: ['What has $who perhaps not noticed yet?', 'What would you tell $who if it were only the beginning?'],
  },
  {
    stands: [
      'It stands in the lower middle, well on your own side.',
      'Its place is the inner middle, where one works unobserved.',
      'It is the place of quiet work, well inside the house.',
    ],
    asks: [
      'What are you doing well here that nobody sees?',
      'What do you know about it when you are alone?',
      'Which part of it could you simply do, unannounced?',
    ],
    asksOf: ['What do you do for $who that goes unseen?', 'What do you know about this that $who does not?'],
  },
  {
    stands: [
      'It stands on the threshold, where the footing is unsure.',
      'Its place is the door sill, neither in nor yet out.',
      'It is the edge between the two halves, an awkward place.',
    ],
    asks: [
      'What would you leave behind if you took this step?',
      'Where exactly does the ground become unsure for you?',
      'What would have to be true before you went on?',
    ],
    asksOf: ['What would change for $who if you took the step?', 'What are you afraid $who might say at this point?'],
  },
  {
    stands: [
      'It stands just outside the door, near those who decide.',
      'Its place is the first step out, close to other people.',
      'It is where the inside is left and others come into it.',
    ],
    asks: [
      'Who has more to say in this than you would like?',
      'At whose door would you knock, if you had to choose one?',
      'What might the others be waiting for you to say?',
    ],
    asksOf: ['What might $who be waiting for you to say?', 'How would it look from where $who stands?'],
  },
  {
    stands: [
      'It stands in the upper middle, where things are decided.',
      'Its place is the ruler’s, and much depends on it.',
      'It is the best place of the six, and the most visible.',
    ],
    asks: [
      'Which part of it is really yours to decide?',
      'What would you decide if you trusted your own judgement?',
      'What do others take from the way you handle this?',
    ],
    asksOf: ['Which part is for you, and which for $who?', 'What does $who learn from the way you handle this?'],
  },
  {
    stands: [
      'It stands at the very top, where a thing is nearly over.',
      'Its place is the end, with only a little way left.',
      'It is the last of the six, where one looks back.',
    ],
    asks: [
      'How would you know that this is finished?',
      'What could be put down now, without losing anything?',
      'What would you do otherwise if it began again?',
    ],
    asksOf: ['What could you and $who call finished by now?', 'What would you like $who to remember of this?'],
  },
]
