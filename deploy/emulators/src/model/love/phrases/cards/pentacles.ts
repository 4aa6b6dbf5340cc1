import type { CardsInLove } from './card-in-love.ts'

/** Pentacles, read for a bond: the daily, the bodily, what is built and shared. */
export const pentacles: CardsInLove = {
  'pentacles-01': {
    upright: {
      ways: ['starting with something one can touch', 'making room for somebody in practical ways'],
      cost: 'judging a feeling by its usefulness',
      asks: 'What small, real thing could this begin with?',
      together: 'Clear one shelf, hour or chair for the two of you.',
      alone: 'Plant something, in a pot if need be.',
    },
    reversed: {
      ways: ['fearing that there will not be enough', 'hesitating before a good and modest offer'],
      cost: 'an opening that closes from too much caution',
      asks: 'Of what are you afraid to have too little?',
      together: 'Say what you would need in order to feel safe.',
      alone: 'Count what you have: rooms, friends, free evenings.',
    },
  },
  'pentacles-02': {
    upright: {
      ways: ['keeping love in motion among many duties', 'finding a rhythm where no balance can be had'],
      cost: 'being skilful all day and absent at night',
      asks: 'What are the two things you keep in the air?',
      together: 'Put one evening in the calendar, before the rest.',
      alone: 'Let one of the balls drop, on purpose and gently.',
    },
    reversed: {
      ways: ['promising more hours than the day has', 'losing the rhythm and blaming each other'],
      cost: 'closeness postponed until the list is done',
      asks: 'What could be dropped without anyone minding?',
      together: 'Go through next week together, and cross out one thing.',
      alone: 'Say no to one request before it is fully asked.',
    },
  },
  'pentacles-03': {
    upright: {
      ways: ['building something with different skills', 'asking the other how they would do it'],
      cost: 'being good colleagues and forgetting the rest',
      asks: 'What do you do well together?',
      together: 'Make something with four hands this weekend.',
      alone: 'Work for an hour beside someone who shares your craft.',
    },
    reversed: {
      ways: ['doing one’s part unseen', 'not knowing who was meant to do what'],
      cost: 'effort that has begun to sulk',
      asks: 'Which of your efforts does nobody see?',
      together: 'Say who does what, aloud, and thank each other for it.',
      alone: 'Show one finished thing to someone who will notice.',
    },
  },
  'pentacles-04': {
    upright: {
      ways: ['holding on tightly to what one has', 'keeping time, money or feelings close'],
      cost: 'hands too full to be held',
      asks: 'What are you holding so tightly, and against whom?',
      together: 'Share one thing you usually keep to yourself.',
      alone: 'Spend an hour or a coin on pure delight.',
    },
    reversed: {
      ways: ['loosening a grip finger by finger', 'asking how much safety is enough'],
      cost: 'some unease at an open hand',
      asks: 'What could you let go of without losing it?',
      together: 'Leave one thing to them that you always check.',
      alone: 'Give something away, and tell nobody.',
    },
  },
  'pentacles-05': {
    upright: {
      ways: ['feeling shut out in the cold', 'being too proud or tired to knock'],
      cost: 'a lit window passed on the other side',
      asks: 'At which door could you knock?',
      together: 'Say “I feel outside”, before you say why.',
      alone: 'Accept one offer of help, the smallest.',
    },
    reversed: {
      ways: ['letting oneself be helped', 'finding the way back in from the cold'],
      cost: 'having been seen in need',
      asks: 'Who has left a light on for you?',
      together: 'Thank them for one time they let you in.',
      alone: 'Go back to one circle of people you had dropped.',
    },
  },
  'pentacles-06': {
    upright: {
      ways: ['giving in a way that leaves the other upright', 'weighing who gives and who asks'],
      cost: 'gratitude that begins to feel like rent',
      asks: 'Do you find it easier to give here, or to ask?',
      together: 'Swap the usual roles of giver and asker for a day.',
      alone: 'Ask somebody for a small favour you could do without.',
    },
    reversed: {
      ways: ['giving with a string attached', 'receiving and feeling in debt'],
      cost: 'presents that are remembered as bills',
      asks: 'What have you given that still has a string on it?',
      together: 'Cut one string: say that it was a gift.',
      alone: 'Give something that cannot be returned.',
    },
  },
  'pentacles-07': {
    upright: {
      ways: ['tending something whose harvest is not yet known', 'stopping halfway for an honest look'],
      cost: 'counting leaves while they grow',
      asks: 'What has grown here, though slowly?',
      together: 'Look back over a year together, and name what grew.',
      alone: 'Decide what in your garden deserves more water.',
    },
    reversed: {
      ways: ['growing impatient with something slow', 'wondering whether the effort is well placed'],
      cost: 'pulling at a plant to see its roots',
      asks: 'Where would your care bear more?',
      together: 'Put your effort for one week where they feel it most.',
      alone: 'Leave one thing to grow without looking, for a month.',
    },
  },
  'pentacles-08': {
    upright: {
      ways: ['practising kindness like a trade', 'getting better at somebody, day by day'],
      cost: 'diligence that forgets to look up',
      asks: 'Which small skill of love could you practise?',
      together: 'Choose one courtesy, and do it daily for a week.',
      alone: 'Practise one thing for its own sake, twenty minutes a day.',
    },
    reversed: {
      ways: ['doing the right things by rote', 'wanting it perfect or not at all'],
      cost: 'a kiss that has become a signature',
      asks: 'What do you do by habit that once had a reason?',
      together: 'Do one routine thing attentively, as if for the first time.',
      alone: 'Leave one thing imperfect, and show it to somebody.',
    },
  },
  'pentacles-09': {
    upright: {
      ways: ['being content in one’s own company', 'coming to somebody from fullness and not from want'],
      cost: 'an independence that never asks anyone in',
      asks: 'What in your life is lovely without anyone’s help?',
      together: 'Show them a part of your life they rarely see.',
      alone: 'Take yourself out, properly dressed.',
    },
    reversed: {
      ways: ['keeping everything fine and feeling little', 'being independent and a little lonely'],
      cost: 'a well-kept garden with the gate shut',
      asks: 'Whom would you let see the untidy part?',
      together: 'Ask for help with something you could manage alone.',
      alone: 'Invite someone before the place is tidy.',
    },
  },
  'pentacles-10': {
    upright: {
      ways: ['thinking in years and in families', 'building what others can live in, too'],
      cost: 'a house with much history and little room',
      asks: 'What would you like to be standing in ten years?',
      together: 'Ask about one thing their grandparents did well.',
      alone: 'Write down what you want to pass on, apart from things.',
    },
    reversed: {
      ways: ['living up to what was handed down', 'disputing over what belongs to whom'],
      cost: 'loyalties that vote at the kitchen table',
      asks: 'Which expectation in this is not your own?',
      together: 'Decide one matter without asking either family.',
      alone: 'Name one inherited expectation, and decline it politely.',
    },
  },
  'pentacles-page': {
    upright: {
      ways: ['making a modest and serious offer', 'studying somebody with patience'],
      cost: 'a lesson learned and not yet used',
      asks: 'What would you like to learn about loving well?',
      together: 'Let them teach you one thing they know.',
      alone: 'Begin one small course of study, for no one else.',
    },
    reversed: {
      ways: ['planning a good thing and not beginning it', 'skipping the simple basics'],
      cost: 'fine intentions with dust on them',
      asks: 'Which first step is so small that it embarrasses you?',
      together: 'Do the simplest kind thing you have been planning.',
      alone: 'Take the first step of one plan before supper.',
    },
  },
  'pentacles-knight': {
    upright: {
      ways: ['being there every time, without fuss', 'loving at walking pace'],
      cost: 'being as unnoticed as a good clock',
      asks: 'Whose reliability have you stopped noticing?',
      together: 'Thank them for something they do every week.',
      alone: 'Keep one promise to yourself seven days running.',
    },
    reversed: {
      ways: ['hiding in duty from a conversation', 'repeating a routine long after it served'],
      cost: 'evenings one could tell in advance',
      asks: 'Which routine could change by one notch?',
      together: 'Change one fixed evening, and see who is relieved.',
      alone: 'Take another way home for a week.',
    },
  },
  'pentacles-queen': {
    upright: {
      ways: ['making somebody comfortable in practical ways', 'keeping house and heart in good order'],
      cost: 'being leaned on like furniture',
      asks: 'Who makes it comfortable for you?',
      together: 'Let them look after you for an evening.',
      alone: 'Make your own place as comfortable as you would for a guest.',
    },
    reversed: {
      ways: ['caring for everything except oneself', 'helping a little too closely'],
      cost: 'a kindness the other cannot breathe in',
      asks: 'What do you need that you provide for others?',
      together: 'Ask before you help, and accept a no.',
      alone: 'Put yourself on the list of people to look after.',
    },
  },
  'pentacles-king': {
    upright: {
      ways: ['giving freely from a firm ground', 'being somebody others can count on'],
      cost: 'providing everything apart from oneself',
      asks: 'What do you give besides what you provide?',
      together: 'Give an hour of attention in place of a thing.',
      alone: 'Enjoy something you have worked for, without guests.',
    },
    reversed: {
      ways: ['measuring worth by what it brings', 'defending a comfort that has grown tight'],
      cost: 'being rich in things to look after',
      asks: 'What does your comfort cost the two of you?',
      together: 'Ask what they would rather have than what you provide.',
      alone: 'Go one day without anything that has a price.',
    },
  },
}
