import type { Hexagram } from './hexagram.ts'

export const hexagrams01to08: readonly Hexagram[] = [
  {
    number: 1,
    name: 'Creative Power',
    pinyin: 'Qián',
    character: '乾',
    keywords: ['strength', 'a true beginning', 'endurance'],
    counsel: 'begin in earnest and keep going',
    judgement:
      'Something strong is setting out, and it can go all the way if its strength stays clean. Begin wholeheartedly, do good to more than yourself, and hold the course through every season of it.',
    image:
      'Heaven above heaven, turning without a pause. In the same way keep renewing your own strength, and do not wait for others to drive you.',
    lines: [
      {
        sign: 'the hidden dragon',
        text: 'The dragon lies hidden in deep water. The power is real, but its hour has not come: do not act yet, and do not let anyone hurry you to the surface.',
        counsel: 'stay below the surface and let strength gather',
      },
      {
        sign: 'the dragon in the field',
        text: 'The dragon shows itself in the field, where others can see it. It is worth seeking out someone of real stature and working in good company.',
        counsel: 'show your work to someone whose judgement you respect',
      },
      {
        sign: 'the watch kept until nightfall',
        text: 'Busy all day long, and still watchful in the evening, as though danger were near. The stretch is exposed, but whoever stays this awake makes no grave mistake.',
        counsel: 'work by day, and check your course at night',
      },
      {
        sign: 'the leap over the deep',
        text: 'The dragon tries a leap above the deep, then drops back. To rise or to retire are both honourable here; try it once and let your own measure decide.',
        counsel: 'test the leap before you commit to it',
      },
      {
        sign: 'the dragon in the sky',
        text: 'The dragon flies in the open sky, and everyone can see it. Power and place agree at last; meet those who can match you and use the height for good.',
        counsel: 'act openly, and from your full height',
      },
      {
        sign: 'the dragon that flew too high',
        text: 'The dragon has climbed past the last cloud and finds nobody near it. What goes on rising after the top has only regret to look forward to; turn while turning is easy.',
        counsel: 'stop climbing and come down among people',
      },
    ],
    allLines: {
      sign: 'the dragons without a leader',
      text: 'A flight of dragons appears, and none of them is the leader. Strength that has no need to be first is strength at its best.',
      counsel: 'be strong without having to be first',
    },
  },
  {
    number: 2,
    name: 'The Yielding Earth',
    pinyin: 'Kūn',
    character: '坤',
    keywords: ['receptiveness', 'patience', 'support'],
    counsel: 'follow well and carry what is given you',
    judgement:
      'The strength here is that of a mare, who covers great distances without needing to lead. Going ahead, you lose the way; following a good guide, you find it. Seek helpers where the work is, do without them where you answer for yourself, and stay calm.',
    image:
      'Earth upon earth, broad enough for everything that stands on it. Let your patience be as wide, and carry people as well as tasks.',
    lines: [
      {
        sign: 'the first frost',
        text: 'There is hoarfrost under the shoe, and solid ice will follow. Small signs show where a thing is going; take them seriously while they can still be melted.',
        counsel: 'notice the first frost and prepare for ice',
      },
      {
        sign: 'the straight and square and wide',
        text: 'Straight, square and wide, as the ground simply is. Nothing needs to be forced or rehearsed here, since plain natural conduct serves every purpose.',
        counsel: 'do the plain thing plainly',
      },
      {
        sign: 'the hidden pattern',
        text: 'A fine pattern is worn on the inside of the coat. Keep your gifts quiet for now, serve the larger work, claim no credit, and see it through to its end.',
        counsel: 'finish the work and leave the credit to others',
      },
      {
        sign: 'the tied sack',
        text: 'The sack is tied at the neck: nothing comes out, neither blame nor praise. In this place discretion is worth more than being right.',
        counsel: 'keep silent and keep what you know',
      },
      {
        sign: 'the yellow robe',
        text: 'A robe of yellow, colour of the middle, is worn below and not above. Worth that is modest and shows only in good taste brings the finest fortune.',
        counsel: 'let your worth show quietly',
      },
      {
        sign: 'the dragons in the meadow',
        text: 'Dragons fight in the wild meadow, and their blood runs dark and yellow. What should have followed has tried to rule, and both sides are hurt; give back the place that is not yours.',
        counsel: 'leave a fight that harms both sides',
      },
    ],
    allLines: {
      sign: 'the ground that endures',
      text: 'Yielding has grown firm, like ground that carries for ever. What has learned to receive can now last: stay true to it over a long time.',
      counsel: 'stay true to it over a long time',
    },
  },
  {
    number: 3,
    name: 'Difficult Beginnings',
    pinyin: 'Zhūn',
    character: '屯',
    keywords: ['birth pangs', 'tangles', 'first helpers'],
    counsel: 'stay, sort the threads, and find helpers',
    judgement:
      'A seedling pushes against hard ground: everything is there, and nothing is in order. It can come to much, but do not set off anywhere yet. Stay with it and let others help.',
    image:
      'Clouds and thunder, before the rain falls. Take the tangle as a weaver takes yarn, and sort thread from thread until the order shows.',
    lines: [
      {
        sign: 'the boulder in the path',
        text: 'Circling a great stone that lies in the way. Hold to what you meant to do without pushing; whoever is willing to stand among ordinary people will gather good helpers.',
        counsel: 'keep your aim and gather help',
      },
      {
        sign: 'the rider taken for a robber',
        text: 'Horse and wagon stand apart, and the one riding up is no robber but a suitor. Still, the offer comes too soon; she waits ten years and then says yes to the right thing.',
        counsel: 'turn down relief that comes with strings',
      },
      {
        sign: 'the deer hunt without a guide',
        text: 'Whoever hunts the deer without a forester only loses himself among the trees. Seeing how it stands, a wise person lets the deer go, because pressing on ends in shame.',
        counsel: 'give up the chase without a guide',
      },
      {
        sign: 'the horses pulling apart',
        text: 'The horses pull away from the wagon, and alone you will not manage. Look for the one you belong with and accept the hand; going forward together is bright.',
        counsel: 'ask for help and go together',
      },
      {
        sign: 'the stored riches',
        text: 'There are riches, but they are hard to hand out and easy to mistake for hoarding. Small, careful steps go well; a grand gesture now goes badly.',
        counsel: 'give in small measures',
      },
      {
        sign: 'the tears of blood',
        text: 'Horse and wagon come apart, and tears of blood are wept. The difficulty has become a dwelling place; weep, then get down and begin again on foot, since this cannot last.',
        counsel: 'let it be over and begin anew',
      },
    ],
  },
  {
    number: 4,
    name: 'The Inexperienced',
    pinyin: 'Méng',
    character: '蒙',
    keywords: ['learning', 'inexperience', 'teaching'],
    counsel: 'ask once, listen, and practise',
    judgement:
      'It is not the teacher who runs after the pupil, but the pupil who comes and asks. A first honest question is answered; asked again and again out of doubt, it becomes a nuisance and gets no reply. Here, ignorance that is willing to learn does well.',
    image:
      'A spring comes out at the foot of a mountain and does not yet know its way. Fill each hollow before you flow on: character grows by being thorough.',
    lines: [
      {
        sign: 'the loosened shackles',
        text: 'To bring on a beginner, some strictness helps, and then the shackles should come off. Discipline that goes on for its own sake only cramps.',
        counsel: 'set a rule, then loosen it',
      },
      {
        sign: 'the patient host',
        text: 'Bear with the inexperienced kindly and make room for the gentle, and a whole household can rest on you, as on a grown son.',
        counsel: 'be patient with those who know less',
      },
      {
        sign: 'the suitor dazzled by bronze',
        text: 'Do not throw yourself at a figure of gleaming bronze. Whoever loses their own self at the sight of power or money brings nothing good to a union.',
        counsel: 'keep your self-respect near shining things',
      },
      {
        sign: 'the fool in a net',
        text: 'Bound up in its own fancies, ignorance sits in a net and is far from anyone real. The shame of it ends as soon as help is let in.',
        counsel: 'leave the daydream and ask someone',
      },
      {
        sign: 'the child at the door',
        text: 'The simplicity of a child, who asks without pretending to know. Being taught like this is a piece of good fortune.',
        counsel: 'ask simply, as a child would',
      },
      {
        sign: 'the blow that teaches',
        text: 'Folly has to be struck at last, but the blow is there to stop harm and not to do it. Correct what happened, and do not make an enemy of the one who erred.',
        counsel: 'correct the fault and spare the person',
      },
    ],
  },
  {
    number: 5,
    name: 'Waiting',
    pinyin: 'Xū',
    character: '需',
    keywords: ['patience', 'trust', 'readiness'],
    counsel: 'wait with confidence and eat well meanwhile',
    judgement:
      'Rain will come when it comes. Whoever can wait with inner certainty, without fooling themselves, sees light and arrives; in that spirit even the great river can be crossed.',
    image: 'Clouds climb the sky and have not yet rained. Eat, drink and be of good cheer: the time before is also time to live.',
    lines: [
      {
        sign: 'the wait in the meadow',
        text: 'Waiting far out in the meadow, where the danger is only a rumour. Keep to your ordinary, lasting habits and do not spend your strength early.',
        counsel: 'keep to your usual ways',
      },
      {
        sign: 'the wait on the sand',
        text: 'Waiting on the sand, nearer the water. There is some talk and some blame going round; stay composed, do not answer it, and the end is good.',
        counsel: 'let the talk pass unanswered',
      },
      {
        sign: 'the wait in the mud',
        text: 'Waiting in the mud at the river’s edge, one foot too far. A start made too soon invites trouble to come over; only care and seriousness prevent harm.',
        counsel: 'step back to firmer ground',
      },
      {
        sign: 'the wait in blood',
        text: 'Waiting in a place where blood has been shed. Nothing can be forced from inside a pit; give way, keep your composure, and get out of the hole.',
        counsel: 'yield and climb out of it',
      },
      {
        sign: 'the wait at the table',
        text: 'Waiting beside food and wine. In the middle of danger there are hours of peace, and enjoying them steadily is part of how the matter is won.',
        counsel: 'rest and enjoy the pause',
      },
      {
        sign: 'the three unexpected guests',
        text: 'The pit cannot be avoided any more, and then three guests arrive whom nobody invited. Receive them with respect, even if they look odd, and it turns out well in the end.',
        counsel: 'welcome help you did not ask for',
      },
    ],
  },
  {
    number: 6,
    name: 'Dispute',
    pinyin: 'Sòng',
    character: '訟',
    keywords: ['conflict', 'a clear head', 'compromise'],
    counsel: 'stop halfway and find a fair judge',
    judgement:
      'You may be right and yet be blocked. Keep a cool and watchful head and meet the other side halfway; carrying the quarrel to its bitter end goes badly. Let someone fair and wise decide, and start no great crossing now.',
    image:
      'Heaven moves one way and water runs the other. Most quarrels are made in the first terms of a thing, so weigh the beginning with care.',
    lines: [
      {
        sign: 'the quarrel dropped early',
        text: 'Do not drag the matter out. There will be a few sharp words, but a quarrel dropped while it is small ends well.',
        counsel: 'drop it while it is small',
      },
      {
        sign: 'the retreat home',
        text: 'Against a stronger side the case cannot be won, so one goes home and gives way. A quiet retreat keeps the whole village out of harm.',
        counsel: 'give way and go home in time',
      },
      {
        sign: 'the old merit',
        text: 'Live from what you have truly earned, which nobody can take away. It is an exposed position, yet it ends well for one who does not seek fame in another’s service.',
        counsel: 'rest on what is truly yours',
      },
      {
        sign: 'the change of heart',
        text: 'One could fight, finds no peace in it, and turns round. Accepting how things stand and changing one’s mind brings calm and good fortune.',
        counsel: 'change your mind and accept the terms',
      },
      {
        sign: 'the just judge',
        text: 'The dispute is brought before one who is strong, just and impartial. Laid out like this, a sound cause can be decided in the light.',
        counsel: 'put the case to someone impartial',
      },
      {
        sign: 'the belt won and lost',
        text: 'A leather belt of honour is awarded, and before the morning is out it has been torn away three times. What is won by wrangling does not stay won.',
        counsel: 'let go of a hollow victory',
      },
    ],
  },
  {
    number: 7,
    name: 'The Army on the March',
    pinyin: 'Shī',
    character: '師',
    keywords: ['discipline', 'leadership', 'common purpose'],
    counsel: 'give the effort order and an experienced leader',
    judgement:
      'Many people, or many forces in one person, have to be moved to one end. That takes a just cause, strict order and someone experienced in front; then it can go well and no blame falls on it.',
    image:
      'Water stored within the earth, as strength is stored in a people. Be generous in peaceful times, and there will be many to call on.',
    lines: [
      {
        sign: 'the march set in order',
        text: 'An army has to set out in good order. Where the rules and the reason are unclear at the start, even bravery goes wrong.',
        counsel: 'settle the order before you start',
      },
      {
        sign: 'the general among the soldiers',
        text: 'The general stands in the middle of the troops and shares what they share. Trusted from above and from below, such a leader is honoured three times.',
        counsel: 'lead from among the others',
      },
      {
        sign: 'the wagon of the dead',
        text: 'The wagons come back loaded with the dead. Too many hands took the reins, or the wrong ones; give up command that is only a name.',
        counsel: 'put one capable person in charge',
      },
      {
        sign: 'the orderly retreat',
        text: 'The army makes camp further back. Against a stronger force an orderly retreat is no disgrace, and it saves what is needed later.',
        counsel: 'fall back in good order',
      },
      {
        sign: 'the game in the field',
        text: 'Game has come into the field and may rightly be caught. Let the eldest lead; with the youngest at the head, zeal turns into loss.',
        counsel: 'act on just cause, with experience in front',
      },
      {
        sign: 'the spoils given out',
        text: 'The victory is won, and land and honours are given out. Reward the small-minded with money if you must, but never with power.',
        counsel: 'reward service, and choose carefully whom you trust',
      },
    ],
  },
  {
    number: 8,
    name: 'Standing Together',
    pinyin: 'Bǐ',
    character: '比',
    keywords: ['alliance', 'belonging', 'loyalty'],
    counsel: 'join in time and with your whole heart',
    judgement:
      'To belong together is good fortune, but ask yourself once more whether you have the constancy for it, as a centre or as a member. The hesitant come by and by; the one who comes too late finds the circle closed.',
    image:
      'Water lies upon the earth and clings to it. The old kings bound the land together by gifts and friendly visits; keep your own ties by the same means.',
    lines: [
      {
        sign: 'the full clay bowl',
        text: 'Trust, like a plain clay bowl filled to the brim. Be as sincere in joining as that, and good comes from a direction you did not expect.',
        counsel: 'be sincere and let it be plain',
      },
      {
        sign: 'the bond from within',
        text: 'Belonging that comes from within. Answer the call that is truly yours without throwing yourself at anyone, and you keep your own worth.',
        counsel: 'join from inner conviction',
      },
      {
        sign: 'the wrong company',
        text: 'The people one is with are not the right people. Be friendly if you must, but do not grow so close that the better company can no longer find you.',
        counsel: 'keep some distance from the wrong circle',
      },
      {
        sign: 'the open loyalty',
        text: 'Here one may show openly where one belongs. Stand by the person at the centre in plain view, and stay yourself while doing so.',
        counsel: 'show where your loyalty lies',
      },
      {
        sign: 'the hunt with one side open',
        text: 'The king has the game driven from three sides only and lets go whatever runs off in front. People who may leave, and do not, are worth having; nobody needs to be forced or warned.',
        counsel: 'leave others free to go or stay',
      },
      {
        sign: 'the union without a head',
        text: 'The moment for joining was missed, and what is left has no head and no beginning. Where the start was withheld, the end will not hold either.',
        counsel: 'do not wait until it is too late to join',
      },
    ],
  },
]
