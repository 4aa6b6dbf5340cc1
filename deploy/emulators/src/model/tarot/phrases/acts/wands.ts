import type { CardActs } from './card-acts.ts'

export const wands: CardActs = {
  'wands-01': {
    upright: {
      about: ['catching fire at a new idea', 'wanting to begin at once'],
      helps: ['giving the spark one hour of work', 'starting while the wish is warm'],
      hinders: ['loving the start and nothing after it', 'lighting a second fire before the first burns'],
    },
    reversed: {
      about: ['waiting for an enthusiasm that has not caught', 'beginning without knowing why'],
      helps: ['finding the reason before the start', 'trying it small to see if it catches'],
      hinders: ['forcing a start for the sake of starting', 'taking a slow spark for a dead one'],
    },
  },
  'wands-02': {
    upright: {
      about: ['planning beyond the familiar wall', 'holding two possible lives side by side'],
      helps: ['looking at the wider of two choices', 'putting a date to the plan'],
      hinders: ['admiring the view instead of leaving', 'keeping every option in hand'],
    },
    reversed: {
      about: ['cutting an ambition down too early', 'staying where the wall is comfortable'],
      helps: ['finding out what the plan has left out', 'imagining the larger version for once'],
      hinders: ['preferring the fear that is familiar', 'planning the journey and not the road'],
    },
  },
  'wands-03': {
    upright: {
      about: ['waiting for something already set going', 'looking further ahead than usual'],
      helps: ['trusting work that is already under way', 'preparing for the answer while you wait'],
      hinders: ['watching the horizon instead of the desk', 'counting on ships before they land'],
    },
    reversed: {
      about: ['waiting on a delay with no date', 'expecting more back than was sent out'],
      helps: ['checking the plan before blaming the wind', 'sending out one more small request'],
      hinders: ['hoping for more than you have asked for', 'standing on the shore out of habit'],
    },
  },
  'wands-04': {
    upright: {
      about: ['celebrating something that stands', 'coming home to a welcome'],
      helps: ['marking what has been reached', 'inviting people in before it is perfect'],
      hinders: ['resting too long on a first success', 'keeping things festive and unspoken'],
    },
    reversed: {
      about: ['putting off a celebration', 'living through a change in the house'],
      helps: ['thanking someone before all is finished', 'laying firm ground one board at a time'],
      hinders: ['waiting for a perfect day to celebrate', 'missing a home that has changed its shape'],
    },
  },
  'wands-05': {
    upright: {
      about: ['arguing with some energy and no malice', 'sorting out who wants what'],
      helps: ['agreeing on the rules before the game', 'letting a useful disagreement be heard'],
      hinders: ['competing where no one keeps score', 'making every talk a contest'],
    },
    reversed: {
      about: ['carrying on a quarrel in silence', 'arguing with oneself after the others left'],
      helps: ['bringing up the unfinished point once', 'telling peace apart from mere quiet'],
      hinders: ['keeping quiet and calling it peace', 'fighting the same round in your head'],
    },
  },
  'wands-06': {
    upright: {
      about: ['getting recognition for real work', 'carrying good news in public'],
      helps: ['accepting praise in two words', 'sharing the credit while it is fresh'],
      hinders: ['needing applause in order to go on', 'riding past those who helped'],
    },
    reversed: {
      about: ['waiting for praise that is slow to come', 'feeling a fall that few have noticed'],
      helps: ['valuing the work without an audience', 'asking one person what they saw in it'],
      hinders: ['measuring worth by who has clapped', 'taking silence for a bad review'],
    },
  },
  'wands-07': {
    upright: {
      about: ['standing up for a position', 'holding on while others push'],
      helps: ['saying once and clearly where you stand', 'using the advantage you already have'],
      hinders: ['defending what nobody is attacking', 'treating each question as an assault'],
    },
    reversed: {
      about: ['tiring of always having to defend', 'wondering if the hill is worth it'],
      helps: ['giving up one point with good grace', 'asking which hill you would keep'],
      hinders: ['holding a position out of sheer habit', 'giving way on the one thing that counts'],
    },
  },
  'wands-08': {
    upright: {
      about: ['seeing everything move at once', 'expecting news from several sides'],
      helps: ['answering quickly while the line is open', 'letting things move without pushing'],
      hinders: ['answering before the question is finished', 'mistaking hurry for progress'],
    },
    reversed: {
      about: ['crossing messages with someone', 'hurrying into a detour'],
      helps: ['using the delay to read it again', 'checking what was really said'],
      hinders: ['sending the second message too soon', 'rushing to make up for lost time'],
    },
  },
  'wands-09': {
    upright: {
      about: ['holding out for one last effort', 'keeping a guard learned the hard way'],
      helps: ['keeping one boundary and explaining it', 'resting on your feet before the last stretch'],
      hinders: ['expecting the old blow from new people', 'guarding so well that nothing gets in'],
    },
    reversed: {
      about: ['keeping watch long after it is needed', 'growing tired of staying on guard'],
      helps: ['letting one trusted person through', 'standing down for one night'],
      hinders: ['keeping out help along with harm', 'staying on guard against an old attack'],
    },
  },
  'wands-10': {
    upright: {
      about: ['carrying what several people should carry', 'coming near the end of a heavy duty'],
      helps: ['asking who else could carry a part', 'putting the load down to look at it'],
      hinders: ['taking on one more because you can', 'carrying so much that the road is hidden'],
    },
    reversed: {
      about: ['setting down part of a load', 'handing work back to its owner'],
      helps: ['returning one task to whoever owns it', 'leaving the freed hour empty'],
      hinders: ['picking the burden up again out of guilt', 'missing the weight once it is gone'],
    },
  },
  'wands-page': {
    upright: {
      about: ['trying something new with more zeal than skill', 'asking a question out loud'],
      helps: ['making a first attempt and calling it that', 'asking what a beginner would ask'],
      hinders: ['taking each new idea for the right one', 'talking of it more than doing it'],
    },
    reversed: {
      about: ['losing interest once the dull part begins', 'smarting from a discouraging remark'],
      helps: ['giving the beginning a second day', 'doing the dull part first and briefly'],
      hinders: ['dropping things as soon as they get slow', 'letting one cold remark decide'],
    },
  },
  'wands-knight': {
    upright: {
      about: ['going first and going boldly', 'wanting an adventure close to home'],
      helps: ['making the bold move warmly', 'going first where others hesitate'],
      hinders: ['riding off before anyone has agreed', 'starting at a gallop every time'],
    },
    reversed: {
      about: ['burning with impatience and no direction', 'wanting to leave in a hurry'],
      helps: ['waiting a day before you storm out', 'finding a direction for the heat'],
      hinders: ['leaving fast to avoid staying honestly', 'taking impatience for conviction'],
    },
  },
  'wands-queen': {
    upright: {
      about: ['feeling at ease in one’s own chair', 'leading with warmth and good humour'],
      helps: ['trusting your own warmth to be enough', 'saying cheerfully what you want'],
      hinders: ['filling the room so others cannot', 'charming where plain talk is due'],
    },
    reversed: {
      about: ['giving warmth from the reserves', 'comparing oneself with someone who seems surer'],
      helps: ['resting before you are nice to anyone', 'leaving one comparison unmade'],
      hinders: ['measuring yourself against a louder person', 'staying charming while running low'],
    },
  },
  'wands-king': {
    upright: {
      about: ['giving others a vision they can join', 'leading by doing it first'],
      helps: ['saying the whole idea in one sentence', 'letting others have a share in it'],
      hinders: ['steering people who did not ask', 'loving the vision and skipping the details'],
    },
    reversed: {
      about: ['running ahead of everybody else', 'deciding impatiently from the top'],
      helps: ['listening to the slowest person in it', 'halving the plan so others can follow'],
      hinders: ['outrunning the people you need', 'taking a question for disloyalty'],
    },
  },
}
