import type { Portrait } from './portrait.ts'

export const portraits01to16: readonly Portrait[] = [
  {
    times: ['a strength that is setting out and has a long way before it', 'a beginning that wants your whole heart and then your stamina'],
    asks: ['What would you begin here if nobody had to approve?', 'Which part of this deserves your best hour of the day?'],
    trap: 'starting with a great noise and having nothing left for the long middle',
    help: 'a clean start, and the same effort again on the days without applause',
  },
  {
    times: ['a strength that shows itself in following and carrying', 'a stretch in which patient support does more than a bold lead'],
    asks: ['Whom could you let go first for a while?', 'What are you carrying that was never handed to you?'],
    trap: 'rushing ahead because waiting feels like weakness',
    help: 'taking the next thing as it comes and doing it thoroughly',
  },
  {
    times: [
      'a start in which everything is there and nothing is in its place',
      'the tangle of first days, when each thread pulls on three others',
    ],
    asks: ['Which single thread could you sort out first?', 'Who would help if you told them it was hard?'],
    trap: 'taking the mess of a beginning for a sign that it was wrong to begin',
    help: 'one sorted thread after another, and somebody to hold the other end',
  },
  {
    times: [
      'the honest ignorance of somebody who has not done this before',
      'a time of learning, in which a good question is worth more than an opinion',
    ],
    asks: ['What would you ask if looking foolish did not matter?', 'Who has already learned what you are learning now?'],
    trap: 'asking the same thing again and again in the hope of a nicer answer',
    help: 'one sincere question, and then the patience to practise the reply',
  },
  {
    times: [
      'a wait that cannot be shortened and can still be lived in',
      'the time before the rain, when worry changes nothing and supper still tastes good',
    ],
    asks: ['What could you enjoy while this takes its time?', 'What do you need to have ready when it comes?'],
    trap: 'spending the waiting time on imagining every way it could go',
    help: 'good meals, ordinary days, and a bag packed for the moment it moves',
  },
  {
    times: ['a quarrel in which being right is not yet a help', 'two wills that pull different ways, each with a good reason'],
    asks: ['What would you give up to have peace in this?', 'Who could listen to both sides without taking one?'],
    trap: 'going on to the bitter end because one has come so far already',
    help: 'a first step to the middle, and someone fair to look at it with you',
  },
  {
    times: ['many forces that have to be brought to march in one direction', 'a large effort that needs order more than it needs zeal'],
    asks: ['What is the one aim all this effort serves?', 'Who should be in charge, and do they know it?'],
    trap: 'throwing more effort in where what is missing is a plan',
    help: 'a clear order, a just cause, and experience placed at the front',
  },
  {
    times: ['the question of where one belongs and with whom', 'a circle that is forming and still has an open place'],
    asks: ['With whom do you want to stand in this?', 'What keeps you at the edge of the circle?'],
    trap: 'hesitating so long that the others stop leaving the chair free',
    help: 'joining openly and early, for the sake of the people and not the advantage',
  },
  {
    times: ['something gentle that holds back something strong', 'clouds that gather and do not rain yet, however one looks up at them'],
    asks: ['Which small thing here could you do well today?', 'Where would a kind word do more than a push?'],
    trap: 'pushing for the large result while only small ones are to be had',
    help: 'small and friendly means, used carefully and more than once',
  },
  {
    times: ['a walk close behind something that could bite', 'a delicate stretch in which good manners are the best protection'],
    asks: ['Where do you need courage, and where only courtesy?', 'Whose toes are nearest to your feet in this?'],
    trap: 'taking bluntness for honesty where the ground is delicate',
    help: 'cheerful courtesy and an exact sense of where one stands',
  },
  {
    times: [
      'a good season in which those above and those below speak to each other',
      'a time when things come easily and want to be shared',
    ],
    asks: ['Whom could you let share in what goes well?', 'What would you like to plant while the ground is soft?'],
    trap: 'taking an easy season for granted and leaving its work undone',
    help: 'sharing what is there, and keeping it in order while that is easy',
  },
  {
    times: [
      'a standstill in which those who ought to talk have stopped talking',
      'a dry season that rewards no effort and still asks for decency',
    ],
    asks: ['What do you want to keep whole through this?', 'Where could you stop trying to be understood for now?'],
    trap: 'selling something you value to be allowed to take part',
    help: 'keeping to yourself what you are sure of until the weather turns',
  },
  {
    times: [
      'people who join in plain view for something larger than themselves',
      'a fellowship that works as long as nothing in it is hidden',
    ],
    asks: ['Who else would want the same thing if they knew?', 'What could you say openly that is only hinted now?'],
    trap: 'building a small camp where a meadow was needed',
    help: 'an aim that everyone may hear, and a fair place for each',
  },
  {
    times: ['full hands, and the question of how to hold what is in them', 'a wealth, of whatever kind, that stays good by being open'],
    asks: ['What do you have plenty of here, if you look?', 'Who could use a little of what you have?'],
    trap: 'guarding what one has until there is no joy left in it',
    help: 'modesty about what is yours, and an open hand with it',
  },
  {
    times: ['a quiet worth that takes up less room than it could', 'work that is carried to its end without talking about itself'],
    asks: ['Where could you take up a little less room?', 'What would you still finish if nobody ever noticed?'],
    trap: 'making oneself small in words and large in expectation',
    help: 'plain work, plainly finished, and a fair share for everyone',
  },
  {
    times: ['a gladness that gets people moving where orders would not', 'the moment when a rhythm is found and others fall in with it'],
    asks: ['What in this makes you want to start at once?', 'Whose good mood could you borrow for the beginning?'],
    trap: 'enjoying the enthusiasm so much that the work is never begun',
    help: 'finding what people are already glad to do and starting there',
  },
]
