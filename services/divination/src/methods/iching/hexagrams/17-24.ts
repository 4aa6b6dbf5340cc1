import type { Hexagram } from './hexagram.ts'

export const hexagrams17to24: readonly Hexagram[] = [
  {
    number: 17,
    name: 'Following',
    pinyin: 'Suí',
    character: '隨',
    keywords: ['adapting', 'joining', 'rest in season'],
    counsel: 'follow what is worth following, and rest at dusk',
    judgement:
      'To be followed, first learn to follow. Adapting to the time with a clear conscience succeeds greatly; it leaves no blame where one asks, each time, whether the thing is worth following.',
    image:
      'Thunder rests in the middle of the lake. At nightfall go indoors and rest: there is a time for moving and a time to let things be.',
    lines: [
      {
        sign: 'the open door',
        text: 'The rules of the place are changing. Stay true, and go out of your door to meet people unlike yourself; in that company something gets done.',
        counsel: 'go out and listen to other people',
      },
      {
        sign: 'the child kept and the adult lost',
        text: 'Whoever clings to the child loses the grown companion. One cannot keep every company, so look at what this one costs.',
        counsel: 'choose the company that makes you grow',
      },
      {
        sign: 'the adult kept and the child lost',
        text: 'Keeping to the grown companion, one loses the child. What you seek is found this way, though you will miss something; stay with it.',
        counsel: 'let go of the easier company',
      },
      {
        sign: 'the catch on the road',
        text: 'Following brings a catch, and with it people who want something. Go your way with sincerity, and look through flattery; then all of it becomes clear.',
        counsel: 'look at why people follow you',
      },
      {
        sign: 'the trust in what is good',
        text: 'Trust given to what is truly good. Every person needs a star to steer by, and this one deserves it.',
        counsel: 'follow the best you know',
      },
      {
        sign: 'the bond on the western mountain',
        text: 'Held fast and bound again, and at last the king offers sacrifice on the western mountain. A wise one had already left, and is brought back by real loyalty.',
        counsel: 'answer a loyalty that has proved itself',
      },
    ],
  },
  {
    number: 18,
    name: 'Mending the Spoiled',
    pinyin: 'Gǔ',
    character: '蠱',
    keywords: ['repair', 'inheritance', 'fresh effort'],
    counsel: 'find out how it spoiled, then mend it',
    judgement:
      'Something was left standing too long and has gone bad, and that can be put right. It is worth crossing a great river for; think three days before you start and watch for three days after.',
    image: 'Wind blows low along the mountain, and the air goes stale. Stir people up, give them heart, and feed their spirits.',
    lines: [
      {
        sign: 'the father’s neglect repaired',
        text: 'A child mends what the father let go. It is a dangerous task, but it frees the older one from blame, and the end is good.',
        counsel: 'take on the repair, with respect',
      },
      {
        sign: 'the mother’s neglect repaired',
        text: 'Mending what the mother let go. This calls for a gentle hand, because to be too rigid here would hurt more than it heals.',
        counsel: 'mend gently and do not insist',
      },
      {
        sign: 'the repair done too eagerly',
        text: 'Mending the father’s work a little too energetically. There is some regret and some friction, and in the end no great blame.',
        counsel: 'mend it even if you offend a little',
      },
      {
        sign: 'the decay tolerated',
        text: 'Leaving the father’s decay as it is. It is comfortable for a while, and going on like this ends in shame.',
        counsel: 'stop looking past it',
      },
      {
        sign: 'the repair that earns praise',
        text: 'Mending the father’s work with help from others, and earning praise for it. A reform need not be lonely.',
        counsel: 'accept help with the repair, and thanks',
      },
      {
        sign: 'the one who serves no king',
        text: 'One no longer serves kings and princes, and sets the goal higher. To withdraw is allowed where it is done for the sake of real work.',
        counsel: 'set yourself a higher task',
      },
    ],
  },
  {
    number: 19,
    name: 'Drawing Near',
    pinyin: 'Lín',
    character: '臨',
    keywords: ['approach', 'growth', 'care'],
    counsel: 'come closer while the season is rising',
    judgement:
      'Spring is on its way and good things draw nearer. Work with a will while it lasts; by the eighth month the tide turns, and whoever knows this in time is prepared.',
    image: 'The land rises above the lake and looks after its shore. Be tireless in teaching and without limits in caring for people.',
    lines: [
      {
        sign: 'the approach together',
        text: 'Drawing near together with others, as the good gains ground. Go along in what is right, and keep to it when the first joy is over.',
        counsel: 'go forward with the others, and stay true',
      },
      {
        sign: 'the approach of one mind',
        text: 'Drawing near with one heart. The impulse comes from so sound a place that every step helps, and even what ends need not trouble you.',
        counsel: 'go on, since every step helps',
      },
      {
        sign: 'the easy approach',
        text: 'A sweet and careless approach, because everything is going well. Nothing is gained so; once one has noticed and is sorry, the fault is gone.',
        counsel: 'take more care while it is easy',
      },
      {
        sign: 'the complete approach',
        text: 'Drawing near completely, without prejudice, to an able person of whatever rank. There is nothing to reproach in this.',
        counsel: 'meet the other person all the way',
      },
      {
        sign: 'the wise approach',
        text: 'Drawing near with wisdom, as becomes a ruler: choose good people and then let them do their work.',
        counsel: 'delegate, and do not meddle',
      },
      {
        sign: 'the generous approach',
        text: 'One who had already left comes back, with a full heart, to help. Such generosity is good fortune for all sides.',
        counsel: 'come back and share what you know',
      },
    ],
  },
  {
    number: 20,
    name: 'The Long View',
    pinyin: 'Guān',
    character: '觀',
    keywords: ['contemplation', 'good example', 'seeing the whole'],
    counsel: 'look at it whole before you act',
    judgement:
      'The hands are washed and the offering not yet made: one moment of complete attention. People look up and take their measure from what they see, so it matters how you stand.',
    image:
      'Wind goes over the whole land and touches everything. Travel through what you want to understand, look at people as they are, and teach from that.',
    lines: [
      {
        sign: 'the child’s view',
        text: 'Looking as a child looks, seeing and not yet understanding. That is no fault in the simple, but from you a little more is asked.',
        counsel: 'look again, with more thought',
      },
      {
        sign: 'the view through the door crack',
        text: 'Peering through the crack of the door. One sees something, but only from one’s own room; it is too narrow for a matter that touches others.',
        counsel: 'open the door before you judge',
      },
      {
        sign: 'the view of one’s own life',
        text: 'Looking at one’s own life, and what it has brought about, to choose between going on and drawing back.',
        counsel: 'judge by what your own acts led to',
      },
      {
        sign: 'the view of the realm',
        text: 'Looking at the splendour of a realm from close by. One who sees what makes it bright is fit to be the king’s guest and counsellor.',
        counsel: 'put your insight at the service of a good cause',
      },
      {
        sign: 'the mirror of others',
        text: 'Looking at one’s own life in its effects on other people. If they are well, one is not at fault.',
        counsel: 'look at your effect on other people',
      },
      {
        sign: 'the view from outside',
        text: 'Looking at life as such, one’s own no longer in the foreground. Free of self, one asks only how to be without fault.',
        counsel: 'look at it as if it were not yours',
      },
    ],
  },
  {
    number: 21,
    name: 'Biting Through',
    pinyin: 'Shì Kè',
    character: '噬嗑',
    keywords: ['decision', 'an obstacle cleared', 'fairness'],
    counsel: 'bite through what stands between',
    judgement:
      'Something lies between the teeth and keeps the mouth from closing. It will not go by itself: it must be bitten through, clearly, lawfully and without heat.',
    image: 'Thunder and lightning together. Make the rules clear and the consequences known, and then keep to both.',
    lines: [
      {
        sign: 'the feet in the stocks',
        text: 'The feet are put in the stocks, so that the toes cannot be seen. A small penalty, early, keeps one from walking further into wrong.',
        counsel: 'take the small warning seriously',
      },
      {
        sign: 'the tender meat',
        text: 'Biting into tender meat so eagerly that the nose goes in too. One goes a little far, but the case is plain, and there is no blame.',
        counsel: 'act, even if a little bluntly',
      },
      {
        sign: 'the old dried meat',
        text: 'Biting on old dried meat, and meeting poison. It is an ancient grievance and you lack the standing for it; some unpleasantness follows, no real fault.',
        counsel: 'expect bitterness in an old quarrel',
      },
      {
        sign: 'the arrow in the bone',
        text: 'Gnawing meat dried on the bone, and finding a metal arrowhead. The resistance is tough; hard as metal, straight as an arrow, aware of the difficulty, one succeeds.',
        counsel: 'be straight and tough, and stay careful',
      },
      {
        sign: 'the yellow gold',
        text: 'Biting on dried lean meat and finding yellow gold. The case is clear but not easy; be true as gold, keep the danger in mind, and there is no blame.',
        counsel: 'be fair and stay mindful of the risk',
      },
      {
        sign: 'the wooden collar',
        text: 'The wooden collar is on the neck, so that the ears cannot be seen. Whoever has stopped hearing warnings carries the weight of it.',
        counsel: 'listen while there is still something to be heard',
      },
    ],
  },
  {
    number: 22,
    name: 'Adornment',
    pinyin: 'Bì',
    character: '賁',
    keywords: ['beauty', 'form', 'the right touch'],
    counsel: 'make it beautiful, and decide it elsewhere',
    judgement:
      'Beauty brings success in small things. It makes them welcome and pleasant; the large questions must be decided on something more solid.',
    image:
      'Fire glows at the foot of a mountain and lights its slopes. Keep daily affairs clear and well made, and do not settle a grave matter by how it looks.',
    lines: [
      {
        sign: 'the shoes on the road',
        text: 'One adorns the feet, leaves the carriage and walks. It is finer to go on foot by one’s own strength than to be driven in borrowed state.',
        counsel: 'go on foot and by your own means',
      },
      {
        sign: 'the adorned beard',
        text: 'Adorning the beard, which moves only when the chin moves. Ornament that follows something real is harmless; alone it would be vanity.',
        counsel: 'care for the substance under the form',
      },
      {
        sign: 'the glistening charm',
        text: 'Everything glistens, charming and a little moist with wine. Let yourself be delighted without being softened, and stay steady.',
        counsel: 'enjoy the charm and keep your footing',
      },
      {
        sign: 'the white winged horse',
        text: 'Adorned or plain? A white horse comes as if on wings, and the rider is no robber but a suitor. Choose the simple, sincere bond.',
        counsel: 'prefer simple sincerity to shine',
      },
      {
        sign: 'the small roll of silk',
        text: 'A garden in the hills, and only a thin roll of silk to offer. One is embarrassed to bring so little, and the feeling behind it makes it good in the end.',
        counsel: 'offer little, and sincerely',
      },
      {
        sign: 'the plain white',
        text: 'Adornment of plain white. At the height of form all ornament falls away, and the thing itself is enough.',
        counsel: 'leave off the ornament',
      },
    ],
  },
  {
    number: 23,
    name: 'Stripping Away',
    pinyin: 'Bō',
    character: '剝',
    keywords: ['falling away', 'letting go', 'the kernel'],
    counsel: 'stay where you are and let it fall',
    judgement:
      'Piece by piece, what stood is being stripped away. It is not a time for going anywhere; sit still, care for those below you, and keep the kernel.',
    image:
      'A mountain rests on the earth and stands as long as its base is broad. Those above make their own place safe by being generous to those beneath.',
    lines: [
      {
        sign: 'the leg of the bed',
        text: 'The leg of the bed is being cut away. Something works from below and in secret against what one rests upon; keep true and do not be hasty.',
        counsel: 'watch the foundations quietly',
      },
      {
        sign: 'the frame of the bed',
        text: 'The frame of the bed is cut now, and nobody comes to help. Do not be stubborn in a place where you stand alone; adapt and get clear.',
        counsel: 'be careful and do not insist',
      },
      {
        sign: 'the break with the others',
        text: 'One who belongs to the strippers breaks with them. It sets you against your surroundings, and it is no mistake.',
        counsel: 'part from those who do the damage',
      },
      {
        sign: 'the skin of the sleeper',
        text: 'The bed is gone and it reaches the sleeper’s skin. The loss has come as close as it can; from here it must be borne, and it will not go deeper.',
        counsel: 'protect yourself and bear it',
      },
      {
        sign: 'the string of fishes',
        text: 'Like a string of fishes, the dark ones come in order, led by the ladies of the court. What opposed you submits, and favour can pass through it.',
        counsel: 'accept a peace offered in good order',
      },
      {
        sign: 'the uneaten fruit',
        text: 'One large fruit hangs uneaten on the bare tree. The worthy gets a carriage, the unworthy loses even his hut; from this seed all of it begins again.',
        counsel: 'keep the seed of the next beginning',
      },
    ],
  },
  {
    number: 24,
    name: 'Return',
    pinyin: 'Fù',
    character: '復',
    keywords: ['a turning point', 'renewal', 'a gentle start'],
    counsel: 'let the light come back, and be gentle with it',
    judgement:
      'The light that left comes back of its own accord. Go out and come in without haste; friends join you, and on the seventh day the turn is made. It is good to have somewhere to go.',
    image:
      'Thunder sleeps inside the earth at midwinter. The old kings shut the passes at the solstice and let nobody travel; what is newly returned needs rest.',
    lines: [
      {
        sign: 'the return from close by',
        text: 'Turning back after only a few steps. A slip noticed so soon leaves nothing to repent; great good comes of it.',
        counsel: 'turn back at once',
      },
      {
        sign: 'the quiet return',
        text: 'A quiet and friendly return, in the company of good people. It takes only a small victory over oneself.',
        counsel: 'follow a good example back',
      },
      {
        sign: 'the repeated return',
        text: 'Returning again and again, because one keeps straying. It is risky and restless, but coming back each time is no fault.',
        counsel: 'come back once more, however often',
      },
      {
        sign: 'the return alone',
        text: 'Walking in the midst of others, one turns back alone. Nobody praises it or joins in, and it is the right way all the same.',
        counsel: 'go your own way back, even alone',
      },
      {
        sign: 'the noble return',
        text: 'A generous return: one owns the fault without excuses. Looking oneself in the face honestly, nothing is left to regret.',
        counsel: 'own up to it simply',
      },
      {
        sign: 'the missed return',
        text: 'Blindly missing the point of turning. Whoever forces it now as with armies wears themselves out for ten years; wait for another season.',
        counsel: 'stop forcing what has passed its turn',
      },
    ],
  },
]
