/** What a house of the chart is about. */
export type HouseVoice = {
  /** What a sentence can be about, at most six words. */
  themes: readonly string[]
  /** After "when": an hour in which that part of life is felt. */
  scenes: readonly string[]
  /** After "to": one small thing to do there, at most seven words. */
  deeds: readonly string[]
}

/** First to twelfth. */
export const houseVoices: readonly HouseVoice[] = [
  {
    themes: [
      'the first impression you make',
      'how you enter a room',
      'your own beginnings',
      'the face you show to strangers',
      'what you start by yourself',
    ],
    scenes: [
      'somebody meets you for the first time',
      'a thing has to be begun alone',
      'you catch sight of yourself in a window',
      'all eyes turn to the door',
    ],
    deeds: [
      'introduce yourself to one new person',
      'wear the thing you keep for later',
      'begin one thing without asking anybody',
      'say “I would like” out loud',
      'go first once, for practice',
    ],
  },
  {
    themes: [
      'what you own and hold dear',
      'money and your sense of worth',
      'things you can touch and trust',
      'what you keep and why',
      'the worth of your own work',
    ],
    scenes: [
      'a bill and a wish arrive together',
      'somebody asks what your time is worth',
      'a drawer has to be cleared',
      'you stand before a shop window, undecided',
    ],
    deeds: [
      'mend something you already own',
      'count what you have before you buy',
      'give one thing a better home',
      'name your price without apology',
      'drink from the good cups',
    ],
  },
  {
    themes: [
      'talk, letters and short journeys',
      'brothers, sisters and neighbours',
      'what you learn in passing',
      'messages and the streets nearby',
      'the words between you and others',
    ],
    scenes: [
      'a message has waited a week for you',
      'a neighbour stops you on the stairs',
      'something half heard stays in your head',
      'two people need the same thing explained',
    ],
    deeds: [
      'answer the letter that has waited longest',
      'ring a brother, sister or old neighbour',
      'take another street home',
      'ask one question more than usual',
      'read the message again before sending',
    ],
  },
  {
    themes: [
      'home and the people behind you',
      'the ground under the house',
      'what you return to at evening',
      'your own four walls',
      'family by birth or choice',
    ],
    scenes: [
      'the door closes behind you in the evening',
      'a voice from home is on the telephone',
      'the table is laid for more than one',
      'an old photograph falls out of a book',
    ],
    deeds: [
      'clear one corner of one room',
      'cook something you ate as a child',
      'ask an older relative for one story',
      'stay in, and mean it',
      'put a lamp where it is dark',
    ],
  },
  {
    themes: [
      'play and things made for joy',
      'children and the young in you',
      'things done for their own sake',
      'love in its playful hours',
      'whatever you make for pleasure',
    ],
    scenes: [
      'a child asks you to join in',
      'an hour has no purpose at all',
      'somebody laughs at your joke',
      'the paint box has been open all evening',
    ],
    deeds: [
      'play something you are not good at',
      'show somebody what you made',
      'spend half an hour on pure pleasure',
      'let a child choose the game',
      'invite the person you like',
    ],
  },
  {
    themes: [
      'daily work and small habits',
      'tools, habits and being of use',
      'the order of ordinary days',
      'the way you spend a Tuesday',
      'work that nobody applauds',
    ],
    scenes: [
      'the list is longer than the morning',
      'a colleague asks for a hand',
      'an old habit meets a new timetable',
      'the same small thing breaks again',
    ],
    deeds: [
      'finish the smallest task on the list',
      'sharpen one tool, of whatever kind',
      'stop work at the hour you named',
      'do one routine slowly and well',
      'let somebody help with the dull part',
    ],
  },
  {
    themes: [
      'partnership and those opposite you',
      'promises between two people',
      'the one you measure yourself by',
      'spoken and unspoken agreements',
      'what you do as a pair',
    ],
    scenes: [
      'two people want two different evenings',
      'somebody says “we” and means you',
      'an old agreement no longer quite fits',
      'the other side has a point',
    ],
    deeds: [
      'ask the other for their version first',
      'keep one small promise to the minute',
      'say what you would like, once',
      'renew one agreement in plain words',
      'listen to the end of a sentence',
    ],
  },
  {
    themes: [
      'trust and what is shared',
      'things lent, inherited or given up',
      'endings and the room they leave',
      'what is kept behind closed doors',
      'what two people owe each other',
    ],
    scenes: [
      'something borrowed is still on your shelf',
      'a confidence has to be kept',
      'a thing is over and nobody says so',
      'you decide how much to tell',
    ],
    deeds: [
      'give back one thing you borrowed',
      'tell one person one true thing',
      'let go of a finished quarrel',
      'say thank you for an old loan',
      'empty one box you never open',
    ],
  },
  {
    themes: [
      'travel, study and wide horizons',
      'belief and journeys of any length',
      'whatever lies beyond the known map',
      'the large questions',
      'what you still wish to learn',
    ],
    scenes: [
      'a map lies open on the table',
      'somebody believes what you cannot',
      'a foreign word makes you curious',
      'the near road begins to bore you',
    ],
    deeds: [
      'read ten pages about somewhere else',
      'talk with somebody who disagrees kindly',
      'plan the first mile of a journey',
      'look one old question up',
      'walk until you see the horizon',
    ],
  },
  {
    themes: [
      'your calling in the world',
      'work that carries your name',
      'the public side of your life',
      'what you are known for',
      'the longer aim of your work',
    ],
    scenes: [
      'your name stands under a piece of work',
      'somebody asks what it is you do',
      'a duty and an ambition share an hour',
      'people look to you for a decision',
    ],
    deeds: [
      'do one hour of the long task',
      'put your name to something finished',
      'ask somebody senior one honest question',
      'turn down what leads nowhere',
      'write down what you are aiming at',
    ],
  },
  {
    themes: [
      'friends and the hopes you share',
      'groups, causes and the time ahead',
      'the company you choose',
      'plans made with other people',
      'your place in a circle',
    ],
    scenes: [
      'a whole table of friends talks at once',
      'a group needs one more pair of hands',
      'somebody says what you all hope for',
      'an old friend has gone quiet',
    ],
    deeds: [
      'write to a friend without a reason',
      'say yes to one invitation',
      'lend a hand where several are working',
      'bring two friends together',
      'share a plan before it is ready',
    ],
  },
  {
    themes: [
      'rest and what goes on unseen',
      'solitude and dreams',
      'what you do when nobody looks',
      'the quiet before and after people',
      'things you have not yet told',
    ],
    scenes: [
      'the last guest has gone home',
      'you wake before the alarm',
      'nobody needs you for an hour',
      'a thought comes back for the third night',
    ],
    deeds: [
      'leave one hour with nothing in it',
      'note down a dream before breakfast',
      'go to bed before you are tired',
      'sit somewhere quiet without the telephone',
      'do one kindness that stays secret',
    ],
  },
]
