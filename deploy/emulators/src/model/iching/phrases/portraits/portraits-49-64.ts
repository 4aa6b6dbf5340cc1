import type { Portrait } from './portrait.ts'

export const portraits49to64: readonly Portrait[] = [
  {
    times: ['an old skin that has become too tight', 'a change that is good on its day and not before'],
    asks: ['How would you know that the day has come?', 'What has grown too tight to be mended?'],
    trap: 'changing everything at once because one thing hurts',
    help: 'waiting for the right day and then doing it wholly',
  },
  {
    times: ['something raw that is slowly cooked into something good', 'a vessel in which what one has becomes food for many'],
    asks: ['What here is still raw and needs more time?', 'For whom is what you are making meant?'],
    trap: 'serving it before it is done, because everyone is looking at the pot',
    help: 'a firm stand, a low flame, and time',
  },
  {
    times: ['a jolt that makes one cry out and, a little later, laugh', 'a surprise that shows what one was holding in the hand'],
    asks: ['What stayed in your hands when it shook?', 'What did the fright wake up in you?'],
    trap: 'running after what was dropped while everything is still shaking',
    help: 'a breath, a firm grip on the one thing that matters, and then a laugh',
  },
  {
    times: ['a stillness in which one is simply where one is', 'a stop that is made before the first step and not after the last'],
    asks: ['What would happen if you did nothing until Sunday?', 'Where do your thoughts go that is not your place?'],
    trap: 'sitting still with a head that goes on running',
    help: 'stopping properly, with the body first',
  },
  {
    times: ['a slow growth in which every step waits for the one before', 'a tree on the mountain, which nobody sees growing'],
    asks: ['Which step comes next, and which comes only after it?', 'Where could you allow it to be slow?'],
    trap: 'skipping the step that looks like mere ceremony',
    help: 'due order, and no shame in the pace',
  },
  {
    times: ['a place at the lower end of the table, with wishes of its own', 'an arrangement in which one has desires and little say'],
    asks: ['What do you want here, and what is on offer?', 'What about this will matter in the long run?'],
    trap: 'claiming a chair that was never promised',
    help: 'tact, modest demands, and an eye on what lasts',
  },
  {
    times: ['noon, when everything stands at its height', 'a fullness that one may enjoy without counting its hours'],
    asks: ['What is at its fullest just now?', 'What wants deciding while the light is good?'],
    trap: 'being sad at noon because of the evening',
    help: 'deciding in bright light and letting others have some of it',
  },
  {
    times: ['the state of being a guest in a place with other rules', 'a journey on which light luggage and good manners go furthest'],
    asks: ['What in your luggage could stay behind?', 'What are the rules of the house you are in?'],
    trap: 'behaving at the inn as if it were one’s own house',
    help: 'modesty, exactness, and little to carry',
  },
  {
    times: ['an influence like the wind’s, soft and from one direction', 'a gentle persistence that gets in through every crack'],
    asks: ['In which one direction do you want to blow?', 'What could you repeat kindly instead of louder?'],
    trap: 'changing direction so often that nobody feels the wind',
    help: 'a soft voice, one direction, and no letting up',
  },
  {
    times: ['a joy that is firm inside and friendly outside', 'two lakes that refill each other, as good talk does'],
    asks: ['With whom does this become lighter to talk about?', 'Which joy in it could you stand by?'],
    trap: 'laughing along where one would rather be quiet',
    help: 'honest gladness, shared at a table with friends',
  },
  {
    times: ['ice that begins to melt between people', 'something rigid that loosens and flows again'],
    asks: ['What has frozen here that used to flow?', 'What could bring the scattered together again?'],
    trap: 'hacking at the ice that a little warmth would melt',
    help: 'warmth, patience, and something all of them hold dear',
  },
  {
    times: [
      'the right measure, which gives shape as the joints do to bamboo',
      'a limit that one can live with, and the question where it runs',
    ],
    asks: ['Which limit would you be glad to have?', 'Where has a good rule become too strict?'],
    trap: 'setting a limit so strict that one has to break it by Friday',
    help: 'a bearable limit, begun with oneself',
  },
  {
    times: ['a trust that reaches further than arguments do', 'an understanding that comes of having no verdict ready'],
    asks: ['What could you say that is simply true?', 'Whom have you judged before hearing them out?'],
    trap: 'promising more warmth than one can keep up',
    help: 'sincerity that even the most difficult can feel',
  },
  {
    times: ['a bird that does well to fly low', 'a time for small things done with a little too much care'],
    asks: ['Which modest step would be quite enough for now?', 'Where would a little too much care be just right?'],
    trap: 'reaching for the great gesture where a small one fits',
    help: 'staying low and doing the small thing well',
  },
  {
    times: ['the morning after a crossing, when all seems to be in place', 'an order just reached that now has to be kept'],
    asks: ['Which small thing needs looking after now?', 'What is finished here and could be let alone?'],
    trap: 'falling asleep with the pot on the fire',
    help: 'a watchful eye on small things after the great one is done',
  },
  {
    times: ['the last few steps before the other bank', 'something almost done, which asks for the most care at the end'],
    asks: ['What is still missing, looked at soberly?', 'How could you make the last step the most careful?'],
    trap: 'celebrating in the middle of the ice',
    help: 'slow feet and open eyes for what is left of the way',
  },
]
