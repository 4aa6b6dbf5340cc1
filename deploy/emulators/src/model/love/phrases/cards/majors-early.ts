import type { CardsInLove } from './card-in-love.ts'

/** The major arcana from the Fool to the Wheel of Fortune, read for a bond. */
export const majorsEarly: CardsInLove = {
  'major-00': {
    upright: {
      ways: ['setting out before the reasons are complete', 'liking someone without a plan for them'],
      cost: 'finding out late what a question would have shown',
      asks: 'What would you begin if nobody kept minutes?',
      together: 'Suggest something neither of you has tried, and be bad at it.',
      alone: 'Spend one afternoon somewhere you have no history.',
    },
    reversed: {
      ways: ['standing at the edge and calling it caution', 'jumping first so as not to think'],
      cost: 'a first step that is taken over and over',
      asks: 'Which step keeps being put off, and what does waiting protect?',
      together: 'Say aloud what you are hesitating about, without solving it.',
      alone: 'Write down the smallest version of the step, and its date.',
    },
  },
  'major-01': {
    upright: {
      ways: ['using well what is already on the table', 'choosing words so that they can be heard'],
      cost: 'managing a feeling instead of having it',
      asks: 'Which of your gifts have you not yet brought into this?',
      together: 'Offer one thing you are good at where it is needed.',
      alone: 'List what you have learned about loving, in plain verbs.',
    },
    reversed: {
      ways: ['charming where a plain answer was wanted', 'being skilful with everyone but at home'],
      cost: 'the suspicion that a performance is going on',
      asks: 'Where do you impress when you would rather be known?',
      together: 'Tell one story in which you do not come off well.',
      alone: 'Do something this week that nobody gets to see.',
    },
  },
  'major-02': {
    upright: {
      ways: ['sensing more than has been said', 'keeping quiet until the feeling has a shape'],
      cost: 'being taken for calm when one is only silent',
      asks: 'What have you known for a while without saying it?',
      together: 'Ask one question and leave a full minute for the answer.',
      alone: 'Sit for ten minutes without explaining anything to yourself.',
    },
    reversed: {
      ways: ['talking oneself out of a clear impression', 'guarding a secret that has become heavy'],
      cost: 'trusting everyone’s view before one’s own',
      asks: 'Which first impression did you argue away?',
      together: 'Say one thing you noticed and let them correct it.',
      alone: 'Note your first impression of this, before anyone advised you.',
    },
  },
  'major-03': {
    upright: {
      ways: ['making warmth out of food, time and touch', 'letting affection grow without pulling at it'],
      cost: 'giving so easily that nobody thinks to return it',
      asks: 'What has grown here without anyone forcing it?',
      together: 'Cook something slow, and eat it without a screen.',
      alone: 'Give your own body one kind hour: sleep, sun or soup.',
    },
    reversed: {
      ways: ['caring until nothing is left for oneself', 'holding someone so close that they cannot move'],
      cost: 'tenderness that begins to feel like a duty',
      asks: 'Whom do you look after first thing in the morning?',
      together: 'Let them do one thing for you, and do not improve it.',
      alone: 'Leave one task undone on purpose, and rest in its place.',
    },
  },
  'major-04': {
    upright: {
      ways: ['showing love by being reliable', 'saying clearly where the limit is'],
      cost: 'order that leaves no chair for a feeling',
      asks: 'Which rule between two people deserves to be kept?',
      together: 'Make one agreement small enough to be kept.',
      alone: 'Decide one thing that is yours to decide, and let it stand.',
    },
    reversed: {
      ways: ['insisting on a rule after its reason has gone', 'steering where asking would have been enough'],
      cost: 'being obeyed and no longer confided in',
      asks: 'Where would asking get you further than deciding?',
      together: 'Hand over one decision you usually make, and live with it.',
      alone: 'Drop one rule for a week, and see who misses it.',
    },
  },
  'major-05': {
    upright: {
      ways: ['loving by customs that both understand', 'taking advice from someone who has been there'],
      cost: 'doing what couples do in place of what suits',
      asks: 'Which custom of love did you inherit, and which did you choose?',
      together: 'Invent one small ritual, and repeat it next week.',
      alone: 'Ask someone older how they came through such a year.',
    },
    reversed: {
      ways: ['looking for a form that nobody has handed down', 'living by rules that no longer convince'],
      cost: 'explaining oneself to people who did not ask',
      asks: 'Whose idea of a proper couple is in the room?',
      together: 'Name one rule you both keep without liking it.',
      alone: 'Write your own three rules for closeness.',
    },
  },
  'major-06': {
    upright: {
      ways: ['choosing somebody again with open eyes', 'letting heart and conduct say the same'],
      cost: 'the doors that a real choice closes',
      asks: 'What are you choosing by not choosing?',
      together: 'Tell them one reason that has nothing to do with habit.',
      alone: 'Write down what you value most in closeness, in order.',
    },
    reversed: {
      ways: ['wanting two things that exclude each other', 'agreeing aloud and disagreeing inwardly'],
      cost: 'a yes that has to be defended every day',
      asks: 'Where does your yes not go all the way down?',
      together: 'Say one honest maybe in place of an obliging yes.',
      alone: 'Put the two wishes on two sheets of paper, and compare.',
    },
  },
  'major-07': {
    upright: {
      ways: ['keeping two strong wills on one road', 'going after what one wants without trampling'],
      cost: 'arriving first and finding oneself alone',
      asks: 'Who holds the reins, and was that ever agreed?',
      together: 'Agree on one direction for this month, however modest.',
      alone: 'Choose one aim that needs nobody’s permission.',
    },
    reversed: {
      ways: ['pulling hard in different directions', 'pressing on because stopping would mean talking'],
      cost: 'a great deal of effort and little ground',
      asks: 'Where exactly did the two directions part?',
      together: 'Stop halfway through the next dispute, and ask where it leads.',
      alone: 'Take one day on which you push nothing forward.',
    },
  },
  'major-08': {
    upright: {
      ways: ['staying gentle with something that growls', 'meeting a temper without raising a hand or voice'],
      cost: 'being the calm one until nobody asks how one feels',
      asks: 'What in you could do with a softer hand?',
      together: 'Lower your voice once where you would usually raise it.',
      alone: 'Speak to yourself for a day as to a good friend.',
    },
    reversed: {
      ways: ['doubting oneself in front of someone who matters', 'biting because asking for comfort is harder'],
      cost: 'apologies for a temper that was mostly tiredness',
      asks: 'What were you really asking for, the last time you snapped?',
      together: 'Ask for comfort in words, before it comes out as temper.',
      alone: 'Forgive yourself one small weakness by name.',
    },
  },
  'major-09': {
    upright: {
      ways: ['stepping aside to hear one’s own thoughts', 'wanting quiet without wanting to leave'],
      cost: 'a closed door that the other has to interpret',
      asks: 'What do you hear when nobody else is talking?',
      together: 'Say how long you want to be alone, and that you return.',
      alone: 'Walk one known road without a phone.',
    },
    reversed: {
      ways: ['staying alone with it after it stopped helping', 'thinking in circles and telling no one'],
      cost: 'becoming wise about everyone except the person present',
      asks: 'Who could hear the thing you have thought about enough?',
      together: 'Let them in on a thought before it is finished.',
      alone: 'Ring one person, and say that you have been too much alone.',
    },
  },
  'major-10': {
    upright: {
      ways: ['being surprised by a turn nobody planned', 'taking a good moment when it comes'],
      cost: 'crediting luck for what was also care',
      asks: 'What has turned of late without anyone’s doing?',
      together: 'Use the next good mood to say one postponed thing.',
      alone: 'Notice one thing that is easier than a year ago.',
    },
    reversed: {
      ways: ['arriving at the same quarrel by another road', 'holding off a change by sheer effort'],
      cost: 'meeting the same evening again with other words',
      asks: 'What happens just before it begins to repeat?',
      together: 'Change one step of the usual quarrel, even a silly one.',
      alone: 'Tell the story of the pattern in five sentences.',
    },
  },
}
