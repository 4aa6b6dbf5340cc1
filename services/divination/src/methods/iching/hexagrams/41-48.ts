import type { Hexagram } from './hexagram.ts'

export const hexagrams41to48: readonly Hexagram[] = [
  {
    number: 41,
    name: 'Decrease',
    pinyin: 'Sǔn',
    character: '損',
    keywords: ['simplicity', 'giving up', 'sincerity'],
    counsel: 'take something away and mean it',
    judgement:
      'Something is made less, and that need not be a loss. With sincerity even two small bowls are enough for the offering; simplicity is no disgrace.',
    image: 'The lake at the mountain’s foot evaporates and feeds the slope. Cool your anger and narrow your wishes.',
    lines: [
      {
        sign: 'the quick help',
        text: 'When your own work is done, hurry to help another. Consider, though, how much you may give without burdening either of you.',
        counsel: 'help, and weigh how much',
      },
      {
        sign: 'the help without loss of self',
        text: 'Do not throw yourself away to please. One can add to another without becoming less.',
        counsel: 'help without giving yourself up',
      },
      {
        sign: 'the three travellers',
        text: 'When three travel together, one is lost on the way; when one travels alone, a companion is found. Closeness is a matter of two.',
        counsel: 'make it a matter of two',
      },
      {
        sign: 'the fault made smaller',
        text: 'One makes one’s own failings less, and friends hurry to come. The removal of a fault is a joy to everyone.',
        counsel: 'work on one fault, and soon',
      },
      {
        sign: 'the gift that cannot be refused',
        text: 'Someone adds to you, and not even ten pairs of oracle tortoises could speak against it. What is meant to come to you comes.',
        counsel: 'accept the good that comes',
      },
      {
        sign: 'the increase that costs nobody',
        text: 'Adding to others without taking from anyone. Helpers come, and one’s work no longer belongs to a single house.',
        counsel: 'let your gain serve many',
      },
    ],
  },
  {
    number: 42,
    name: 'Increase',
    pinyin: 'Yì',
    character: '益',
    keywords: ['growth', 'help from above', 'enterprise'],
    counsel: 'use the favourable time at once',
    judgement:
      'Those above give to those below, and a favourable wind is blowing. Do something with it: this is a time to undertake, and to cross the great river.',
    image: 'Wind and thunder strengthen each other. When you see something good, imitate it; when you find a fault, drop it.',
    lines: [
      {
        sign: 'the great work',
        text: 'A great work is possible now to one who was only small. Received strength should be used for something selfless.',
        counsel: 'use the help for something large',
      },
      {
        sign: 'the unlooked-for increase',
        text: 'Someone adds to you, and not even ten pairs of oracle tortoises could speak against it. Stay constant; even a king would make his offering with it.',
        counsel: 'receive it and stay constant',
      },
      {
        sign: 'the increase through misfortune',
        text: 'Enriched by what looked like misfortune. Be sincere, keep to the middle, and report openly with the seal in your hand.',
        counsel: 'let the hardship teach you',
      },
      {
        sign: 'the trusted mediator',
        text: 'Walking in the middle and advising the prince, who listens; even the capital may be moved on such advice. Mediate for the good of the whole.',
        counsel: 'mediate honestly between both sides',
      },
      {
        sign: 'the kind heart',
        text: 'With a truly kind heart one need not ask: it brings great good. Kindness is recognised for what it is.',
        counsel: 'be kind and do not ask for thanks',
      },
      {
        sign: 'the increase to nobody',
        text: 'One gives to nobody any more, and somebody strikes out at him. A heart that does not stay constant loses its helpers.',
        counsel: 'steady your heart and give again',
      },
    ],
  },
  {
    number: 43,
    name: 'Resolute Action',
    pinyin: 'Guài',
    character: '夬',
    keywords: ['decision', 'openness', 'breaking with a wrong'],
    counsel: 'name it openly and use no violence',
    judgement:
      'One last wrong sits in a high place. Make it known openly and truthfully, however risky; begin with your own house, and do not reach for weapons.',
    image: 'The lake has risen to the sky and will break. Let riches flow down to others, and do not rest upon your merits.',
    lines: [
      {
        sign: 'the bold toes',
        text: 'Strong in the toes that stride ahead. To set out against something one is not yet equal to is the mistake.',
        counsel: 'check your strength before you stride',
      },
      {
        sign: 'the night watch',
        text: 'A cry of alarm, and weapons ready in the evening and the night. Whoever is prepared and on guard need not be afraid.',
        counsel: 'be on guard, and then unafraid',
      },
      {
        sign: 'the walk in the rain',
        text: 'To show one’s resolve in a hard face is harmful. One walks alone through rain, gets splashed and grumbled at, stays firm inside, and keeps free of blame.',
        counsel: 'stay resolved inside, and bear misunderstanding',
      },
      {
        sign: 'the walk without skin',
        text: 'The skin is off the thighs and walking hurts, from pushing on and on. Let yourself be led like a sheep and the trouble ends, but such words are seldom believed.',
        counsel: 'let yourself be led for once',
      },
      {
        sign: 'the weeds',
        text: 'With weeds one has to be thorough and firm. Go down the middle of the path, without hatred and without leniency.',
        counsel: 'pull it up by the root, calmly',
      },
      {
        sign: 'the unheeded remainder',
        text: 'No cry is raised, and so in the end there is harm. The last trace of the wrong seemed too small to speak of.',
        counsel: 'deal with the last trace too',
      },
    ],
  },
  {
    number: 44,
    name: 'The Unexpected Meeting',
    pinyin: 'Gòu',
    character: '姤',
    keywords: ['encounter', 'temptation', 'early limits'],
    counsel: 'meet it, and do not tie yourself to it',
    judgement:
      'Something comes to meet you unasked, small and bold and stronger than it looks. Be friendly to it, but do not tie yourself to it.',
    image: 'Wind blows everywhere under the sky. A word sent out from the right place reaches all four quarters.',
    lines: [
      {
        sign: 'the bronze brake',
        text: 'It is tied to a brake of bronze. Even a lean pig can rampage later, so check a small bad influence at once and consistently.',
        counsel: 'put a brake on it now',
      },
      {
        sign: 'the fish in the bag',
        text: 'There is a fish in the bag. It does no harm as long as it is kept in gentle control, away from the guests.',
        counsel: 'keep it in hand and out of sight',
      },
      {
        sign: 'the hard walk',
        text: 'The skin is off the thighs and walking is hard. One is drawn to the temptation and held back from it; aware of the danger, one makes no great mistake.',
        counsel: 'notice the pull and stay where you are',
      },
      {
        sign: 'the empty bag',
        text: 'There is no fish in the bag. Those one held in contempt are not there when they are needed.',
        counsel: 'stay on good terms with simple people',
      },
      {
        sign: 'the melon under willow leaves',
        text: 'A melon lies in the shade of willow leaves. One protects it, keeps one’s brightness covered, and it ripens and drops as if from the sky.',
        counsel: 'protect it silently until it is ripe',
      },
      {
        sign: 'the meeting with horns',
        text: 'Coming to the meeting with one’s horns first. It is proud and a little humbling, but whoever has withdrawn so far is not at fault.',
        counsel: 'keep away, with a gentler manner',
      },
    ],
  },
  {
    number: 45,
    name: 'Gathering',
    pinyin: 'Cuì',
    character: '萃',
    keywords: ['assembly', 'common ground', 'an offering'],
    counsel: 'gather round something worth an offering',
    judgement:
      'People gather, as at a temple, round a centre larger than themselves. Find a leader, bring a generous offering, and undertake something together.',
    image: 'The lake has gathered above the earth and could overflow. Where much collects, be prepared for the unforeseen.',
    lines: [
      {
        sign: 'the wavering and the handclasp',
        text: 'Sincere, but not to the end: now confusion, now gathering. Call out, and after one clasp of the hand there is laughter again.',
        counsel: 'call out and take the hand',
      },
      {
        sign: 'the quiet pull',
        text: 'Let yourself be drawn in. Where the heart is sincere, even a small offering is welcome.',
        counsel: 'let yourself be drawn in',
      },
      {
        sign: 'the sighing at the edge',
        text: 'Wanting to join and sighing at the edge of a closed circle. Go to someone nearer the centre: a small embarrassment, no fault.',
        counsel: 'ask someone inside to bring you in',
      },
      {
        sign: 'the great gathering',
        text: 'Great good, and no blame. Here someone gathers people not for himself but for the one they all serve.',
        counsel: 'gather people for the common cause',
      },
      {
        sign: 'the place at the centre',
        text: 'One gathers people by one’s position, and some come without trust. Lasting dignity and constancy win over these as well.',
        counsel: 'earn the trust of the doubtful',
      },
      {
        sign: 'the tears of the one left out',
        text: 'Lamenting and sighing and floods of tears. To be misunderstood when one wanted to join is bitter; it is no fault to show it.',
        counsel: 'show that it hurts',
      },
    ],
  },
  {
    number: 46,
    name: 'Ascent',
    pinyin: 'Shēng',
    character: '升',
    keywords: ['growth', 'steady effort', 'rising'],
    counsel: 'climb step by step and do not be afraid',
    judgement:
      'It goes upward, as a tree grows from the earth: by effort, not by force. Seek out those who can help you, have no fear, and go towards the warmth.',
    image: 'Wood grows in the midst of the earth. Heap up small things until they become high and great.',
    lines: [
      {
        sign: 'the welcome rise',
        text: 'The ascent is met with confidence by those above. It draws its strength, like a root, from low down.',
        counsel: 'rise with the trust of those above',
      },
      {
        sign: 'the small sincere offering',
        text: 'If one is sincere, even a small offering will do. Rough manners do not matter where the heart is right.',
        counsel: 'offer what you have, sincerely',
      },
      {
        sign: 'the empty city',
        text: 'Climbing into an empty city. Nothing stands in the way, which is pleasant and a little strange; go on without hesitating or counting on it.',
        counsel: 'go in while nothing stops you',
      },
      {
        sign: 'the offering on the mountain',
        text: 'The king makes his offering on Mount Qi. One who rises takes their place among those who are honoured, and serves.',
        counsel: 'take your place, and give thanks',
      },
      {
        sign: 'the stairs',
        text: 'Going up by steps. Even close to the summit, take one stair after another and skip none.',
        counsel: 'take one step after another',
      },
      {
        sign: 'the climb in the dark',
        text: 'Climbing on in the dark, blindly. Only a conscientiousness that never lets up can make anything of such drive.',
        counsel: 'stop pushing blindly; be exact',
      },
    ],
  },
  {
    number: 47,
    name: 'Exhaustion',
    pinyin: 'Kùn',
    character: '困',
    keywords: ['confinement', 'weariness', 'inner freedom'],
    counsel: 'stay cheerful inwardly and say little',
    judgement:
      'The lake has run dry. Whoever stays themselves in exhaustion comes through it well; words are not believed now, so do not spend breath on them.',
    image: 'There is no water in the lake. Stake everything on following your own purpose, and accept the rest.',
    lines: [
      {
        sign: 'the bare tree stump',
        text: 'Sitting oppressed on a bare stump, straying into a dark valley, three years seeing no one. Gloom is a place one can leave.',
        counsel: 'get up from the stump',
      },
      {
        sign: 'the weariness amid plenty',
        text: 'Oppressed in the midst of wine and food, when help in scarlet is already on the way. Give thanks and wait; setting out now would be too early.',
        counsel: 'be patient, and give thanks',
      },
      {
        sign: 'the stone and the thorns',
        text: 'Pushing at a stone, leaning on thorns, coming home and not seeing one’s wife. One is held by what need not hold, and misses what is near.',
        counsel: 'stop pushing where nothing gives',
      },
      {
        sign: 'the slow golden carriage',
        text: 'Help comes very slowly, delayed in a golden carriage. It is embarrassing to have waited on the rich, but the goal is reached.',
        counsel: 'let help come late',
      },
      {
        sign: 'the slow relief',
        text: 'Hurt above and below, and hindered by the very people in office who should help. Relief comes slowly and softly; stay composed, with an offering at hand.',
        counsel: 'keep calm, since relief comes softly',
      },
      {
        sign: 'the creeping vines',
        text: 'Tangled in creepers and tottering, one says that any movement would be regretted. Feel the regret and move all the same; the bonds are weak.',
        counsel: 'move in spite of the doubt',
      },
    ],
  },
  {
    number: 48,
    name: 'The Well',
    pinyin: 'Jǐng',
    character: '井',
    keywords: ['a common source', 'community', 'depth'],
    counsel: 'keep the well, and let the rope be long enough',
    judgement:
      'The town can be moved, the well cannot; it neither fails nor overflows, and all come and draw. Let the rope reach all the way and do not break the jug just before the top.',
    image: 'Water rises in the wood as sap does. Encourage people at their work, and get them to help one another.',
    lines: [
      {
        sign: 'the muddy well',
        text: 'Nobody drinks the mud of an old well, and no bird comes to it. What serves no one any more is forgotten; clear it or leave it.',
        counsel: 'clear the mud or leave the place',
      },
      {
        sign: 'the leaking jug',
        text: 'At the well they shoot at minnows, and the jug is cracked and leaks. Good water is wasted where it is used for trifles.',
        counsel: 'mend the jug and use your gifts well',
      },
      {
        sign: 'the well nobody drinks from',
        text: 'The well has been cleaned and no one drinks: it is a sorrow to the heart. If those in charge were clear-sighted, all would share the benefit.',
        counsel: 'stay ready, and let it be known',
      },
      {
        sign: 'the well being lined',
        text: 'The well is being lined with stone. For that time it gives no water; inner work is no fault.',
        counsel: 'take time to repair',
      },
      {
        sign: 'the clear cold spring',
        text: 'Clear and cold is the spring, and people drink from it. What is good has to be drunk to do any good.',
        counsel: 'drink, and let others drink',
      },
      {
        sign: 'the uncovered well',
        text: 'The well is left uncovered so that all may draw, and it never fails. The most reliable people are like this.',
        counsel: 'keep yourself open to those who need you',
      },
    ],
  },
]
