import type { Hexagram } from './hexagram.ts'

export const hexagrams49to56: readonly Hexagram[] = [
  {
    number: 49,
    name: 'Radical Change',
    pinyin: 'Gé',
    character: '革',
    keywords: ['reform', 'the right day', 'a shed skin'],
    counsel: 'wait for the day, then change it whole',
    judgement:
      'An old skin has to be shed. On the right day, and not before, people will believe it; then it succeeds greatly and the regret goes.',
    image:
      'Fire inside the lake, each at odds with the other. Set the calendar right: know which season it is, and make it clear to others.',
    lines: [
      {
        sign: 'the yellow cowhide',
        text: 'Wrapped in the hide of a yellow cow. It is too soon for change; be firm, mild and restrained.',
        counsel: 'hold still and change nothing yet',
      },
      {
        sign: 'the right day',
        text: 'When the day has come, one may make the change. Prepare it well, and starting is fortunate.',
        counsel: 'prepare well, then begin',
      },
      {
        sign: 'the talk that went round three times',
        text: 'Haste goes wrong, and so does hesitating. Once the talk of change has gone round three times and been found sound, commit yourself.',
        counsel: 'check it three times, then commit',
      },
      {
        sign: 'the new order believed',
        text: 'Regret disappears, and people believe in it. To change even the form of things is fortunate where it rests on inner truth.',
        counsel: 'change it openly, for a true reason',
      },
      {
        sign: 'the tiger’s stripes',
        text: 'The great one changes like a tiger, whose bold stripes anyone can see. People believe even before an oracle is asked.',
        counsel: 'change boldly and visibly',
      },
      {
        sign: 'the leopard’s spots',
        text: 'The wise change finely, like the leopard with its small spots; others change the face at least. Be content with this, and press no further.',
        counsel: 'finish the details and press no further',
      },
    ],
  },
  {
    number: 50,
    name: 'The Cauldron',
    pinyin: 'Dǐng',
    character: '鼎',
    keywords: ['transformation', 'nourishment', 'culture'],
    counsel: 'cook what is raw and serve something good',
    judgement:
      'The great bronze vessel in which the raw becomes food for guests and gods. It stands for all that is refined and shared, and great success lies in it.',
    image: 'Fire burns over wood. Set your vessel straight and firm on its legs, and your task will hold.',
    lines: [
      {
        sign: 'the cauldron turned over',
        text: 'The cauldron stands on its head, which lets the old stale remains fall out. A low beginning can be cleansing and still lead to honour.',
        counsel: 'tip out the old leavings first',
      },
      {
        sign: 'the full cauldron',
        text: 'There is food in the cauldron, and companions are envious. They cannot come near it; stay with solid work.',
        counsel: 'mind your work and let them envy',
      },
      {
        sign: 'the changed handles',
        text: 'The handles are altered and the cauldron cannot be lifted; the fat pheasant goes uneaten. Once the rain has fallen regret is spent, and it ends well.',
        counsel: 'wait until you are recognised',
      },
      {
        sign: 'the broken legs',
        text: 'The legs of the cauldron break, and the prince’s meal is spilled all over him. The task was too heavy for the strength and care one brought.',
        counsel: 'do not take on more than you can carry',
      },
      {
        sign: 'the golden handles',
        text: 'The cauldron has yellow handles with rings of gold. Accessible and modest, the one in charge finds able helpers; stay so.',
        counsel: 'be approachable, and stay constant',
      },
      {
        sign: 'the jade ring',
        text: 'The cauldron has a ring of jade, hard and with a mild lustre. Advice of this kind, clear and gentle, helps in everything.',
        counsel: 'be clear and gentle together',
      },
    ],
  },
  {
    number: 51,
    name: 'The Shock of Thunder',
    pinyin: 'Zhèn',
    character: '震',
    keywords: ['shock', 'awakening', 'composure'],
    counsel: 'let it shake you and keep hold of the spoon',
    judgement:
      'The thunder makes one cry out, and soon afterwards one laughs. It startles everyone for a hundred miles, and the one at the altar does not drop the spoon.',
    image: 'Thunder upon thunder. Let the fright make you look at your life and put it in order.',
    lines: [
      {
        sign: 'the fright before the laughter',
        text: 'First the thunder makes one cry out, then come laughing words. The fright that strikes early leaves one wiser and glad.',
        counsel: 'let the fright pass, then laugh',
      },
      {
        sign: 'the treasure left behind',
        text: 'The shock brings danger; one lets one’s treasures go and climbs the nine hills. Do not chase after them: on the seventh day they come back.',
        counsel: 'climb to safety and chase nothing',
      },
      {
        sign: 'the thunder that numbs',
        text: 'The shock leaves one dazed. If it sets you in motion instead, you come through unharmed.',
        counsel: 'let it move you rather than numb you',
      },
      {
        sign: 'the thunder in the mud',
        text: 'The shock gets stuck in the mud. What might have woken one loses its force in sluggishness.',
        counsel: 'shake off the sluggishness',
      },
      {
        sign: 'the thunder on both sides',
        text: 'The thunder comes and goes, and danger with it. Keep to the centre and nothing is lost, and there is work to do.',
        counsel: 'stay centred and do your work',
      },
      {
        sign: 'the thunder at the neighbour’s',
        text: 'Thunder, dismay, eyes that dart around. It has struck the neighbour and not yet you; keep still and take warning, though others gossip.',
        counsel: 'keep still and take the warning',
      },
    ],
  },
  {
    number: 52,
    name: 'Keeping Still',
    pinyin: 'Gèn',
    character: '艮',
    keywords: ['stillness', 'boundaries', 'meditation'],
    counsel: 'stop, and be where you are',
    judgement:
      'Keep the back still, and the restless body is forgotten; walk into the courtyard and do not look round for people. In this quiet there is no fault.',
    image: 'Mountains stand close together, each in its own place. Do not let your thoughts go beyond the situation you are in.',
    lines: [
      {
        sign: 'the still toes',
        text: 'The toes are kept still, before the first step. What stops before it starts makes no mistake; stay with that.',
        counsel: 'stop before the first step',
      },
      {
        sign: 'the still lower legs',
        text: 'The calves are kept still, but the one they follow cannot be stopped. One cannot save him, and the heart is heavy.',
        counsel: 'stop yourself, though you cannot stop another',
      },
      {
        sign: 'the stiff hips',
        text: 'The hips are held still by force, the back is stiff and the heart smothers. Calm that is compelled is dangerous.',
        counsel: 'do not force yourself to be calm',
      },
      {
        sign: 'the still body',
        text: 'The whole trunk is kept still. One does not yet forget oneself, but it is no fault: rest is learned by degrees.',
        counsel: 'let the whole body come to rest',
      },
      {
        sign: 'the still jaw',
        text: 'The jaw is kept still, and so the words come in order. What is left unsaid takes the regret with it.',
        counsel: 'weigh your words, and say fewer',
      },
      {
        sign: 'the generous stillness',
        text: 'A deep and generous stillness at the summit. Peace of this kind extends to everything else.',
        counsel: 'rest completely in it',
      },
    ],
  },
  {
    number: 53,
    name: 'Gradual Progress',
    pinyin: 'Jiàn',
    character: '漸',
    keywords: ['slow growth', 'patience', 'due order'],
    counsel: 'go step by step, as a tree grows',
    judgement:
      'A bride is brought home with every ceremony in its order. What develops slowly and properly lasts, and persistence is its strength.',
    image: 'A tree grows on the mountain, seen from far off and rooted deep. By staying in your dignity you improve the place you live in.',
    lines: [
      {
        sign: 'the wild goose at the shore',
        text: 'The wild goose comes gradually to the shore. The young one is in some danger and is talked about; it is a beginner’s loneliness and no fault.',
        counsel: 'go slowly and bear the talk',
      },
      {
        sign: 'the wild goose on the rock',
        text: 'The wild goose comes to the safe rock and eats and drinks with its companions. Share the first security in joy.',
        counsel: 'share your good fortune',
      },
      {
        sign: 'the wild goose on dry land',
        text: 'The wild goose comes to the dry plateau, where it does not belong: a man goes off and does not return, a child is carried and not born. Let a fight come to you, and only defend.',
        counsel: 'force nothing and only defend',
      },
      {
        sign: 'the wild goose in the tree',
        text: 'The wild goose comes to the tree, no place for webbed feet, and perhaps finds a flat branch. A flexible mind finds safety in an awkward spot.',
        counsel: 'find a level branch and yield',
      },
      {
        sign: 'the wild goose on the summit',
        text: 'The wild goose comes to the summit, and for three years there is no child. Misunderstanding isolates one at the height; in the end nothing can prevent the union.',
        counsel: 'be patient; the barrier does not last',
      },
      {
        sign: 'the wild goose in the clouds',
        text: 'The wild goose flies to the clouds, and its feathers are used in the sacred dance. A finished life is an ornament to others.',
        counsel: 'let your work be an example',
      },
    ],
  },
  {
    number: 54,
    name: 'The Younger Bride',
    pinyin: 'Guī Mèi',
    character: '歸妹',
    keywords: ['a junior place', 'desire', 'limits'],
    counsel: 'know your place in it and ask for little',
    judgement:
      'The younger sister enters the house as a second wife, with desire for her reasons and no standing of her own. In such a place pushing forward goes badly; tact is everything.',
    image: 'Thunder above the lake and ripples running after it. See what passes in the light of what will last at the end.',
    lines: [
      {
        sign: 'the lame one who walks',
        text: 'The younger sister goes as a second bride: lame, and able to walk all the same. From a modest place one can still do much good.',
        counsel: 'do what you can from a modest place',
      },
      {
        sign: 'the one-eyed one who sees',
        text: 'One eye is left and still sees. Disappointed in another, keep your own loyalty, as a quiet solitary does.',
        counsel: 'stay loyal in quiet',
      },
      {
        sign: 'the bride who went back',
        text: 'The bride waits like a servant, goes back, and marries in a lower place. Buying joy at any price costs one’s standing.',
        counsel: 'do not sell yourself for less',
      },
      {
        sign: 'the late wedding',
        text: 'The bride lets the date go by. A late marriage comes in its own time, and waiting for the right thing is no loss.',
        counsel: 'wait for the right time',
      },
      {
        sign: 'the princess in plain clothes',
        text: 'The king’s daughter marries in plainer clothes than her maid’s. The moon that is nearly full need not shine by itself.',
        counsel: 'be great without adornment',
      },
      {
        sign: 'the empty basket',
        text: 'The woman holds a basket with no fruit, the man stabs a sheep that does not bleed. Only the form is kept, and nothing comes of it.',
        counsel: 'leave the empty ceremony',
      },
    ],
  },
  {
    number: 55,
    name: 'Fullness',
    pinyin: 'Fēng',
    character: '豐',
    keywords: ['abundance', 'high noon', 'clarity'],
    counsel: 'be like the sun at noon, without regret',
    judgement:
      'Everything stands at its height, like the sun at noon. Only a great heart can hold so much; do not be sad that it will decline, but give light to all while it is there.',
    image: 'Thunder and lightning come at once, force and clear sight. Decide what has to be decided, and carry it out.',
    lines: [
      {
        sign: 'the equal met',
        text: 'One meets one’s match and equal. Ten days together are not too much; going to meet such a person earns respect.',
        counsel: 'go and work with your equal',
      },
      {
        sign: 'the stars at noon',
        text: 'The curtain is so thick that the pole stars are seen at noon. Going ahead brings suspicion and envy; rouse trust by inner sincerity.',
        counsel: 'win trust by patience and sincerity',
      },
      {
        sign: 'the broken arm in the dark',
        text: 'The dark is so thick that the smallest stars are seen at noon, and the right arm is broken. Nothing can be done at this moment, and that is not your fault.',
        counsel: 'accept that you cannot act now',
      },
      {
        sign: 'the friend in the eclipse',
        text: 'The curtain is so thick that the pole stars are seen at noon, but one meets a lord of like mind. Insight and energy come together.',
        counsel: 'join insight with another’s energy',
      },
      {
        sign: 'the brightness that arrives',
        text: 'Brightness comes of itself, and brings blessing and renown. Let able people come near with their advice.',
        counsel: 'invite good advice',
      },
      {
        sign: 'the walled-up house',
        text: 'The house is splendid and walled off; one peers through the gate, and nobody is there for three years. Plenty kept to oneself ends in loneliness.',
        counsel: 'open the house to others',
      },
    ],
  },
  {
    number: 56,
    name: 'The Traveller',
    pinyin: 'Lǚ',
    character: '旅',
    keywords: ['being a stranger', 'caution', 'small luggage'],
    counsel: 'travel light, and be modest and exact',
    judgement:
      'A stranger does well in small things: modest, friendly, careful about the company and the road. The traveller’s home is in good conduct.',
    image: 'Fire on the mountain burns quickly on. Be clear and careful in judging, and do not let disputes drag on.',
    lines: [
      {
        sign: 'the petty traveller',
        text: 'A traveller who busies himself with trifles draws trouble down on himself. Keep your dignity on the road.',
        counsel: 'keep your dignity and skip the trifles',
      },
      {
        sign: 'the good inn',
        text: 'The traveller comes to an inn, has his goods with him, and wins a young helper’s loyalty. One who is at home in himself finds shelter.',
        counsel: 'rest where it is good and be loyal in turn',
      },
      {
        sign: 'the burnt inn',
        text: 'The inn burns down, and the traveller loses the helper’s loyalty. A stranger who is harsh or meddles stands alone.',
        counsel: 'be gentle with those who help you',
      },
      {
        sign: 'the shelter with an axe',
        text: 'The traveller finds a shelter, goods and an axe to guard them, and his heart is not glad. It is a place to stay and not yet a home.',
        counsel: 'stay for now, and stay alert',
      },
      {
        sign: 'the pheasant at one arrow',
        text: 'He shoots at a pheasant, and it falls at one arrow. The gift that suits the place brings praise and a task.',
        counsel: 'offer one fitting gift',
      },
      {
        sign: 'the burnt nest',
        text: 'The bird burns its own nest; the traveller laughs at first, then weeps, and loses his cow through carelessness. A stranger who forgets to be modest loses the thing that carried him.',
        counsel: 'keep your humility even in high spirits',
      },
    ],
  },
]
