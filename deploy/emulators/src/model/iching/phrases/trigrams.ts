/**
 * What a trigram may stand for in somebody's life: as the upper half, which comes from outside, with `people` or in `things`, and as the
 * lower half, which is one's own side; noun phrases of eight words at most. `force` is what it is in two or three words.
 */
type TrigramWords = { outside: Readonly<Record<'people' | 'things', readonly string[]>>; inside: readonly string[]; force: string }

export const trigrams: Readonly<Record<string, TrigramWords>> = {
  heaven: {
    outside: {
      people: [
        'somebody stronger than they may know',
        'a will that is used to its way',
        'someone who goes on without looking round',
        'somebody who expects a good deal of you',
        'someone who has decided and says so',
      ],
      things: [
        'something large that waits for nobody',
        'a demand that never seems to tire',
        'a standard set a long way above you',
        'a goal that other people have never set',
        'a plan far larger than its beginning',
      ],
    },
    inside: [
      'more strength than you have had to use',
      'a will that has made up its mind',
      'energy that has been waiting for its work',
      'a purpose you are quite sure of',
      'a height that makes one stand up straight',
      'a confidence that needs no witness',
      'more drive than the day has hours',
    ],
    force: 'sheer strength',
  },
  thunder: {
    outside: {
      people: [
        'somebody who has begun to stir',
        'a loud word that nobody can unhear',
        'news that has set everyone talking',
        'someone who cannot keep still about it',
        'somebody whose news cannot wait',
      ],
      things: [
        'something that has begun, and noisily',
        'a push that came without much warning',
        'events that have started to move',
        'a start that cannot be taken back',
        'a beginning that does not ask first',
      ],
    },
    inside: [
      'an impulse that woke before any plan',
      'the wish to get up and do something',
      'a first stirring nobody else has noticed',
      'a restlessness that wants to become a step',
      'a readiness that came overnight',
      'the energy of somebody just awake',
      'a nervousness that could become courage',
    ],
    force: 'a sudden stir',
  },
  water: {
    outside: {
      people: [
        'feelings in others that nobody says aloud',
        'somebody you cannot see to the bottom of',
        'a sadness that is not yours to lift',
        'a person who says less than they mean',
        'someone who keeps something back',
      ],
      things: [
        'something you cannot see to the bottom of',
        'a difficulty that has to be gone through',
        'an uncertainty no amount of asking removes',
        'a stretch without any firm ground',
        'a question that goes deeper than it looks',
      ],
    },
    inside: [
      'a worry that keeps moving about',
      'a feeling deeper than you let on',
      'a doubt you have learned to step around',
      'something that flows on whatever you decide',
      'an old fear that knows its way about',
      'a tiredness that runs underground',
      'a longing you rarely mention',
    ],
    force: 'uncertain depth',
  },
  mountain: {
    outside: {
      people: [
        'somebody who is not to be hurried',
        'a silence that does not mean no',
        'a person who has come to a stop',
        'someone who needs to be left alone',
        'somebody who says no by saying nothing',
      ],
      things: [
        'a limit that only patience could climb',
        'something that stands where it stands',
        'a stop nobody asked you about',
        'a door that stays shut for now',
        'a fact that is not going to move',
      ],
    },
    inside: [
      'a calm that is not easily moved',
      'the wish to be left in peace',
      'a corner that has come to rest',
      'some stubbornness, of the quieter kind',
      'a patience that looks like indifference',
      'the need to sit down for once',
      'a limit you have felt for some time',
    ],
    force: 'plain stillness',
  },
  earth: {
    outside: {
      people: [
        'people who would make room if asked',
        'somebody who carries more than they say',
        'a patience you have not yet called upon',
        'someone who waits for you to begin',
        'someone who listens without judging',
      ],
      things: [
        'open ground that waits for a first mark',
        'conditions that resist nothing and decide nothing',
        'more room than you have been using',
        'a quiet that asks nothing of you',
        'a field that nobody has claimed',
      ],
    },
    inside: [
      'patience, and some of it unspent',
      'a readiness to carry and to wait',
      'ground you can stand on for longer',
      'the gift of letting things come to you',
      'a great deal that you carry unasked',
      'more endurance than you would admit',
      'a willingness that others count on',
    ],
    force: 'patient ground',
  },
  wind: {
    outside: {
      people: [
        'a mild influence that does not let up',
        'somebody who asks gently, and asks again',
        'a mood that gets in at every door',
        'someone whose hints are easily missed',
        'somebody who works on you by kindness',
      ],
      things: [
        'something mild that keeps on working',
        'a change that comes in small amounts',
        'an influence nobody could point to',
        'a habit that has crept into everything',
        'a trend that nobody has announced',
      ],
    },
    inside: [
      'a gentle will that does not give up',
      'something that yields and goes on growing',
      'a thought that has found its crack',
      'the habit of going round what resists',
      'a wish that comes back every evening',
      'a hope that gets in everywhere',
      'some indecision, of the friendly sort',
    ],
    force: 'gentle persistence',
  },
  fire: {
    outside: {
      people: [
        'somebody who sees more than is comfortable',
        'a warmth that needs to be fed',
        'eyes that rest on you and stay',
        'somebody who has seen through it already',
        'someone whose warmth you notice at once',
      ],
      things: [
        'a light in which little stays hidden',
        'facts that anyone could see by now',
        'a brightness that needs its fuel',
        'a truth that has been plain for weeks',
        'a deadline that lights up everything else',
      ],
    },
    inside: [
      'something you have understood already',
      'a warmth that depends on being fed',
      'a lamp that somebody lit a while ago',
      'clear sight, and some heat with it',
      'a conviction that warms you a little',
      'an insight that has not been used',
      'an eagerness that eats its own wood',
    ],
    force: 'clear sight',
  },
  lake: {
    outside: {
      people: [
        'a friendly face that invites you nearer',
        'somebody who would rather talk than be silent',
        'an openness you could answer',
        'someone who laughs where others would sigh',
        'somebody who is glad when you come',
      ],
      things: [
        'something pleasant that glitters a little',
        'a chance to talk that stands open',
        'a friendly surface, and depth beneath it',
        'an invitation that means what it says',
        'a pleasure that is easily had',
      ],
    },
    inside: [
      'a gladness that you do not show',
      'the wish to talk it over with somebody',
      'a calm surface that keeps its depth',
      'a pleasure in it you have half forgotten',
      'more cheer than the circumstances deserve',
      'a joke you keep for better company',
      'an openness that surprises you',
    ],
    force: 'open cheer',
  },
}
