import type { CardsInLove } from './card-in-love.ts'

/** Wands, read for a bond: will, desire and what is begun. */
export const wands: CardsInLove = {
  'wands-01': {
    upright: {
      ways: ['feeling the spark and wanting to act on it', 'starting something because it is exciting'],
      cost: 'enthusiasm that has not asked who comes along',
      asks: 'What would you start today, if it could stay small?',
      together: 'Propose one thing you have both never done.',
      alone: 'Begin the thing you have talked about, for twenty minutes.',
    },
    reversed: {
      ways: ['blowing on a spark that does not catch', 'waiting for desire to come by itself'],
      cost: 'reading a slow start as a refusal',
      asks: 'What would make beginning easier: time, sleep or courage?',
      together: 'Ask what would make it easier, and expect no heroics.',
      alone: 'Rest first; take up the idea again on Saturday.',
    },
  },
  'wands-02': {
    upright: {
      ways: ['making plans with a view beyond the garden', 'weighing the known against the wide'],
      cost: 'planning the journey and missing the evening',
      asks: 'How far ahead do you dare to think?',
      together: 'Look a year ahead over coffee, without deciding.',
      alone: 'Draw a map of your next year with only your wishes.',
    },
    reversed: {
      ways: ['trimming a wish so as not to alarm anyone', 'staying behind a wall one knows'],
      cost: 'a life that fits and pinches a little',
      asks: 'Which wish did you shorten so that it would fit?',
      together: 'Tell them the uncut version of one wish.',
      alone: 'Spend an hour on the wish you trimmed.',
    },
  },
  'wands-03': {
    upright: {
      ways: ['waiting for an answer to something already sent', 'trusting work that has already been done'],
      cost: 'looking out to sea while somebody stands close by',
      asks: 'What have you already set going, and may leave to itself?',
      together: 'Show them the plan you have been watching alone.',
      alone: 'Turn from the window, and do one thing close by.',
    },
    reversed: {
      ways: ['hoping for more than was ever sent', 'reading a delay as an answer'],
      cost: 'disappointment with a ship that never sailed',
      asks: 'What did you expect without ever ordering it?',
      together: 'Ask for the thing you had silently counted on.',
      alone: 'Check one hope against what was actually said.',
    },
  },
  'wands-04': {
    upright: {
      ways: ['celebrating what already stands', 'making people welcome on shared ground'],
      cost: 'a fine feast that puts off a talk',
      asks: 'What deserves a small feast already?',
      together: 'Mark one date that only the two of you know.',
      alone: 'Hang up something festive where you live, for no reason.',
    },
    reversed: {
      ways: ['putting the celebration off until all is perfect', 'feeling a home change its shape'],
      cost: 'rooms that are ready and never used',
      asks: 'What are you waiting for before you are glad?',
      together: 'Celebrate something half finished.',
      alone: 'Rearrange one room until it feels like yours.',
    },
  },
  'wands-05': {
    upright: {
      ways: ['wrangling over small things with great energy', 'testing each other without meaning harm'],
      cost: 'a lively quarrel with nobody listening',
      asks: 'What is the quarrel good for?',
      together: 'Argue about one thing only, and for a quarter of an hour.',
      alone: 'Use the heat elsewhere: run, dig, scrub or sing.',
    },
    reversed: {
      ways: ['swallowing a quarrel to keep the evening', 'fighting it out in one’s own head'],
      cost: 'a quiet that is not yet peace',
      asks: 'Which quarrel have you been having with yourself?',
      together: 'Bring up one small disagreement on purpose, kindly.',
      alone: 'Write both voices of the inner argument, turn by turn.',
    },
  },
  'wands-06': {
    upright: {
      ways: ['being proud of somebody and saying it', 'wanting to be seen at one’s best'],
      cost: 'winning something that was not a contest',
      asks: 'Whose recognition do you wish for here?',
      together: 'Praise them in front of somebody else, and mean it.',
      alone: 'Tell a friend one thing you have done well.',
    },
    reversed: {
      ways: ['waiting for praise that comes slowly', 'feeling small beside somebody who shines'],
      cost: 'effort that stops because nobody clapped',
      asks: 'What have you done here that nobody remarked on?',
      together: 'Ask outright for the praise you would like.',
      alone: 'Write yourself a short and generous reference.',
    },
  },
  'wands-07': {
    upright: {
      ways: ['standing up for what matters to one', 'holding a position under some pressure'],
      cost: 'defending so well that nobody comes near',
      asks: 'What here is truly worth defending?',
      together: 'Say “this matters to me”, and explain it only once.',
      alone: 'Defend one free evening against everybody.',
    },
    reversed: {
      ways: ['defending a point one hardly believes in', 'being tired of having to explain oneself'],
      cost: 'strength spent on a hill nobody wants',
      asks: 'Which hill could you walk down from without loss?',
      together: 'Yield one small point gracefully, and change the subject.',
      alone: 'Stop explaining yourself to one person for a week.',
    },
  },
  'wands-08': {
    upright: {
      ways: ['having everything happen within a fortnight', 'writing quickly, and meaning it'],
      cost: 'messages that overtake the feelings',
      asks: 'What is going faster than you can feel?',
      together: 'Answer one message by voice, in place of text.',
      alone: 'Leave one message until morning.',
    },
    reversed: {
      ways: ['missing each other by a few hours', 'answering the message before last'],
      cost: 'crossed wires that look like intentions',
      asks: 'Which answer was perhaps meant for another question?',
      together: 'Go back to one message, and ask what was meant.',
      alone: 'Let a day pass before you decide what it meant.',
    },
  },
  'wands-09': {
    upright: {
      ways: ['keeping a guard up that once was necessary', 'holding out a little longer, bruised and loyal'],
      cost: 'expecting a blow where a hand is offered',
      asks: 'Which old blow are you still bracing for?',
      together: 'Tell them what makes you wary, before it happens.',
      alone: 'Thank your caution, and give it one evening off.',
    },
    reversed: {
      ways: ['watching so long that one forgets what for', 'longing to put the guard down'],
      cost: 'a tiredness that rest alone does not reach',
      asks: 'Where could the fence have a gate?',
      together: 'Show one tender spot, and say that it is one.',
      alone: 'Sleep an hour longer, and decide nothing before noon.',
    },
  },
  'wands-10': {
    upright: {
      ways: ['carrying more than one’s share without saying so', 'being too laden to look up'],
      cost: 'resentment that grows in proportion to silence',
      asks: 'What are you carrying that nobody asked you to?',
      together: 'Hand over one task entirely, standards included.',
      alone: 'Put down one duty for a week, and watch what falls.',
    },
    reversed: {
      ways: ['giving back what was never one’s own to carry', 'learning to arrive with empty hands'],
      cost: 'the odd guilt of having less to do',
      asks: 'Which load would you not take up again?',
      together: 'Divide one chore anew, starting this Sunday.',
      alone: 'Enjoy one free hour without earning it first.',
    },
  },
  'wands-page': {
    upright: {
      ways: ['asking questions out of plain curiosity', 'being keen and not hiding it'],
      cost: 'a first keenness with no second day',
      asks: 'What are you curious about in somebody you know well?',
      together: 'Ask a question you have never asked them.',
      alone: 'Sign up for one thing you know nothing about.',
    },
    reversed: {
      ways: ['losing heart at the first dull stretch', 'being laughed out of a good idea'],
      cost: 'beginnings that pile up in the hall',
      asks: 'Who discouraged you, and were they right?',
      together: 'Take up one dropped idea again, for an hour.',
      alone: 'Do the dull part of one thing you like.',
    },
  },
  'wands-knight': {
    upright: {
      ways: ['being the one who goes first', 'wanting with the whole body and saying so'],
      cost: 'a departure as sudden as the arrival',
      asks: 'Where could you go first this time?',
      together: 'Make the first move in something small, today.',
      alone: 'Take a day trip on an impulse.',
    },
    reversed: {
      ways: ['storming out when one wished to be held back', 'losing interest as soon as it is returned'],
      cost: 'a slammed door that has to be explained',
      asks: 'What would you need in order to stay in the room?',
      together: 'Say “I need ten minutes”, and be back in ten.',
      alone: 'Walk off the heat before you write anything.',
    },
  },
  'wands-queen': {
    upright: {
      ways: ['being warm and quite unafraid of it', 'filling a room without emptying anyone else'],
      cost: 'being admired where one wished to be comforted',
      asks: 'When do you feel most like yourself in company?',
      together: 'Be the generous one tonight, because you feel like it.',
      alone: 'Wear the thing that makes you stand straighter.',
    },
    reversed: {
      ways: ['comparing oneself and growing cold', 'giving warmth from the reserves'],
      cost: 'small barbs that surprise everyone, oneself included',
      asks: 'With whom have you been comparing yourself?',
      together: 'Ask for one compliment, and believe it.',
      alone: 'Do one thing you are undeniably good at.',
    },
  },
  'wands-king': {
    upright: {
      ways: ['having a picture of the future others can enter', 'taking the lead and looking round'],
      cost: 'a plan in which the other has only a part',
      asks: 'Is there a place for two in your plan?',
      together: 'Describe your plan, and ask what they would change.',
      alone: 'Write your plan so that it stands without anyone.',
    },
    reversed: {
      ways: ['deciding for two out of impatience', 'being in charge of everything but the mood'],
      cost: 'someone who agrees and moves further away',
      asks: 'When did you last change your mind because of somebody?',
      together: 'Let them lead one whole day, without hints.',
      alone: 'Wait a week with one decision you could make today.',
    },
  },
}
