import type { Hexagram } from './hexagram.ts'

export const hexagrams33to40: readonly Hexagram[] = [
  {
    number: 33,
    name: 'Withdrawal',
    pinyin: 'Dùn',
    character: '遯',
    keywords: ['retreat', 'distance', 'timing'],
    counsel: 'step back in good time and without anger',
    judgement:
      'The dark is growing, and the strong step back in time. A retreat freely made is not flight; small things can still be carried on meanwhile.',
    image: 'The mountain rises, and the sky withdraws from it. Keep what is low at a distance, not with hatred but with reserve.',
    lines: [
      {
        sign: 'the tail of the retreat',
        text: 'One is at the tail of the retreat, closest to what pursues. Keep still, begin nothing, and the danger loses interest.',
        counsel: 'keep still and start nothing',
      },
      {
        sign: 'the strap of yellow hide',
        text: 'Held with yellow oxhide so firmly that nobody could tear it loose. Someone holds on to those who withdraw, and is right to.',
        counsel: 'hold fast to what is right',
      },
      {
        sign: 'the halted retreat',
        text: 'The retreat is held up by those who cling, and it is wearing and risky. Let them serve and stay near if you must, but undertake nothing great.',
        counsel: 'keep your decision though others cling',
      },
      {
        sign: 'the chosen retreat',
        text: 'Leaving of one’s own free will, and kindly. One who can do that loses nothing; one who cannot is torn.',
        counsel: 'leave kindly and of your own will',
      },
      {
        sign: 'the friendly retreat',
        text: 'A retreat at the right moment, in friendship and without long talk. Stay firm in it, and it is fine.',
        counsel: 'part as friends and stay firm',
      },
      {
        sign: 'the cheerful retreat',
        text: 'A light-hearted retreat, well provisioned. All inner doubt is gone, and everything serves it.',
        counsel: 'go gladly, with no doubt left',
      },
    ],
  },
  {
    number: 34,
    name: 'Great Strength',
    pinyin: 'Dà Zhuàng',
    character: '大壯',
    keywords: ['power', 'restraint', 'rightness'],
    counsel: 'ask first whether it is right',
    judgement:
      'There is strength to spare. It becomes true greatness only when it waits for the right moment and asks, each time, whether the thing is right.',
    image: 'Thunder stands high in the sky. Do not set your foot on any path that departs from good order.',
    lines: [
      {
        sign: 'the strength in the toes',
        text: 'Strength in the toes, which want to march. Pushing on from a low place with force alone goes wrong.',
        counsel: 'hold the foot back',
      },
      {
        sign: 'the strength that holds itself in',
        text: 'The way begins to open. Just here, inner balance and persistence are what turn strength into good fortune.',
        counsel: 'persevere in moderation',
      },
      {
        sign: 'the goat in the hedge',
        text: 'A small mind uses force, a wise one does not. The goat butts against the hedge and its horns are caught.',
        counsel: 'do not butt against it',
      },
      {
        sign: 'the hedge that opens',
        text: 'The hedge opens and nothing catches any more. Strength that works quietly, like the axle of a great cart, moves the heaviest load.',
        counsel: 'work steadily from within',
      },
      {
        sign: 'the goat let go',
        text: 'One loses the goat in the easy meadow and has no regrets. The fight is not needed any longer; let the stubbornness go.',
        counsel: 'give up the stubbornness gladly',
      },
      {
        sign: 'the goat stuck fast',
        text: 'The goat has butted into the hedge and can go neither back nor forward. Once you notice the difficulty and stop pulling, it comes loose.',
        counsel: 'notice it is stuck, and stop pulling',
      },
    ],
  },
  {
    number: 35,
    name: 'Advance',
    pinyin: 'Jìn',
    character: '晉',
    keywords: ['progress', 'recognition', 'light'],
    counsel: 'step forward and use favour for all',
    judgement:
      'A loyal lord is given many horses and received three times in a single day. This is a time of clear, easy progress, and of recognition used for the good of everyone.',
    image: 'The sun climbs over the earth. Polish what is bright in you, so that it shows by itself.',
    lines: [
      {
        sign: 'the advance turned back',
        text: 'One steps forward and is turned back. If people do not trust you yet, stay calm and generous, and go on doing right.',
        counsel: 'stay calm though nobody trusts you yet',
      },
      {
        sign: 'the advance in sorrow',
        text: 'Progress, and sadness in it, because one cannot meet the person who matters. Keep on; a kind blessing comes from an elder woman.',
        counsel: 'keep on in spite of the sadness',
      },
      {
        sign: 'the agreement of all',
        text: 'All are agreed, and their backing carries one forward. Whatever there was to regret disappears.',
        counsel: 'go forward with the others’ backing',
      },
      {
        sign: 'the advance like a rodent',
        text: 'Advancing like a big rat that hoards by night. Gains got in the dark are exposed in times of light.',
        counsel: 'gain nothing you could not show by day',
      },
      {
        sign: 'the gain and loss forgotten',
        text: 'Regret is gone. Take neither gain nor loss to heart; going forward in that freedom serves everything.',
        counsel: 'stop counting gain and loss',
      },
      {
        sign: 'the horns',
        text: 'Advancing with lowered horns. That is allowed only against one’s own town: be hard on your own faults, and even then with care.',
        counsel: 'turn the severity on your own faults',
      },
    ],
  },
  {
    number: 36,
    name: 'The Wounded Light',
    pinyin: 'Míng Yí',
    character: '明夷',
    keywords: ['hidden light', 'adversity', 'endurance'],
    counsel: 'keep your light burning out of sight',
    judgement:
      'The sun has gone down into the earth, and the light is wounded. In such a time know how hard it is, and keep true within while letting little of it show.',
    image: 'Light inside the earth. Live among people with your brightness veiled, and go on shining all the same.',
    lines: [
      {
        sign: 'the lowered wing',
        text: 'In flight the bird lowers its wing. One goes three days without eating, and the host has something to say about it; a person with a goal puts up with being talked about.',
        counsel: 'leave early and put up with talk',
      },
      {
        sign: 'the wounded thigh',
        text: 'The left thigh is wounded, and help comes with the strength of a strong horse. Though hurt, one looks to rescue others.',
        counsel: 'help where you can, though you are hurt',
      },
      {
        sign: 'the hunt in the south',
        text: 'On the hunt in the south the dark leader is captured. Old abuses cannot all be put right in one day; do not be hasty.',
        counsel: 'set it right, but without haste',
      },
      {
        sign: 'the heart of darkness seen',
        text: 'One enters the left side of the belly and learns the heart of the darkness. Knowing it for certain, one leaves by the gate and the courtyard.',
        counsel: 'leave, once you know it',
      },
      {
        sign: 'the prince who feigned madness',
        text: 'As Prince Ji did, who could not leave the tyrant’s court and so feigned madness. Hide what you think, and never give it up.',
        counsel: 'hide your light without betraying it',
      },
      {
        sign: 'the fall from the sky',
        text: 'Not light but darkness: first it climbed to the sky, then it sank into the earth. What wounds the light is swallowed in the end by its own night.',
        counsel: 'wait for the dark to spend itself',
      },
    ],
  },
  {
    number: 37,
    name: 'The Household',
    pinyin: 'Jiā Rén',
    character: '家人',
    keywords: ['family', 'roles', 'warmth at home'],
    counsel: 'begin at home and let words match deeds',
    judgement:
      'A house holds where each one in it does their part, and where its quiet centre is true. Order in large matters begins at the kitchen table.',
    image: 'Wind comes out of the fire, warmth from the hearth. Let your words have substance and your conduct duration.',
    lines: [
      {
        sign: 'the house with clear rules',
        text: 'Firm and friendly rules set early in the house. What is settled before habits form gives nothing to regret.',
        counsel: 'set clear rules early',
      },
      {
        sign: 'the keeper of the hearth',
        text: 'She does not follow every whim and sees to the food within. Quiet work at the centre holds the whole.',
        counsel: 'do the near and needed work',
      },
      {
        sign: 'the sharp words and the giggling',
        text: 'Sharp words in the house bring remorse, and yet they do less harm than endless giggling and no order. Find the strong middle.',
        counsel: 'choose firmness over laxness, kindly',
      },
      {
        sign: 'the treasure of the house',
        text: 'The one who keeps income and needs in balance makes the house rich, and is the wealth of it.',
        counsel: 'care for the common purse',
      },
      {
        sign: 'the king in his house',
        text: 'A king comes home to his family and nobody need be afraid. Affection rules there, and it is enough.',
        counsel: 'lead by affection, without fear',
      },
      {
        sign: 'the respect that is earned',
        text: 'What one asks of others one asks of oneself first. Such work on oneself earns trust and dignity, and ends well.',
        counsel: 'ask of yourself first',
      },
    ],
  },
  {
    number: 38,
    name: 'Estrangement',
    pinyin: 'Kuí',
    character: '睽',
    keywords: ['opposition', 'misunderstanding', 'small steps'],
    counsel: 'do small things in common and stay yourself',
    judgement:
      'Two live under one roof, and their wills go apart. No great thing can be done together now; in small things, with kindness, it goes well.',
    image: 'Fire above flares up and the lake below sinks. Be with people, and stay your own kind.',
    lines: [
      {
        sign: 'the runaway horse',
        text: 'If the horse runs away, do not chase it; it comes back by itself. And meet disagreeable people too, so as to avoid making enemies.',
        counsel: 'do not run after what left',
      },
      {
        sign: 'the meeting in a narrow lane',
        text: 'In a narrow lane one happens upon one’s lord. A chance meeting, outside all ceremony, brings together what official ways could not.',
        counsel: 'use the informal meeting',
      },
      {
        sign: 'the wagon dragged back',
        text: 'One sees the wagon dragged back, the oxen held, the driver disgraced. The beginning is bad; hold on to whom you belong with, and the end is good.',
        counsel: 'hold on through a bad beginning',
      },
      {
        sign: 'the one true companion',
        text: 'Alone among those who think differently, one meets somebody of the same mind. With honest trust between the two, danger does no harm.',
        counsel: 'trust the one who understands you',
      },
      {
        sign: 'the bite through the wrapping',
        text: 'The companion bites through the wrapping between them. How could it be wrong to go and meet such a person?',
        counsel: 'go and meet the other halfway',
      },
      {
        sign: 'the wagon full of ghosts',
        text: 'One sees the other as a muddy pig, or a wagon full of ghosts, and draws the bow; then one puts it down. It is no robber but a suitor, and when the rain falls the tension is over.',
        counsel: 'put the bow down and look again',
      },
    ],
  },
  {
    number: 39,
    name: 'Hard Going',
    pinyin: 'Jiǎn',
    character: '蹇',
    keywords: ['obstacles', 'turning back', 'good advice'],
    counsel: 'turn back to easier ground and seek help',
    judgement:
      'There is an abyss in front and a steep mountain behind. Take the easier ground and not the peak, join others, and seek out someone who can guide.',
    image: 'Water on a mountain, with no straight way down. Turn to yourself and work on what you can change there.',
    lines: [
      {
        sign: 'the step not taken',
        text: 'Going on leads deeper into difficulty; coming back meets with praise. At the first sight of the obstacle, stop and think.',
        counsel: 'turn back and wait for the moment',
      },
      {
        sign: 'the servant in difficulty',
        text: 'The king’s servant meets obstacle upon obstacle, and it is not for his own sake. When duty leads straight through, nobody is to blame.',
        counsel: 'go on if duty truly asks it',
      },
      {
        sign: 'the return to one’s own',
        text: 'Going on meets obstacles, so one comes back. Those at home, who rely on you, are glad.',
        counsel: 'come back to those who rely on you',
      },
      {
        sign: 'the union before the step',
        text: 'Going on meets obstacles; coming back joins you with others. Alone it cannot be done: gather reliable company first.',
        counsel: 'gather allies before you try',
      },
      {
        sign: 'the friends in the greatest need',
        text: 'In the midst of the greatest difficulty friends come. Whoever takes on a hard duty in earnest draws helpers to it.',
        counsel: 'hold out, since helpers come',
      },
      {
        sign: 'the guide comes back',
        text: 'Going on meets obstacles; coming back brings great good. One who had left the world behind returns to help, and a wise guide is at hand.',
        counsel: 'turn back and help, with good guidance',
      },
    ],
  },
  {
    number: 40,
    name: 'Release',
    pinyin: 'Xiè',
    character: '解',
    keywords: ['relief', 'forgiveness', 'a knot undone'],
    counsel: 'untie the knot, then go home early',
    judgement:
      'The tension breaks. If nothing is left to do, turn back to ordinary life as soon as possible; if something is, do it quickly and be done.',
    image: 'Thunder and rain set the air free. Pardon mistakes and lighten what weighs on those who erred.',
    lines: [
      {
        sign: 'the quiet after',
        text: 'The obstacle is over. Rest, keep still, say little: there is no fault in any of it.',
        counsel: 'rest and say little',
      },
      {
        sign: 'the three foxes',
        text: 'Three foxes are caught in the field, and a yellow arrow is the prize. Clear away the flatterers by being straight and measured.',
        counsel: 'clear out what is sly, and be straight',
      },
      {
        sign: 'the burden in the carriage',
        text: 'Someone with a bundle on his back rides in a fine carriage and so invites robbers. A comfort that does not fit one’s place brings trouble along with it.',
        counsel: 'give up what does not fit you',
      },
      {
        sign: 'the toe untied',
        text: 'Free yourself from your big toe, the habit that always walks with you. Then the companion comes whom you can trust.',
        counsel: 'leave the company that clings',
      },
      {
        sign: 'the inner release',
        text: 'A worthy person frees himself within, and others see that he means it. What was base then withdraws by itself.',
        counsel: 'resolve it inwardly first',
      },
      {
        sign: 'the hawk on the wall',
        text: 'The prince shoots at a hawk on a high wall and hits it. The last obstacle is high up and bold; have the tool ready, then act.',
        counsel: 'remove the last obstacle, well prepared',
      },
    ],
  },
]
