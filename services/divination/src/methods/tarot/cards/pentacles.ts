import type { SuitCard } from './card.ts'

/** Pentacles, ace to king: body, craft, money, home. */
export const pentacles: readonly SuitCard[] = [
  {
    keywords: {
      upright: ['opportunity', 'a solid start', 'resources', 'manifestation'],
      reversed: ['a missed chance', 'poor planning', 'scarcity'],
    },
    meaning: {
      upright:
        'A coin is held out above a garden with an open gate. It speaks of a practical chance, a seed of security and something real to work with.',
      reversed:
        'The coin is offered and the hand is full, or the ground is not yet ready. It asks for a second look at the plan behind the chance.',
    },
  },
  {
    keywords: {
      upright: ['juggling', 'adaptability', 'balance', 'priorities'],
      reversed: ['overload', 'disorganisation', 'a dropped ball'],
    },
    meaning: {
      upright:
        'Two coins travel in one long loop while the sea behind heaves. It speaks of keeping several things going, lightly and with a sense of rhythm.',
      reversed:
        'The rhythm is lost and something is about to be dropped. It suggests choosing which coin to put down before it chooses for itself.',
    },
  },
  {
    keywords: {
      upright: ['teamwork', 'craft', 'learning', 'recognition of skill'],
      reversed: ['poor teamwork', 'lack of care', 'unrecognised work'],
    },
    meaning: {
      upright:
        'A mason on a bench, with two others holding the drawing. It speaks of craft, of skills that complete each other and of work done to last.',
      reversed:
        'The drawing and the wall no longer agree. It points to effort unseen, roles unclear or corners cut that will have to be built again.',
    },
  },
  {
    keywords: { upright: ['security', 'saving', 'control', 'holding on'], reversed: ['letting go', 'generosity', 'insecurity'] },
    meaning: {
      upright:
        'Four coins are held so firmly that the hands can do nothing else. It speaks of security, prudence and the point at which keeping becomes clutching.',
      reversed:
        'The grip loosens, willingly or not. It speaks of spending with a purpose, of sharing and of learning how much safety is enough.',
    },
  },
  {
    keywords: { upright: ['hardship', 'exclusion', 'worry', 'need'], reversed: ['recovery', 'help accepted', 'renewed belonging'] },
    meaning: {
      upright:
        'Two people pass a lit window in the snow and do not look up. It speaks of lean times, of feeling outside and of help nearer than it seems.',
      reversed:
        'The door beside the window is found. It speaks of hardship easing, of help accepted without shame and of coming in from the cold.',
    },
  },
  {
    keywords: {
      upright: ['generosity', 'giving and receiving', 'fairness', 'support'],
      reversed: ['strings attached', 'debt', 'one-sided giving'],
    },
    meaning: {
      upright:
        'Coins are weighed and handed on to open palms. It speaks of help that flows, of fair terms and of knowing which side of the scale one is on.',
      reversed: 'The gift has a string on it, or only ever goes one way. It asks what is owed, what is free and who is keeping count.',
    },
  },
  {
    keywords: {
      upright: ['patience', 'assessment', 'slow growth', 'investment of effort'],
      reversed: ['impatience', 'little return', 'wasted effort'],
    },
    meaning: {
      upright:
        'A gardener leans on the hoe and looks at what has grown so far. It speaks of patience, of effort that pays slowly and of an honest midway look.',
      reversed: 'The vine is thin for all the work it took. It asks whether to prune, to wait another season or to plant elsewhere.',
    },
  },
  {
    keywords: { upright: ['diligence', 'craft', 'mastery', 'detail'], reversed: ['perfectionism', 'drudgery', 'careless work'] },
    meaning: {
      upright:
        'One coin after another leaves the bench, each a little better. It speaks of practice, of quiet diligence and of skill that grows by repetition.',
      reversed: 'The work has become rote, or too fine ever to be finished. It asks for the reason behind the labour, and for good enough.',
    },
  },
  {
    keywords: {
      upright: ['independence', 'comfort', 'refinement', 'self-reliance'],
      reversed: ['hollow comfort', 'overwork', 'dependence'],
    },
    meaning: {
      upright:
        'She walks alone in her own vineyard, a hooded bird on her glove. It speaks of comfort earned, good taste and pleasure in one’s own company.',
      reversed: 'The garden is fine and rather lonely, or costs more than it gives. It asks what the comfort is for and who it lets in.',
    },
  },
  {
    keywords: {
      upright: ['legacy', 'family', 'lasting security', 'tradition'],
      reversed: ['family disputes', 'instability', 'short-term gain'],
    },
    meaning: {
      upright:
        'Three generations and two dogs under one arch. It speaks of what is built to outlast its builders: home, family, a settled place in things.',
      reversed:
        'The arch shows a crack where expectations meet. It points to disputes over what is shared, or to gain that forgets the long run.',
    },
  },
  {
    keywords: {
      upright: ['study', 'a practical dream', 'diligence', 'an offer'],
      reversed: ['procrastination', 'lack of focus', 'unrealistic plans'],
    },
    meaning: {
      upright:
        'A young student holds one coin up to the light and forgets the field around. It speaks of learning, of a modest offer and of dreams made practical.',
      reversed: 'The coin is admired and not yet spent on anything. It points to plans without a first step, or to lessons skipped.',
    },
  },
  {
    keywords: { upright: ['reliability', 'routine', 'patience', 'steady work'], reversed: ['stagnation', 'boredom', 'stubbornness'] },
    meaning: {
      upright:
        'The horse stands still while its rider surveys the ploughed field. It speaks of steady work, of keeping promises and of progress made by routine.',
      reversed: 'Routine has become a rut, or duty a hiding place. It asks for one change small enough to make and large enough to feel.',
    },
  },
  {
    keywords: {
      upright: ['nurture', 'practicality', 'comfort', 'security'],
      reversed: ['self-neglect', 'worry about money', 'smothering'],
    },
    meaning: {
      upright:
        'She holds the coin in her lap as if it were alive, with a rabbit at her feet. It speaks of practical care, a warm house and good sense.',
      reversed:
        'Everyone is looked after except one. It speaks of worry over means, of care that crowds and of a body asking for its share.',
    },
  },
  {
    keywords: {
      upright: ['prosperity', 'stewardship', 'reliability', 'success'],
      reversed: ['greed', 'stubbornness', 'status over substance'],
    },
    meaning: {
      upright:
        'A robe embroidered with grapes, a castle behind, an easy hand on the coin. It speaks of wealth well kept, of steadiness and of generosity from surplus.',
      reversed:
        'Possession has started to own its owner. It points to stubbornness, to worth counted only in coin and to comfort defended past its use.',
    },
  },
]
