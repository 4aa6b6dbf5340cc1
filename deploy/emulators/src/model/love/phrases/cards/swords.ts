import type { CardsInLove } from './card-in-love.ts'

/** Swords, read for a bond: thoughts, words and what they cut. */
export const swords: CardsInLove = {
  'swords-01': {
    upright: {
      ways: ['finding the one sentence that says it', 'seeing clearly, also where it is inconvenient'],
      cost: 'a truth with nobody left in the room',
      asks: 'What is the truest short sentence you have about this?',
      together: 'Say one true sentence, and then stop talking.',
      alone: 'Write the matter in one sentence of ten words.',
    },
    reversed: {
      ways: ['speaking before the thought is ready', 'meaning well and putting it sideways'],
      cost: 'a remark that has to be taken back',
      asks: 'Which remark would you like to say again, better?',
      together: 'Take one sentence back, and offer its second draft.',
      alone: 'Write the sentence three times, until the sting is gone.',
    },
  },
  'swords-02': {
    upright: {
      ways: ['not deciding so that nobody gets hurt', 'keeping a careful truce'],
      cost: 'arms that grow tired of holding the balance',
      asks: 'What would you see if you looked for one minute?',
      together: 'Say aloud the two things you are torn between.',
      alone: 'Give the undecided thing a date for the next look.',
    },
    reversed: {
      ways: ['seeing what one had avoided seeing', 'letting a stalemate come to its end'],
      cost: 'more to take in than one evening holds',
      asks: 'What do you know now that you did not wish to know?',
      together: 'Take up one avoided subject, with an hour set for it.',
      alone: 'Look at the avoided thing for five minutes, no longer.',
    },
  },
  'swords-03': {
    upright: {
      ways: ['being hurt by something that was really said', 'knowing exactly where it aches'],
      cost: 'a heart that reads every sentence twice',
      asks: 'Which sentence hurt, and what did it touch?',
      together: 'Say “that hurt”, and leave out the word “always”.',
      alone: 'Let a kind person hear the whole of it once.',
    },
    reversed: {
      ways: ['mending slowly where it tore', 'being sore in places that no longer bleed'],
      cost: 'forgiveness that others want sooner than one has it',
      asks: 'What still aches, and what has quietly stopped?',
      together: 'Say which words you would rather not hear again.',
      alone: 'Notice one day on which you thought of it less.',
    },
  },
  'swords-04': {
    upright: {
      ways: ['resting from a matter without dropping it', 'being quiet beside somebody'],
      cost: 'a rest that the other takes for retreat',
      asks: 'What would be easier after a real rest?',
      together: 'Agree on three days without this subject.',
      alone: 'Lie down for half an hour in the middle of the day.',
    },
    reversed: {
      ways: ['going on talking when both are tired', 'stirring again after a long quiet'],
      cost: 'a conversation at midnight that belonged to noon',
      asks: 'What do you expect of yourself when you are tired?',
      together: 'Move the next hard talk to the morning.',
      alone: 'Refuse one demand this week because you are tired.',
    },
  },
  'swords-05': {
    upright: {
      ways: ['winning the argument and losing the evening', 'having the last word'],
      cost: 'the company that leaves with the defeat',
      asks: 'What did being right cost you last time?',
      together: 'Let them have the last word once, without a sigh.',
      alone: 'Name one argument you would not win again.',
    },
    reversed: {
      ways: ['losing the taste for an old quarrel', 'laying down the score sheet'],
      cost: 'pride, a little of it, swallowed dry',
      asks: 'Which old score could be torn up today?',
      together: 'Say “you had a point there”, and name the point.',
      alone: 'Tear up one list you have been keeping in mind.',
    },
  },
  'swords-06': {
    upright: {
      ways: ['moving away from trouble at rowing pace', 'taking along only what fits the boat'],
      cost: 'a long stretch with neither shore in sight',
      asks: 'What is getting quieter, if you listen?',
      together: 'Change one circumstance that keeps starting the trouble.',
      alone: 'Pack one small bag, in thought, with what you need.',
    },
    reversed: {
      ways: ['putting off a crossing for one more reason', 'carrying the old shore along'],
      cost: 'trouble one knows, preferred to calm one does not',
      asks: 'What holds the boat, now that the weather is fair?',
      together: 'Settle one leftover matter, the smallest first.',
      alone: 'Return, sell or give back one thing from that shore.',
    },
  },
  'swords-07': {
    upright: {
      ways: ['leaving a part of the truth out', 'handling alone what concerns two'],
      cost: 'having to remember what was said to whom',
      asks: 'What have you left out, and what would it cost to say?',
      together: 'Tell one thing you had meant to keep to yourself.',
      alone: 'Write down what you have not told anyone.',
    },
    reversed: {
      ways: ['wanting to come clean about something', 'giving back what was taken quietly'],
      cost: 'an uncomfortable quarter of an hour',
      asks: 'What would be lighter if it were known?',
      together: 'Choose a quiet hour, and correct one small untruth.',
      alone: 'Be exact for a day, even in small things.',
    },
  },
  'swords-08': {
    upright: {
      ways: ['feeling tied by what others might think', 'seeing no way out with the eyes shut'],
      cost: 'asking leave for steps that are one’s own',
      asks: 'Which of the ropes is only an assumption?',
      together: 'Ask whether they really mind the thing you avoid.',
      alone: 'Do one small thing you supposed you could not.',
    },
    reversed: {
      ways: ['finding that the knot was loose', 'trying out a little more room'],
      cost: 'being awkward, as one is with new freedom',
      asks: 'Where is there more room than you thought?',
      together: 'Ask for one hour a week that is only yours.',
      alone: 'Use that first free hour for nothing useful.',
    },
  },
  'swords-09': {
    upright: {
      ways: ['lying awake over what was said', 'feeling guilty beyond all proportion'],
      cost: 'a morning spent answering a thought from the night',
      asks: 'What would your worry say in daylight?',
      together: 'Tell them the worry by day, as a worry.',
      alone: 'Write the night thought down, and read it after breakfast.',
    },
    reversed: {
      ways: ['telling somebody about the sleepless hours', 'finding that the night exaggerated'],
      cost: 'admitting how long it was carried alone',
      asks: 'Which worry shrank as soon as you told it?',
      together: 'Ask what keeps them awake, and only listen.',
      alone: 'Tell one friend the worry, including the silly part.',
    },
  },
  'swords-10': {
    upright: {
      ways: ['admitting that something is over', 'being too tired to go on arguing'],
      cost: 'a story that is told once too often',
      asks: 'What may be over, so that something else can rest?',
      together: 'End one old argument by saying that it is over.',
      alone: 'Rest as one does after something, not before it.',
    },
    reversed: {
      ways: ['getting up slowly after a hard stretch', 'finding the first light behind the worst'],
      cost: 'patience with knees that still shake',
      asks: 'What has been a little easier since it happened?',
      together: 'Name one thing that has become easier between you.',
      alone: 'Do one ordinary thing from before, just because.',
    },
  },
  'swords-page': {
    upright: {
      ways: ['wanting to know, and asking directly', 'watching closely for changes in the weather'],
      cost: 'watchfulness that feels like an interview',
      asks: 'What would you ask if no offence could be taken?',
      together: 'Ask one plain question, and say why you ask.',
      alone: 'Leave one thing unchecked that you would usually check.',
    },
    reversed: {
      ways: ['being witty where it would be better to be near', 'saying a little more than one knows'],
      cost: 'a joke that stays in the room',
      asks: 'What does the joke keep at a distance?',
      together: 'Answer one serious question without a joke.',
      alone: 'Keep one piece of news about others to yourself.',
    },
  },
  'swords-knight': {
    upright: {
      ways: ['saying it straight out and at once', 'deciding faster than the other can feel'],
      cost: 'a clear word that arrives like a door',
      asks: 'What would be lost by saying it a day later?',
      together: 'Write the blunt sentence, sleep, and say the second version.',
      alone: 'Act on one clear decision that concerns only you.',
    },
    reversed: {
      ways: ['charging at the nearest person', 'wounding by haste and not by intent'],
      cost: 'apologies at the speed of the remark',
      asks: 'At whom was the anger really aimed?',
      together: 'Say sorry for the tone, and keep the point.',
      alone: 'Take the long way home before you answer.',
    },
  },
  'swords-queen': {
    upright: {
      ways: ['saying a hard thing without anger', 'drawing a line and staying friendly'],
      cost: 'a clarity that can look like coldness',
      asks: 'Which limit would you like to state, kindly?',
      together: 'State one limit in a single friendly sentence.',
      alone: 'Note what experience has taught you, without bitterness.',
    },
    reversed: {
      ways: ['letting an old hurt choose the words', 'criticising where one wished to be nearer'],
      cost: 'a distance that looks like insight',
      asks: 'Which old hurt is doing the talking?',
      together: 'Turn one criticism into a wish before you say it.',
      alone: 'Write to the old hurt, and sign with your name.',
    },
  },
  'swords-king': {
    upright: {
      ways: ['hearing both sides before saying anything', 'being fair when it is not convenient'],
      cost: 'a ruling where a hug was wanted',
      asks: 'What is the principle here, in plain words?',
      together: 'Agree on one rule for quarrels, in a peaceful hour.',
      alone: 'Decide by what principle you want to look back on this.',
    },
    reversed: {
      ways: ['reasoning a feeling out of the room', 'having judged before the hearing'],
      cost: 'someone who is out-argued and not convinced',
      asks: 'Which feeling have you been arguing with?',
      together: 'Ask “how was it for you?”, and do not reply.',
      alone: 'Let one matter be felt for a day, unanalysed.',
    },
  },
}
