import type { Portrait } from './portrait.ts'

export const portraits33to48: readonly Portrait[] = [
  {
    times: ['a step back taken in good time and of one’s own will', 'the distance that lets one keep what one values'],
    asks: ['From what could you step back without anger?', 'How much distance would let you breathe again?'],
    trap: 'staying to have the last word',
    help: 'leaving kindly and early, with what is yours under your arm',
  },
  {
    times: ['strength to spare, which asks to be used rightly', 'the power of somebody who could push and need not'],
    asks: ['Is it right, leaving aside that you can?', 'Where is your strength more than the matter needs?'],
    trap: 'pushing at the hedge because one has the horns for it',
    help: 'asking first whether it is right, and only then how',
  },
  {
    times: ['a clear and easy progress, like the sun over open country', 'a time when good work is seen and may be shown'],
    asks: ['What of yours could be seen by more people?', 'Whom does your progress help besides yourself?'],
    trap: 'gathering recognition as a hamster gathers grain',
    help: 'stepping forward in daylight and using the favour for others too',
  },
  {
    times: ['a light that has to be carried under the coat for a while', 'a hard season in which one stays true and shows little of it'],
    asks: ['Where is it wiser not to show everything?', 'What keeps your light burning when nobody sees it?'],
    trap: 'shining at people who have closed their shutters',
    help: 'keeping one’s own counsel and one’s own warmth',
  },
  {
    times: ['the order of a house, which begins at the kitchen table', 'the near and daily circle in which everyone has a part'],
    asks: ['What would make the evenings at home warmer?', 'Which part in this is yours, and which is not?'],
    trap: 'preaching at home what one does not do oneself',
    help: 'words that are kept, in the smallest circle first',
  },
  {
    times: ['two under one roof whose eyes look different ways', 'a misunderstanding that has lasted until it looked like enmity'],
    asks: ['What small thing could you still do together?', 'What might this look like from the other side?'],
    trap: 'wanting the great reconciliation where a cup of tea was possible',
    help: 'small things in common, done kindly and without an agenda',
  },
  {
    times: ['a steep path that asks whether it has to be this one', 'an obstacle in front of which turning round is a wise move'],
    asks: ['Is there an easier ground for the same aim?', 'Who knows this mountain better than you do?'],
    trap: 'climbing on because one has told everybody about the summit',
    help: 'the easier ground, good company, and a guide',
  },
  {
    times: ['a tension that breaks like the air after a storm', 'a knot that comes undone and leaves the rope free'],
    asks: ['What could be forgiven now and left behind?', 'What is left to do before you can call it done?'],
    trap: 'going on fighting when the storm has passed',
    help: 'settling what is left and then going home early',
  },
  {
    times: ['something made less, which turns out to be no loss', 'a simple offering that is meant with a whole heart'],
    asks: ['What could you leave out without missing it?', 'What would you give here if it had to be small?'],
    trap: 'giving up the wrong thing so as to keep the comfortable one',
    help: 'less of what is merely usual, and sincerity in what stays',
  },
  {
    times: ['a favourable wind that is there to be used', 'a time in which help comes from above and wants to be passed on'],
    asks: ['What would you undertake with the wind behind you?', 'Which good example could you simply imitate?'],
    trap: 'admiring the wind from the harbour',
    help: 'setting out while it lasts and taking others along',
  },
  {
    times: ['a wrong in a high place that has to be named aloud', 'the last step of a decision, which has to be taken in the open'],
    asks: ['What has to be said openly here, and to whom?', 'Where would you have to begin with yourself?'],
    trap: 'fighting what is wrong with its own means',
    help: 'the plain truth, said firmly and without a weapon in it',
  },
  {
    times: [
      'a meeting nobody arranged, with something stronger than it looks',
      'a small temptation at the door, which may come in but not move in',
    ],
    asks: ['What came into this unasked, and what does it want?', 'Which limit would be easier to set now than later?'],
    trap: 'saying yes because it came so charmingly',
    help: 'a friendly welcome and an early limit',
  },
  {
    times: ['people who come together round something worth an offering', 'a gathering that needs a centre to become more than a crowd'],
    asks: ['Round what could the people concerned gather?', 'What would you bring to such a table?'],
    trap: 'calling everyone together before it is clear what for',
    help: 'a common centre, and a gift brought to it with both hands',
  },
  {
    times: ['a growth like that of a tree, upward and by no leaps', 'a climb in which every step is small and none is lost'],
    asks: ['What is the very next stair?', 'Who is a few steps above you and would help?'],
    trap: 'looking up so much that one misses the step at one’s feet',
    help: 'small efforts heaped up, and the courage to ask for help',
  },
  {
    times: ['a weariness in which words are believed by nobody', 'a lake that has run dry, and the spring that is still under it'],
    asks: ['What still gives you strength, however little?', 'Where could you stop explaining yourself?'],
    trap: 'talking on, in the hope that it might yet be understood',
    help: 'few words, small portions, and faithfulness to one’s own purpose',
  },
  {
    times: [
      'a common source that stays where it is while everything round it moves',
      'a depth from which all may draw whose rope is long enough',
    ],
    asks: ['What is the source you keep forgetting to draw from?', 'How much further would the rope have to reach?'],
    trap: 'stopping just before the bucket is at the top',
    help: 'a long rope, a mended jug, and neighbours who draw as well',
  },
]
