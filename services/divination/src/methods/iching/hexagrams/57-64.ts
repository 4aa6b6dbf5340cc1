import type { Hexagram } from './hexagram.ts'

export const hexagrams57to64: readonly Hexagram[] = [
  {
    number: 57,
    name: 'The Gentle Wind',
    pinyin: 'Xùn',
    character: '巽',
    keywords: ['gentleness', 'persistence', 'influence'],
    counsel: 'work gently, like wind, in one direction',
    judgement:
      'The wind gets in everywhere because it is gentle and does not stop. Success comes in small things; have a direction, and go to someone whose direction you trust.',
    image: 'Wind follows upon wind. Make the purpose known again and again, and then do the work.',
    lines: [
      {
        sign: 'the forward and backward step',
        text: 'Forward, then back, out of too much gentleness. What is missing is the firmness of a soldier.',
        counsel: 'decide, and stand by it',
      },
      {
        sign: 'the search under the bed',
        text: 'The wind gets in under the bed, where things hide. Call in all the help you need, even priests and soothsayers, to bring the hidden cause to light.',
        counsel: 'track the matter to its hidden cause',
      },
      {
        sign: 'the search without end',
        text: 'Searching again and again. Brooding that never decides is humbling in the end.',
        counsel: 'stop brooding and decide',
      },
      {
        sign: 'the three kinds of game',
        text: 'Regret disappears, and the hunt brings in three kinds of game. Energy joined to modesty serves every need.',
        counsel: 'act with energy and modesty',
      },
      {
        sign: 'the slow correction',
        text: 'No good beginning, but a good end. Reflect three days before the change and watch three days after it; then improvement holds.',
        counsel: 'consider it before and check it after',
      },
      {
        sign: 'the lost axe',
        text: 'The search goes on under the bed until goods and axe are lost. Whoever follows the dark too far has no strength left to decide.',
        counsel: 'leave off before it drains you',
      },
    ],
  },
  {
    number: 58,
    name: 'Open Joy',
    pinyin: 'Duì',
    character: '兌',
    keywords: ['joy', 'conversation', 'openness'],
    counsel: 'let joy be honest, and share it',
    judgement: 'Joy that is firm within and gentle without wins people’s hearts and lightens the hardest work. It lasts where it is true.',
    image: 'Two lakes join and refill each other. Sit down with friends to talk and practise, and learning stays fresh.',
    lines: [
      {
        sign: 'the contented joy',
        text: 'A quiet joy that wants nothing from anyone. It is free, and therefore good.',
        counsel: 'be content and need no one’s approval',
      },
      {
        sign: 'the sincere joy',
        text: 'A sincere joy. Pleasures of a lower sort are offered, and one’s honesty lets them pass; regret disappears.',
        counsel: 'take only the joy you can stand by',
      },
      {
        sign: 'the joy that comes from outside',
        text: 'Joy that is called in from outside to fill an emptiness. Idle amusements flow in and carry one off.',
        counsel: 'fill the emptiness from within',
      },
      {
        sign: 'the joy being weighed',
        text: 'Joy still being weighed has no peace. Once one turns from the lower pleasure, real gladness begins.',
        counsel: 'choose, and be glad of it',
      },
      {
        sign: 'the trust in what wears away',
        text: 'Trusting what slowly wears one down is dangerous. Even a good heart needs to know whom it lets near.',
        counsel: 'be careful whom you let near',
      },
      {
        sign: 'the seductive joy',
        text: 'Pleasure leads one on, and one follows. The matter is no longer decided by oneself.',
        counsel: 'take the reins back',
      },
    ],
  },
  {
    number: 59,
    name: 'Dispersal',
    pinyin: 'Huàn',
    character: '渙',
    keywords: ['thawing', 'letting go', 'reunion'],
    counsel: 'melt what is frozen between people',
    judgement:
      'Ice melts, and what was rigid flows again. Gather people round something sacred to all, dissolve hardness with gentleness, and the great river can be crossed.',
    image:
      'Wind drives over the water and breaks it up. The old kings offered thanks and built temples, so that what is scattered had a centre.',
    lines: [
      {
        sign: 'the strong horse',
        text: 'Help comes with the strength of a strong horse. Clear up the misunderstanding early, before it freezes.',
        counsel: 'help at once, and vigorously',
      },
      {
        sign: 'the support nearby',
        text: 'In the breaking up one hurries to what gives support. Take hold of kindness and fair judgement, and the regret goes.',
        counsel: 'hold to what supports you',
      },
      {
        sign: 'the self let go',
        text: 'One lets one’s own self dissolve. A great task outside makes one forget to guard one’s borders, and there is nothing to regret.',
        counsel: 'put the task before yourself',
      },
      {
        sign: 'the party left',
        text: 'One dissolves the bond with one’s own party, and great good comes of it. Scattering leads to gathering on a higher hill, which ordinary thinking would not expect.',
        counsel: 'leave the clique for the whole',
      },
      {
        sign: 'the great call',
        text: 'A great call goes out, dissolving like sweat in a fever that breaks. The king opens his stores, and it is no fault.',
        counsel: 'say the great thing that frees all',
      },
      {
        sign: 'the blood avoided',
        text: 'One dissolves what might have been bloodshed, and gets away with one’s own people to a distance. There is no fault in that.',
        counsel: 'lead yourself and others out of danger',
      },
    ],
  },
  {
    number: 60,
    name: 'Right Measure',
    pinyin: 'Jié',
    character: '節',
    keywords: ['limits', 'measure', 'economy'],
    counsel: 'set a limit you can live with',
    judgement:
      'Limits give life its shape, as joints do to bamboo. They are good while they are bearable; bitter limits must not be held to for ever.',
    image: 'The lake holds only so much water. Make number and measure, and examine what truly is right conduct.',
    lines: [
      {
        sign: 'the inner courtyard',
        text: 'Not going out of the door and the courtyard. Knowing what is still closed, one keeps silent and is without fault.',
        counsel: 'stay in and keep it to yourself',
      },
      {
        sign: 'the missed gate',
        text: 'Not going out of the gate and the courtyard, although the time has come. Hesitating at the open gate misses the moment.',
        counsel: 'go out, the moment is here',
      },
      {
        sign: 'the measure missed',
        text: 'Whoever knows no measure will have reason to sigh. The sigh is one’s own, and nobody else is to blame.',
        counsel: 'own the excess as yours',
      },
      {
        sign: 'the natural measure',
        text: 'Keeping within limits calmly and as a matter of course, as water flows down. It succeeds.',
        counsel: 'let the limit become natural',
      },
      {
        sign: 'the sweet measure',
        text: 'A sweet limit, which one sets on oneself first. Going on like this earns respect from others.',
        counsel: 'begin the limits with yourself',
      },
      {
        sign: 'the bitter measure',
        text: 'A bitter limit. Too much severity cannot be kept up; with oneself it may once be needed, and then the regret goes.',
        counsel: 'ease what is too strict',
      },
    ],
  },
  {
    number: 61,
    name: 'Inner Trust',
    pinyin: 'Zhōng Fú',
    character: '中孚',
    keywords: ['sincerity', 'trust', 'understanding'],
    counsel: 'be so sincere that even fishes feel it',
    judgement:
      'A trust so deep that it reaches even pigs and fishes. Free of prejudice, one can come to an understanding with the most difficult, and cross the great river.',
    image: 'Wind over the lake stirs what cannot be seen. Look into a case with understanding, and be slow to condemn.',
    lines: [
      {
        sign: 'the settled heart',
        text: 'To be prepared and settled in oneself is good. With secret designs on the side there is no peace.',
        counsel: 'be ready in yourself, with nothing hidden',
      },
      {
        sign: 'the crane in the shade',
        text: 'A crane calls in the shade and its young one answers; I have a good cup, I will share it with you. What is truly meant is heard far off.',
        counsel: 'say what you mean and share the cup',
      },
      {
        sign: 'the drum begun and stopped',
        text: 'One has found one’s counterpart: now the drum is beaten, now it stops, now one weeps, now one sings. Whoever depends so much on another goes up and down with them.',
        counsel: 'find your centre outside the other',
      },
      {
        sign: 'the moon before it is full',
        text: 'The moon is nearly full, and the second horse of the pair is gone. One turns to the light above and leaves a rival or a friend behind without blame.',
        counsel: 'look up, and go on without the pair',
      },
      {
        sign: 'the bond that holds all',
        text: 'Sincerity that links people as if hand in hand. It needs to be the strength of the one in the middle.',
        counsel: 'hold the others together by being true',
      },
      {
        sign: 'the cock that would fly',
        text: 'The cock’s crow climbs to heaven, and the cock does not. Words that rise higher than what stands behind them fail in the end.',
        counsel: 'promise no more than you can carry',
      },
    ],
  },
  {
    number: 62,
    name: 'Small Excess',
    pinyin: 'Xiǎo Guò',
    character: '小過',
    keywords: ['modest steps', 'care', 'staying low'],
    counsel: 'stay low, and do small things with care',
    judgement:
      'The flying bird leaves this message: do not strive upward, stay low. Small things may be done now, great ones not; a little too much care is just right.',
    image:
      'Thunder on the mountain sounds nearer than usual. Be a little more respectful than needed, a little sadder in sorrow, a little thriftier in spending.',
    lines: [
      {
        sign: 'the bird flown too soon',
        text: 'The bird that tries to fly before its time meets trouble. Keep to the ordinary as long as that is possible.',
        counsel: 'do not fly yet',
      },
      {
        sign: 'the grandmother met',
        text: 'One passes by the grandfather and meets the grandmother, fails to reach the prince and meets the minister. What you find in place of what you sought is right.',
        counsel: 'accept the smaller door',
      },
      {
        sign: 'the blow from behind',
        text: 'Without extra care someone may come from behind and strike. It is the confident who overlook small dangers.',
        counsel: 'take extra care behind you',
      },
      {
        sign: 'the meeting without striving',
        text: 'One meets it without going beyond the measure. To push on is dangerous; be watchful, do nothing, and do not insist for ever.',
        counsel: 'stay watchful and do not push',
      },
      {
        sign: 'the clouds from the west',
        text: 'Dense clouds come from the west and no rain; the prince shoots and fetches his bird out of its cave. Seek the helper in seclusion, modestly.',
        counsel: 'seek out the hidden helper',
      },
      {
        sign: 'the bird out of reach',
        text: 'One flies past and does not meet: the bird has left and is caught in the net. Going beyond every measure brings the trouble on oneself.',
        counsel: 'come down before the net',
      },
    ],
  },
  {
    number: 63,
    name: 'Already Across',
    pinyin: 'Jì Jì',
    character: '既濟',
    keywords: ['completion', 'order', 'watchfulness'],
    counsel: 'look after the small things once it is done',
    judgement:
      'The river has been crossed, and every line is in its place. Good at the beginning, in the end it falls into disorder unless one looks after the small things.',
    image: 'Water hangs above the fire: it cooks as long as someone watches. Think of trouble in time and guard against it.',
    lines: [
      {
        sign: 'the braked wheels',
        text: 'The wheels are braked, and the fox wets its tail. Holding back a little when all rush forward, one gets wet and is not at fault.',
        counsel: 'brake a little while others rush',
      },
      {
        sign: 'the lost curtain',
        text: 'The woman loses the curtain of her carriage. Do not run after it; in seven days it comes back.',
        counsel: 'do not chase what was taken',
      },
      {
        sign: 'the campaign of three years',
        text: 'The great ancestor marched against the Land of Ghosts and won after three years. A long effort wears one out; do not hand over the gain to small minds.',
        counsel: 'plan for a long effort, and choose helpers well',
      },
      {
        sign: 'the rags for the leak',
        text: 'The finest clothes turn to rags, and rags stop the leaking boat. Be careful all day long, even when all goes well.',
        counsel: 'keep something ready for a leak',
      },
      {
        sign: 'the simple offering',
        text: 'The neighbour in the east slaughters an ox and does not receive as much as the neighbour in the west with his simple offering. The heart and the hour count for more than display.',
        counsel: 'give simply and at the right hour',
      },
      {
        sign: 'the head under water',
        text: 'The fox wets its head. Looking back proudly after the crossing, one falls in again.',
        counsel: 'go on without looking back',
      },
    ],
  },
  {
    number: 64,
    name: 'Not Yet Across',
    pinyin: 'Wèi Jì',
    character: '未濟',
    keywords: ['transition', 'caution', 'the last steps'],
    counsel: 'take the last steps with the most care',
    judgement:
      'The young fox has almost crossed the ice and wets its tail at the last. It can succeed, but everything depends on the care of the last few steps.',
    image: 'Fire flames up, and water runs down. Look closely at what kind each thing is, so that each finds its right place.',
    lines: [
      {
        sign: 'the wet tail',
        text: 'The fox gets its tail wet at the start. One wanted to be across too soon, and did not know the limit.',
        counsel: 'start later and look further',
      },
      {
        sign: 'the wheels held',
        text: 'The wheels are held back. To be ready and to wait, without dropping the plan, is good fortune.',
        counsel: 'hold back without giving up',
      },
      {
        sign: 'the attack before the crossing',
        text: 'Before completion, attacking goes wrong, and still it is time to cross the great river. Make a new beginning with help.',
        counsel: 'find helpers and begin anew',
      },
      {
        sign: 'the three years’ fight',
        text: 'Shaken up, one marches against the Land of Ghosts, and for three years there are rewards of great realms. Stay with it and let no doubt creep in.',
        counsel: 'see the struggle through',
      },
      {
        sign: 'the light of the worthy',
        text: 'The light of a worthy person is true, and there is nothing to regret. Victory shines on those who stand near.',
        counsel: 'let your light be plain to see',
      },
      {
        sign: 'the wine of confidence',
        text: 'In good confidence one drinks wine before the new time, without fault. But whoever wets his head at it loses the very thing he was sure of.',
        counsel: 'celebrate, and stop in time',
      },
    ],
  },
]
