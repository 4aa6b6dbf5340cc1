/** What is known of a theme from life. Every sentence is of at most twelve words, since it has no slots. */
export type ThemeInLove = {
  /** How it looks on an ordinary day. */
  life: readonly string[]
  /** A thought that eases it. */
  turn: readonly string[]
  /** Something small to do with the other person. */
  together: string
  /** Something small to do alone, where nothing should lead to the other person. */
  alone: string
}

export const themesInLove: Readonly<Record<string, ThemeInLove>> = {
  betrayal: {
    life: [
      'People go back over old evenings, looking for what they missed.',
      'Afterwards even harmless messages have to prove that they are harmless.',
      'What hurts is seldom the deed alone, but the pretence around it.',
    ],
    turn: [
      'You are allowed to ask, and allowed to stop asking.',
      'Nobody else sets the pace at which this heals.',
      'Having trusted was not a mistake of yours.',
    ],
    together: 'Choose one question, ask it once, and hear the whole answer.',
    alone: 'Write down what you need to know, and what you do not.',
  },
  trust: {
    life: [
      'It shows in small things: a phone left lying face up.',
      'Somebody asks “where were you” and means something quite different.',
      'A small promise kept on a Tuesday can outweigh a great speech.',
    ],
    turn: [
      'It tends to return as it left, in small portions.',
      'A plain question is kinder than a clever investigation.',
      'Trust is less a feeling than a row of kept appointments.',
    ],
    together: 'Ask for one small promise, and remark on it when kept.',
    alone: 'Keep one small promise to yourself, and notice how that feels.',
  },
  jealousy: {
    life: [
      'It reads a late reply as though it were a long letter.',
      'A laugh across the room is timed to the second.',
      'It tends to come in the evening, when nothing can be checked.',
    ],
    turn: [
      'Behind it there is usually a wish, and wishes can be said.',
      'It says more about what matters to you than about anybody’s conduct.',
      'Being reassured helps more than being right.',
    ],
    together: 'Say “I would like to hear that I matter”, and stop there.',
    alone: 'When jealousy comes, write down the wish underneath it.',
  },
  communication: {
    life: [
      'Two people can discuss the shopping for years, and never the silence.',
      'The quarrel begins at the dishes, though it is not about dishes.',
      'One talks more, the other talks less, and both feel unheard.',
    ],
    turn: [
      'Silence is not always refusal; some people think slowly.',
      'The first sentence of a talk decides more than its arguments do.',
      'It often goes better side by side than face to face.',
    ],
    together: 'Begin the next talk with what you wish, not what you mind.',
    alone: 'Write the postponed sentence down until it is short and kind.',
  },
  'long-distance': {
    life: [
      'The day is told at night, when half of it has faded.',
      'Each meeting has to be splendid, and that makes it tired.',
      'People learn the sound of a voice before it says anything.',
    ],
    turn: [
      'Shared small things carry further than rare great ones.',
      'Dull things can be shared as well, and bring people near.',
      'It helps to know the date of the next meeting, however far.',
    ],
    together: 'Do one dull thing at the same hour, each at home.',
    alone: 'Make one evening of the week good without any screen.',
  },
  distance: {
    life: [
      'Two people can share a sofa and be in different weather.',
      'Someone answers “I am fine”, and the evening closes over it.',
      'It shows in the hands first, and only later in the words.',
    ],
    turn: [
      'Stepping back may be about tiredness, and only tiredness.',
      'A question without reproach is easier to come towards.',
      'What has moved by inches can return by inches.',
    ],
    together: 'Say “I miss you a little”, in an ordinary voice.',
    alone: 'Notice at what hour you feel the distance most.',
  },
  commitment: {
    life: [
      'People talk of curtains and mean the next ten years.',
      'For one it is growing late, for the other still early.',
      'It is first asked in jest, to see how that goes.',
    ],
    turn: [
      'It is easier to promise a next step than a whole life.',
      'A slow yes may be worth more than a quick one.',
      'Nobody has to want the same thing on the same day.',
    ],
    together: 'Tell each other what the word “together” should mean in a year.',
    alone: 'Write what you would gladly promise, without looking at anyone.',
  },
  'break-up': {
    life: [
      'The hand still reaches for the phone when something funny happens.',
      'Songs, shops and half a bed have to be learned anew.',
      'All is well for three days, and then there is a scarf.',
    ],
    turn: [
      'It does not heal in a straight line, and need not.',
      'To miss somebody is not yet a reason to call.',
      'What you were able to feel there remains your own ability.',
    ],
    together: 'Say goodbye to one thing between you, aloud and without argument.',
    alone: 'Change one corner of your home so that it is new.',
  },
  /** An ending that has only been thought of. */
  parting: {
    life: [
      'It is thought of in the car, and not mentioned at supper.',
      'The word falls once in a quarrel, and cannot be unsaid.',
      'Some evenings are already divided, long before anything else is.',
    ],
    turn: [
      'To think of an end is not yet to want it.',
      'What you would miss is as good a question as what hurts.',
      'A thing of that size may be looked at more than once.',
    ],
    together: 'Say one thing that you would not want to lose.',
    alone: 'Write two short lists: what you would miss, and what not.',
  },
  'new-love': {
    life: [
      'Three words on a screen can be read eleven times.',
      'The day acquires a secret pocket, and the hand keeps going there.',
      'Everything brings to mind somebody who is still hardly known.',
    ],
    turn: [
      'It is pleasant to be excited, and no decision follows from it.',
      'Getting to know somebody is slower than liking them, and as lovely.',
      'Being a little afraid shows only that it matters.',
    ],
    together: 'Ask one curious question that has no clever answer.',
    alone: 'Keep the next two evenings as you had planned them.',
  },
  unspoken: {
    life: [
      'A sentence is composed on every walk, and carried home again.',
      'A look is weighed all night by its only witness.',
      'It is easier to be witty and helpful than to say it.',
    ],
    turn: [
      'A feeling is not worth less because it has no answer.',
      'Not knowing is tiring too; it only looks safer than asking.',
      'You may keep it, say it or outgrow it, in your time.',
    ],
    together: 'Show a little more interest than usual, and leave it there.',
    alone: 'Write the unsaid sentence down in full, and then decide nothing.',
  },
  family: {
    life: [
      'At some tables there are always more people than chairs.',
      'Somebody rings up about the roast, and something older is meant.',
      'A Sunday visit can need the whole of Monday to recover from.',
    ],
    turn: [
      'You can be loyal to a family and still shut a door.',
      'It helps when each speaks to their own relations.',
      'Nobody has to choose between people on a single Sunday.',
    ],
    together: 'Agree beforehand how long the next visit lasts.',
    alone: 'Decide for yourself which custom you would like to keep.',
  },
  children: {
    life: [
      'The talk begins at nine and is asleep by five past.',
      'Two people can run a household perfectly and never once look up.',
      'It is about shoes and dentists, and about being seen.',
    ],
    turn: [
      'Ten minutes as two people are better than a weekend some day.',
      'Being tired is not the same as being indifferent.',
      'You may love them dearly and still miss the rest.',
    ],
    together: 'Sit down for ten minutes, and talk about nothing with a schedule.',
    alone: 'Take one hour in which nobody calls you by a role.',
  },
  money: {
    life: [
      'A bill is mentioned, and the room becomes a little smaller.',
      'To one it means safety, and to the other it means air.',
      'The sum is soon named; what it stands for takes longer.',
    ],
    turn: [
      'Sums are easier to discuss than fears, so people discuss sums.',
      'It is lighter once it lies on the table between two cups.',
      'How it was spoken of at home, people learn before counting.',
    ],
    together: 'Tell each other how money was spoken of when you were small.',
    alone: 'Note what the word money brought up when you were small.',
  },
  affection: {
    life: [
      'A hand on the shoulder in passing can alter an evening.',
      'Each waits for the other to begin, out of tact.',
      'It goes unnoticed, as light leaves a room where somebody is reading.',
    ],
    turn: [
      'Shyness and refusal look alike from across a bed.',
      'Small touches without a purpose are a good beginning.',
      'It can be spoken of gently, and best in daylight.',
    ],
    together: 'Greet each other properly at the door for one week.',
    alone: 'Be kind to your own body today, as to a guest.',
  },
  loneliness: {
    life: [
      'It is loudest where another person is breathing in the room.',
      'The best story of the day is told to the kettle.',
      'Somebody asks how it went, and does not look up.',
    ],
    turn: [
      'It is a wish for company, and not a fault in you.',
      'No single person has to be everything; friends may carry a share.',
      'It often eases when it is told to just one listener.',
    ],
    together: 'Ask for ten minutes in which they only listen.',
    alone: 'Ring the person with whom you are most yourself.',
  },
  'growing-apart': {
    life: [
      'Each still knows how the other takes coffee, and little else.',
      'Each has new jokes by now, and tells them elsewhere.',
      'The evenings are peaceful and could belong to anyone.',
    ],
    turn: [
      'People go on changing; it is the telling that stops.',
      'Curiosity can return before closeness does, and often brings it along.',
      'Not every difference is a distance.',
    ],
    together: 'Ask what they have been thinking about on the way to work.',
    alone: 'Write down how you have changed in three years.',
  },
  work: {
    life: [
      'By the time both are at home, only the leftovers are awake.',
      'The calendar is full of things nobody would miss in ten years.',
      'A sharp word at eight often belongs to something said at four.',
    ],
    turn: [
      'It may be tiredness that argues, with your two voices.',
      'An hour that has been promised is worth three that turn up.',
      'Rest is a part of love that nobody writes poems about.',
    ],
    together: 'Reserve one hour of this week, and defend it like a meeting.',
    alone: 'Go home on time one evening, and do nothing useful.',
  },
  past: {
    life: [
      'A name falls at supper, and for a moment there are three.',
      'Somebody apologises for a thing that somebody else once did.',
      'An old song comes on, and each looks elsewhere.',
    ],
    turn: [
      'What has been need not be erased in order to be over.',
      'Caution learned from one person may be unlearned with another.',
      'Nobody wins a comparison with a memory, so nobody has to try.',
    ],
    together: 'Tell one story of the past that asks nothing of today.',
    alone: 'Name one thing from then that you have finished answering for.',
  },
  forgiveness: {
    life: [
      'The word “sorry” has been said, and something is still standing about.',
      'It is forgiven on Monday, and by Thursday it is back.',
      'It is remembered most clearly on the days that go well.',
    ],
    turn: [
      'It is not owed, and it comes at its own pace.',
      'A good apology names the thing and asks for nothing.',
      'You may forgive and still wish that something should change.',
    ],
    together: 'Say exactly what a good repair would be, in one sentence.',
    alone: 'Write down what you hold against yourself, and read it kindly.',
  },
  self: {
    life: [
      '“I do not mind” can be said until nobody knows any more.',
      'Somebody else makes the plans, and even chooses most of the songs.',
      'The mood is tested in the hall, before the coat comes off.',
    ],
    turn: [
      'A small no, said early, spares everyone a large one.',
      'Wanting an evening to yourself takes nothing from anybody.',
      'Your worth is not decided in another person’s mood.',
    ],
    together: 'Say one preference aloud before you ask for theirs.',
    alone: 'Take up for an hour what you did before this began.',
  },
  joy: {
    life: [
      'Somebody laughs in the next room, and you smile without the joke.',
      'It is there in the way the second cup is put down.',
      'On a good day nothing happens, and it happens together.',
    ],
    turn: [
      'What goes well is seldom mentioned, because nobody has to mend it.',
      'Gladness keeps better when it has been said aloud.',
      'It is no luxury; you can stand on it in harder weeks.',
    ],
    together: 'Tell them the thing you like, today and in plain words.',
    alone: 'Write down what was good, so that it stays yours.',
  },
}
