import type { CardsInLove } from './card-in-love.ts'

/** The major arcana from Justice to the World, read for a bond. */
export const majorsLate: CardsInLove = {
  'major-11': {
    upright: {
      ways: ['telling the matter as the other might tell it', 'owning one’s share, and only that'],
      cost: 'being right in a cold voice',
      asks: 'How would a kind stranger divide the blame?',
      together: 'Tell the dispute once from their side, and ask what is missing.',
      alone: 'Write both sides of it on one page, the same length each.',
    },
    reversed: {
      ways: ['counting what the other has forgotten to count', 'judging oneself more harshly than anyone else would'],
      cost: 'a long account that nobody can settle',
      asks: 'Which line have you left out of the sum?',
      together: 'Take one item off the list of complaints, for good.',
      alone: 'Acquit yourself of one thing you did in good faith.',
    },
  },
  'major-12': {
    upright: {
      ways: ['waiting on purpose, to see it another way round', 'giving up a small thing so something can change'],
      cost: 'a pause that outlasts its reason',
      asks: 'What looks different if you stop trying to fix it?',
      together: 'Leave one disagreement alone until Sunday, by agreement.',
      alone: 'Look at one old photograph as though you knew nobody in it.',
    },
    reversed: {
      ways: ['waiting because deciding is uncomfortable', 'giving things up and secretly keeping the receipt'],
      cost: 'a sacrifice that nobody asked for',
      asks: 'What are you giving up that was never requested?',
      together: 'Ask whether they need the thing you keep forgoing.',
      alone: 'Take back one small pleasure you gave up for peace.',
    },
  },
  'major-13': {
    upright: {
      ways: ['letting one way of being close come to its end', 'clearing out what no longer belongs'],
      cost: 'an empty place that takes getting used to',
      asks: 'What has already ended and only wants saying?',
      together: 'Name one habit you would both gladly leave behind.',
      alone: 'Give away one object that keeps an old chapter open.',
    },
    reversed: {
      ways: ['keeping alive what both have outgrown', 'changing slowly enough that nobody notices'],
      cost: 'the weight of what is carried from politeness',
      asks: 'What do you keep up only because stopping would be noticed?',
      together: 'Drop one habit for a fortnight, and talk about it after.',
      alone: 'Empty one drawer, and notice what you hesitate over.',
    },
  },
  'major-14': {
    upright: {
      ways: ['mixing two temperaments until the taste is right', 'adjusting by a little instead of by ultimatum'],
      cost: 'smoothing over what ought to have been said',
      asks: 'Which small measure would change the taste of a day?',
      together: 'Meet in the middle on one small thing, and both say so.',
      alone: 'Do half of what you usually do too much of.',
    },
    reversed: {
      ways: ['having too much of one thing, however good', 'swinging between all and nothing'],
      cost: 'days that are either a feast or a strike',
      asks: 'What is there too much of, if you are honest?',
      together: 'Propose a smaller dose of something you both overdo.',
      alone: 'Take one evening off from thinking about this.',
    },
  },
  'major-15': {
    upright: {
      ways: ['wanting somebody and resenting the wanting', 'keeping an old bargain nobody has read lately'],
      cost: 'mistaking what one is used to for what one needs',
      asks: 'What keeps you here that would let go if asked?',
      together: 'Say plainly one thing you want, without dressing it up.',
      alone: 'Leave one habit alone for three days, and observe the pull.',
    },
    reversed: {
      ways: ['seeing that a chain was only a habit', 'taking back a little power without noise'],
      cost: 'the strangeness of having a free hand',
      asks: 'Where have you more room than you have been using?',
      together: 'Decline one thing kindly, and offer nothing in exchange.',
      alone: 'Do the thing you used to ask leave for.',
    },
  },
  'major-16': {
    upright: {
      ways: ['hearing a truth faster than one can sit down', 'noticing that a certain wall held nothing up'],
      cost: 'a few days in which nothing feels familiar',
      asks: 'What turned out not to be true, and what still stands?',
      together: 'Say what shook you, before you say what should follow.',
      alone: 'Name three things in your life that have not moved.',
    },
    reversed: {
      ways: ['feeling the tremor early enough to talk', 'rebuilding one room while living in the others'],
      cost: 'repairs that nobody outside can see',
      asks: 'Which crack would you rather look at now than later?',
      together: 'Mend one small thing together, literally: a hinge, a lamp.',
      alone: 'Repair one object you had meant to throw away.',
    },
  },
  'major-17': {
    upright: {
      ways: ['hoping without asking for a date', 'being seen unguarded and finding it bearable'],
      cost: 'a hope so quiet that nobody knows of it',
      asks: 'What do you hope for when you are not being sensible?',
      together: 'Tell them one hope, and ask nothing in return.',
      alone: 'Go outside after dark, and stay until your eyes adjust.',
    },
    reversed: {
      ways: ['comparing real evenings with an ideal one', 'finding trust again by the spoonful'],
      cost: 'overlooking the near light for the distant one',
      asks: 'Which nearer, smaller light have you been overlooking?',
      together: 'Praise one ordinary thing they did today.',
      alone: 'Write down one good thing a day, for seven days.',
    },
  },
  'major-18': {
    upright: {
      ways: ['filling a silence with one’s own guesses', 'feeling strongly with few facts to hand'],
      cost: 'answering something that was never said',
      asks: 'Which part of this do you know, and which have you imagined?',
      together: 'Ask about one guess, in daylight and without a case.',
      alone: 'Make two lists: what you saw, and what you supposed.',
    },
    reversed: {
      ways: ['seeing a fear at its actual size', 'letting a misunderstanding come to its end'],
      cost: 'some embarrassment at what one believed at night',
      asks: 'Which fear looks smaller since you named it?',
      together: 'Admit one misunderstanding before deciding whose it was.',
      alone: 'Read again what you wrote about this at night.',
    },
  },
  'major-19': {
    upright: {
      ways: ['being glad of somebody and letting it show', 'saying things in plain daylight'],
      cost: 'cheerfulness that skips the difficult sentence',
      asks: 'When were you last simply glad in company?',
      together: 'Say what you like about them, in the present tense.',
      alone: 'Sit in the sun with someone who asks for nothing.',
    },
    reversed: {
      ways: ['keeping up a good mood for two', 'being happier than one quite dares to show'],
      cost: 'the effort of a smile that nobody requested',
      asks: 'For whom do you keep up the good mood?',
      together: 'Skip the cheerful version once, and give the true one.',
      alone: 'Plan one pleasure that costs next to nothing.',
    },
  },
  'major-20': {
    upright: {
      ways: ['looking back without flinching or excuses', 'answering a call that came a while ago'],
      cost: 'seeing one’s own part more clearly than one would like',
      asks: 'What would you like to have answered sooner?',
      together: 'Thank or apologise for one thing, naming it exactly.',
      alone: 'Write the letter you owe yourself about these years.',
    },
    reversed: {
      ways: ['holding a trial where a talk would do', 'putting off what one knows very well'],
      cost: 'sentences passed at three in the morning',
      asks: 'What verdict on yourself could be lifted by now?',
      together: 'Ask what they remember of it, and do not cross-examine.',
      alone: 'Say aloud, once, what you did well in all this.',
    },
  },
  'major-21': {
    upright: {
      ways: ['seeing the whole of what two have made', 'being at home in one’s own life, also beside somebody'],
      cost: 'not knowing what comes after enough',
      asks: 'What is complete here and deserves to be celebrated?',
      together: 'Mark one thing you have managed, with a toast if you like.',
      alone: 'Walk through a place that belongs to your story.',
    },
    reversed: {
      ways: ['leaving the last small thing undone', 'waiting for someone else to close the circle'],
      cost: 'a loose thread that catches on everything',
      asks: 'Which one thread would let you rest if it were tied?',
      together: 'Finish one small shared task that has lain about.',
      alone: 'Finish one thing, badly if need be, this week.',
    },
  },
}
