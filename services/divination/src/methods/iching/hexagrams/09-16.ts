import type { Hexagram } from './hexagram.ts'

export const hexagrams09to16: readonly Hexagram[] = [
  {
    number: 9,
    name: 'Small Restraint',
    pinyin: 'Xiǎo Chù',
    character: '小畜',
    keywords: ['gentle restraint', 'preparation', 'small means'],
    counsel: 'use small and gentle means, and wait for rain',
    judgement:
      'Dense clouds come up from the west and no rain falls yet. Something gentle is holding back something strong; success lies in friendly persuasion and small preparations, and great deeds have to wait.',
    image:
      'Wind drives across the sky and can move only clouds. When no large effect is possible, refine the small things: manner, speech, craft.',
    lines: [
      {
        sign: 'the return to the path',
        text: 'One was pressing forward and turns back to one’s own way. Where is the fault in that? It is the sensible thing and turns out well.',
        counsel: 'go back to your own road',
      },
      {
        sign: 'the return in company',
        text: 'Others of the same mind are turning back, and one lets oneself be drawn along. To avoid a useless push together with friends is good fortune.',
        counsel: 'turn back together with others',
      },
      {
        sign: 'the broken spokes',
        text: 'The spokes spring out of the wheel, and husband and wife roll their eyes at each other. Force meets a resistance that looked weak, and a household quarrel stops the cart.',
        counsel: 'stop pushing before the wheel breaks',
      },
      {
        sign: 'the fear laid aside',
        text: 'Sincerity clears the air: bloodshed is avoided and fear goes away. The one who stands near the powerful does best with the unvarnished truth.',
        counsel: 'tell the truth without fear',
      },
      {
        sign: 'the shared wealth',
        text: 'Loyal ties, hand in hand, and wealth that is shared with the neighbour. Trust makes both of them richer than either would be alone.',
        counsel: 'share what you have with those beside you',
      },
      {
        sign: 'the rain at last',
        text: 'The rain has fallen, and there is rest. What was patiently gathered has done its work, as the moon is nearly full; now be content, because pushing past this point spoils it.',
        counsel: 'rest on what you have gained',
      },
    ],
  },
  {
    number: 10,
    name: 'Treading Carefully',
    pinyin: 'Lǚ',
    character: '履',
    keywords: ['conduct', 'tact', 'daring with manners'],
    counsel: 'walk with courtesy near what is dangerous',
    judgement:
      'Someone steps on a tiger’s tail, and the tiger does not bite. A risky position goes well where one is cheerful, courteous and exactly aware of one’s place.',
    image: 'The sky is above and the lake below, each where it belongs. Tell high from low by real worth, and people’s minds grow calm.',
    lines: [
      {
        sign: 'the plain step',
        text: 'Walking simply, in one’s everyday shoes. Whoever wants nothing from anyone can go forward without reproach.',
        counsel: 'go simply and ask for little',
      },
      {
        sign: 'the quiet walker',
        text: 'The path is smooth and level, and someone walks it alone and unnoticed. A quiet person who keeps their own counsel stays untroubled and does well.',
        counsel: 'keep to your quiet road',
      },
      {
        sign: 'the bitten walker',
        text: 'A one-eyed person thinks it is enough to see with, a lame one enough to walk with, and they step on the tiger, and it bites. Daring that overrates its means should be left to those who have no choice.',
        counsel: 'measure your strength honestly before daring',
      },
      {
        sign: 'the careful step on the tail',
        text: 'Here too the tiger’s tail is trodden on, but with great care. One who knows the danger and trembles a little comes through.',
        counsel: 'go on, carefully and awake',
      },
      {
        sign: 'the resolute step',
        text: 'Treading firmly and with decision. It is needed now, and it is dangerous; stay aware of the risk while you persist.',
        counsel: 'be firm, and know what it risks',
      },
      {
        sign: 'the look back along the road',
        text: 'Look back over how you have walked and examine the signs it left. Where the way was sound from start to finish, great good comes of it.',
        counsel: 'review the whole road you walked',
      },
    ],
  },
  {
    number: 11,
    name: 'Peace',
    pinyin: 'Tài',
    character: '泰',
    keywords: ['harmony', 'exchange', 'a good season'],
    counsel: 'share the good time and keep it in order',
    judgement:
      'Small things leave and great things arrive. Above and below are speaking to each other, and what is begun in this season thrives.',
    image:
      'Heaven sinks and the earth rises until they meet. Help the good time along as a farmer does: divide it, tend it, and give each thing its season.',
    lines: [
      {
        sign: 'the grass with its roots',
        text: 'Pull up one blade of grass, and the roots of its neighbours come with it. Your going draws others of like mind along; setting out is fortunate.',
        counsel: 'set out and take friends with you',
      },
      {
        sign: 'the river forded',
        text: 'Bear with the rough, ford the river on foot if need be, do not forget those far away, and play no favourites. Whoever keeps to the middle like this honours a peaceful time.',
        counsel: 'be broad in mind and play no favourites',
      },
      {
        sign: 'the slope after the plain',
        text: 'No plain without a slope, no going without a coming back. Keep steady in the change, do not fret over what is certain to turn, and enjoy the bread you have.',
        counsel: 'enjoy it, knowing that it turns',
      },
      {
        sign: 'the light-winged neighbour',
        text: 'Fluttering down without display, one comes to one’s neighbours as an equal and is trusted with no need of riches or reminders.',
        counsel: 'come down and meet people as equals',
      },
      {
        sign: 'the king’s daughter given',
        text: 'The king gives his daughter in marriage to a man below her rank. Where the high honours the low with a full heart, there is blessing on the bond.',
        counsel: 'join with someone in true humility',
      },
      {
        sign: 'the wall back in the moat',
        text: 'The city wall slides back into the moat it was dug from. It is no time for armies; keep order among your own people and accept the turn of the season.',
        counsel: 'do not fight the turn; care for your own',
      },
    ],
  },
  {
    number: 12,
    name: 'Stagnation',
    pinyin: 'Pǐ',
    character: '否',
    keywords: ['standstill', 'withdrawal', 'inner worth'],
    counsel: 'hold back and keep your worth to yourself',
    judgement:
      'Great things leave and small things arrive; what should speak together has stopped speaking. The time does not favour a sincere person’s plans, and that is no reason to give up what is sincere in them.',
    image: 'Heaven draws away upward, and the earth sinks. Withdraw into your own worth, and do not be bought with honours and money.',
    lines: [
      {
        sign: 'the roots pulled up together',
        text: 'One blade of grass is pulled, and its neighbours come with it, this time in retreat. Draw back together with those who think as you do, and stay true.',
        counsel: 'withdraw together with your own kind',
      },
      {
        sign: 'the flattery endured',
        text: 'Small people flatter and carry on, and it pays for them. A great one accepts the standstill, does not join in, and is freed by just that.',
        counsel: 'endure it and do not join in',
      },
      {
        sign: 'the hidden shame',
        text: 'Shame is carried about under the coat. Those who pushed up wrongly begin to feel it, and in that unease there is already a turn.',
        counsel: 'own up quietly to what was wrong',
      },
      {
        sign: 'the call from above',
        text: 'Whoever acts now on a true calling, and not on their own account, makes no mistake, and their companions share in the blessing.',
        counsel: 'act only from a real calling',
      },
      {
        sign: 'the mulberry roots',
        text: 'The standstill is giving way, but keep asking: what if it should fail? Tie what is worth keeping to the roots of the mulberry tree, which hold.',
        counsel: 'secure what matters while things improve',
      },
      {
        sign: 'the end of standstill',
        text: 'The standstill is overturned. It did not end of itself, someone ended it; first there was stoppage, and now there is gladness.',
        counsel: 'put an end to it actively',
      },
    ],
  },
  {
    number: 13,
    name: 'Fellowship in the Open',
    pinyin: 'Tóng Rén',
    character: '同人',
    keywords: ['fellowship', 'shared aims', 'openness'],
    counsel: 'bring people together in plain view',
    judgement:
      'People join in the open, for something larger than their own advantage. In such company great rivers can be crossed, as long as clear and lasting aims hold it together.',
    image: 'Fire rises towards heaven, and the two are of one nature. Give a company its order: know who is who, and what belongs where.',
    lines: [
      {
        sign: 'the meeting at the gate',
        text: 'Fellowship begins at the gate, where all can come and nothing has been settled in secret. Nobody can find fault with it.',
        counsel: 'begin openly, with equal terms',
      },
      {
        sign: 'the closed clan',
        text: 'Fellowship inside the clan only. A circle that keeps others out for its own sake grows small and is a little ashamed of itself.',
        counsel: 'open the circle',
      },
      {
        sign: 'the weapons in the thicket',
        text: 'Weapons are hidden in the bushes, and someone spies from the hill; for three years nobody rises. Mistrust has taken the place of fellowship, and the longer it lasts the worse it fits.',
        counsel: 'lay down the hidden weapons',
      },
      {
        sign: 'the wall not stormed',
        text: 'One has climbed the wall and does not attack after all. Seeing one’s own wrong in time, and stopping, is good fortune.',
        counsel: 'stop short of the attack',
      },
      {
        sign: 'the weeping before the laughter',
        text: 'First the two cry out and weep, then they laugh: after a great struggle they manage to meet. What belongs together at heart outlasts what stands between.',
        counsel: 'hold on until you meet',
      },
      {
        sign: 'the company in the meadow',
        text: 'Fellowship out in the meadow, beyond the town. It is not yet the union of all, but there is good will in it and nothing to regret.',
        counsel: 'be content with friendly company',
      },
    ],
  },
  {
    number: 14,
    name: 'Great Wealth',
    pinyin: 'Dà Yǒu',
    character: '大有',
    keywords: ['abundance', 'generosity', 'clear sight'],
    counsel: 'hold much with an open hand',
    judgement:
      'Much is given into one pair of hands, and it goes very well. Riches that are carried with modesty and shared with good sense have the way open before them.',
    image:
      'Fire stands high in heaven and shows everything as it is. Hold back what does harm, help on what does good, and so use well what you were given.',
    lines: [
      {
        sign: 'the wealth untouched by harm',
        text: 'Nothing harmful has attached itself to the riches yet. Remember that this is difficult to keep up, and no blame will come of having much.',
        counsel: 'stay aware of the risks of having',
      },
      {
        sign: 'the great wagon',
        text: 'A great wagon stands ready, with room for the load. With able helpers to carry it, you may set out for anywhere.',
        counsel: 'load the wagon and set out',
      },
      {
        sign: 'the gift to the ruler',
        text: 'A prince lays what he owns before the ruler, for the good of all. Small minds cannot do it, and possession then harms them.',
        counsel: 'offer part of it to the common good',
      },
      {
        sign: 'the drum left unbeaten',
        text: 'One keeps apart from the display of the neighbours and does not beat the drum of one’s own plenty. No comparison, no blame.',
        counsel: 'do not compare or show off',
      },
      {
        sign: 'the dignity that wins trust',
        text: 'Sincerity goes out to people and comes back to one as trust, and a natural dignity keeps it from being misused.',
        counsel: 'be open, and keep your dignity',
      },
      {
        sign: 'the help of heaven',
        text: 'Help comes down from heaven. Full as the measure is, one still honours those who are wise, and so everything turns out well.',
        counsel: 'honour what helped you',
      },
    ],
  },
  {
    number: 15,
    name: 'Modesty',
    pinyin: 'Qiān',
    character: '謙',
    keywords: ['modesty', 'balance', 'quiet merit'],
    counsel: 'take less room and finish the work',
    judgement:
      'Modesty opens ways that pride finds shut. Whoever stays simple about what they can do carries their work through to its end.',
    image:
      'A mountain hidden inside the earth. Take from where there is too much and add to where there is too little, until the scales hang even.',
    lines: [
      {
        sign: 'the modest crossing',
        text: 'Modest, and modest even about being so: with that one can cross the great river. Undertakings go quickly where nobody has to be impressed.',
        counsel: 'do the hard thing without fuss',
      },
      {
        sign: 'the modesty that can be heard',
        text: 'Modesty that has become the very tone of the voice. It comes from the heart, it is heard, and it holds.',
        counsel: 'speak as simply as you mean it',
      },
      {
        sign: 'the hard worker unnoticed',
        text: 'Great merit and no noise about it. One who works hard and stays modest brings the matter to a good end and keeps people’s goodwill.',
        counsel: 'keep working, and claim nothing',
      },
      {
        sign: 'the modest gesture',
        text: 'Modesty in every movement, above and below. In a middle place, nothing but good can come of doing one’s part and stepping aside for others.',
        counsel: 'do your part and give way gladly',
      },
      {
        sign: 'the firm neighbour',
        text: 'Without boasting of riches one wins the neighbours’ help. If firmness is called for, use it now; modesty is not the same as letting everything pass.',
        counsel: 'be modest, and firm where it is needed',
      },
      {
        sign: 'the army against one’s own city',
        text: 'Modesty that has found its voice may set an army marching, but only against one’s own city. Put your own house in order first.',
        counsel: 'discipline yourself before others',
      },
    ],
  },
  {
    number: 16,
    name: 'Glad Readiness',
    pinyin: 'Yù',
    character: '豫',
    keywords: ['enthusiasm', 'music', 'momentum'],
    counsel: 'find the rhythm that carries others along',
    judgement:
      'Joy gets people moving where orders would not. Appoint helpers and set the march going: an effort in tune with what people already feel meets no resistance.',
    image:
      'Thunder breaks out of the earth, and the air is light again. The old kings made music of it to honour what is great; let gladness have its festival too.',
    lines: [
      {
        sign: 'the loud boast',
        text: 'Enthusiasm that is sung out loud about oneself. It comes too early and leans on someone else’s favour, and it ends in embarrassment.',
        counsel: 'enjoy it without boasting',
      },
      {
        sign: 'the rock',
        text: 'Firm as a rock, and not for a whole day carried away. One who sees the first signs and acts before evening keeps both joy and judgement.',
        counsel: 'stay sober, and move at the first sign',
      },
      {
        sign: 'the upward gaze',
        text: 'Looking up and waiting for a glance from above. Whoever hangs on another’s mood hesitates too long, and regrets it either way.',
        counsel: 'stop waiting for a nod',
      },
      {
        sign: 'the source of gladness',
        text: 'Gladness comes from here, and much can be done with it. Do not doubt; friends gather round you as hair gathers in a clasp.',
        counsel: 'trust it and gather your friends',
      },
      {
        sign: 'the long illness survived',
        text: 'Always a little ill and still not dying. Pressure keeps joy from running over, and this, oddly, keeps a person whole.',
        counsel: 'bear with the constraint that protects you',
      },
      {
        sign: 'the dazzled enthusiasm',
        text: 'Enthusiasm has been blinded by itself. If, when it is over, one wakes and changes, no harm remains.',
        counsel: 'wake up and change course',
      },
    ],
  },
]
