import type { Subject } from '../../question/subject.ts'

/** Something small to do, by what the matter is about. No sentence is longer than twelve words. */
export const steps: Readonly<Record<Subject, readonly string[]>> = {
  relationship: [
    'Before you speak next, put your own half into one sentence.',
    'Notice when the two of you are most at ease.',
    'Leave tonight’s message until after breakfast.',
    'Tell a friend about it over one cup of tea.',
  ],
  family: [
    'Before the next call, think of one thing to ask.',
    'A letter of three plain lines may be beginning enough.',
    'Think of a meal at which it was easier.',
    'Ask first what you would like to be asked.',
  ],
  work: [
    'Mark the two hours of a working day you enjoyed.',
    'Write the talk you need as five plain sentences.',
    'Ask someone who has done this about their third month.',
    'Note what takes your time without needing you.',
  ],
  money: [
    'Write what you know on one side, guesses on the other.',
    'Name the sum you would call enough, aloud.',
    'Keep the receipts of one week in a bowl.',
  ],
  home: [
    'Walk through the rooms one evening with the lights low.',
    'List three things that can wait, and one that cannot.',
    'Put right the smallest broken thing first.',
  ],
  move: [
    'Picture a wet Tuesday morning in the new place.',
    'Write down what you would take that fits in no box.',
    'Spend an afternoon at home as if newly arrived.',
  ],
  health: [
    'Keep one hour this week that belongs to nobody else.',
    'Note for three evenings what gave you strength.',
    'Go to bed half an hour earlier on two evenings.',
  ],
  grief: [
    'Tell somebody one small story of them.',
    'Walk a way you used to walk, slowly.',
    'Keep one hour of the week for it, with a lamp.',
  ],
  creativity: [
    'Read what there is for twenty minutes, without a pencil.',
    'Give it half an hour on three days this week.',
    'Show one page, and ask only what stayed with them.',
  ],
  study: [
    'Explain the smallest unclear chapter aloud to an empty chair.',
    'Fix one hour that is the same every day.',
    'Draw what you know on one page, from memory.',
  ],
  general: [
    'Take a walk of twenty minutes with this one question.',
    'Write down what you would miss if nothing changed.',
    'Choose the smallest thing you could try by Thursday.',
    'Tell one person whom you trust, and listen to yourself.',
  ],
}

/** The same where the reader names somebody: `$who`. */
export const stepsWithSomeone: readonly string[] = [
  'Before you next meet $who, put your own side in one sentence.',
  'Ask $who one open question, and wait for the answer.',
]
