import type { Card } from './card.ts'

/** The twenty-two major arcana, the Fool to the World; Strength is VIII and Justice XI. */
export const majors: readonly Card[] = [
  {
    id: 'major-00',
    name: 'The Fool',
    arcana: 'major',
    number: 0,
    keywords: {
      upright: ['beginning', 'trust', 'spontaneity', 'openness'],
      reversed: ['recklessness', 'hesitation', 'naivety', 'a false start'],
    },
    meaning: {
      upright:
        'A beginning made on trust, with little luggage and no guarantee. It favours curiosity over preparation and accepts that the path is learned by walking it.',
      reversed:
        'The leap is either refused out of worry or taken with closed eyes. It asks where carelessness ends and where an honest readiness to begin might start.',
    },
  },
  {
    id: 'major-01',
    name: 'The Magician',
    arcana: 'major',
    number: 1,
    keywords: {
      upright: ['skill', 'will', 'focus', 'resourcefulness'],
      reversed: ['scattered effort', 'trickery', 'unused talent', 'bluff'],
    },
    meaning: {
      upright:
        'Everything needed is already on the table, and attention makes it useful. It speaks of skill, clear intention and the moment an idea is given a form.',
      reversed:
        'Ability without direction, or cleverness used to impress rather than to make. The tools are still at hand, but the aim wants to be named honestly first.',
    },
  },
  {
    id: 'major-02',
    name: 'The High Priestess',
    arcana: 'major',
    number: 2,
    keywords: {
      upright: ['intuition', 'silence', 'inner knowledge', 'mystery'],
      reversed: ['ignored instinct', 'secrets', 'noise', 'withdrawal'],
    },
    meaning: {
      upright:
        'Knowledge that has not yet become words, kept behind a thin curtain. It favours listening, patience and the quiet sense that comes before the reasons do.',
      reversed:
        'A quiet inner voice talked over, or a silence kept so long that it hides more than it protects. It invites a return to what was sensed at first.',
    },
  },
  {
    id: 'major-03',
    name: 'The Empress',
    arcana: 'major',
    number: 3,
    keywords: {
      upright: ['abundance', 'care', 'growth', 'the senses'],
      reversed: ['depletion', 'smothering', 'a creative block', 'neglect of self'],
    },
    meaning: {
      upright:
        'Growth that comes from warmth, good soil and time rather than from pressure. It speaks of care, pleasure in the body and whatever thrives because it is tended.',
      reversed:
        'Care given until the well is low, or held so tightly that nothing has room to grow. Fertile ground is resting and wants tending before it gives again.',
    },
  },
  {
    id: 'major-04',
    name: 'The Emperor',
    arcana: 'major',
    number: 4,
    keywords: {
      upright: ['structure', 'authority', 'stability', 'boundaries'],
      reversed: ['rigidity', 'control', 'weak limits', 'domination'],
    },
    meaning: {
      upright:
        'Order built on purpose: rules that hold, limits that protect, a person who stands by what was said. It favours clear responsibility and a plan that can bear weight.',
      reversed:
        'Order that has turned into control, or a structure so loose that no one can lean on it. It asks which rule still serves and which only defends itself.',
    },
  },
  {
    id: 'major-05',
    name: 'The Hierophant',
    arcana: 'major',
    number: 5,
    keywords: {
      upright: ['tradition', 'teaching', 'belonging', 'shared values'],
      reversed: ['dissent', 'dogma', 'an own path', 'empty form'],
    },
    meaning: {
      upright:
        'Wisdom handed on by those who walked the way before: a teacher, a custom, a shared form. It points to learning within a tradition and to what a community keeps.',
      reversed:
        'A rule followed after its reason has gone, or a break with custom that is still looking for its own ground. Conscience and convention want to be told apart.',
    },
  },
  {
    id: 'major-06',
    name: 'The Lovers',
    arcana: 'major',
    number: 6,
    keywords: { upright: ['union', 'choice', 'values', 'honesty'], reversed: ['disharmony', 'avoidance', 'divided heart', 'imbalance'] },
    meaning: {
      upright:
        'A meeting in the open, and a choice that shows what a person values. It speaks of attraction, candour and the agreement between what is felt and what is done.',
      reversed:
        'Two wishes pull apart, within one person or between two. A choice is being avoided or made for someone else’s reasons, and the values behind it want another look.',
    },
  },
  {
    id: 'major-07',
    name: 'The Chariot',
    arcana: 'major',
    number: 7,
    keywords: {
      upright: ['direction', 'drive', 'self-command', 'progress'],
      reversed: ['loss of direction', 'force', 'stalling', 'opposed aims'],
    },
    meaning: {
      upright:
        'Opposite forces held to one road by a steady hand. It speaks of resolve, momentum and the kind of victory that comes from steering rather than from pushing.',
      reversed:
        'Plenty of force and no agreed direction, so that the wheels dig in. It suggests a pause to settle where the journey is meant to go before more speed.',
    },
  },
  {
    id: 'major-08',
    name: 'Strength',
    arcana: 'major',
    number: 8,
    keywords: { upright: ['courage', 'gentleness', 'patience', 'composure'], reversed: ['self-doubt', 'temper', 'depletion', 'forcing'] },
    meaning: {
      upright:
        'Courage with an open hand: something fierce is met calmly and becomes an ally. It favours patience, warmth and the quiet power of not needing to prove anything.',
      reversed:
        'Confidence has thinned, or an old temper is doing the talking. What is wild within wants neither a cage nor free rein, only a kinder and steadier hand.',
    },
  },
  {
    id: 'major-09',
    name: 'The Hermit',
    arcana: 'major',
    number: 9,
    keywords: {
      upright: ['solitude', 'reflection', 'guidance', 'discernment'],
      reversed: ['isolation', 'avoidance', 'a return to others', 'rumination'],
    },
    meaning: {
      upright:
        'A step back from the noise to see by one’s own lamp. It speaks of patience, discernment and guidance that lights the next few paces and claims no more.',
      reversed:
        'Solitude that has outlasted its use, or reflection that goes round in rings. It may be time to come down the hill and let another voice in.',
    },
  },
  {
    id: 'major-10',
    name: 'Wheel of Fortune',
    arcana: 'major',
    number: 10,
    keywords: { upright: ['change', 'cycles', 'a turning point', 'chance'], reversed: ['resistance', 'a setback', 'repetition', 'delay'] },
    meaning: {
      upright:
        'The season turns, as it does for everyone, and conditions shift without asking leave. It speaks of timing, of luck taken lightly and of staying near the hub.',
      reversed:
        'A pattern comes round again, or a change is being held off by force. What repeats may be asking to be understood before it can move on.',
    },
  },
  {
    id: 'major-11',
    name: 'Justice',
    arcana: 'major',
    number: 11,
    keywords: { upright: ['fairness', 'truth', 'accountability', 'balance'], reversed: ['bias', 'evasion', 'unfairness', 'self-blame'] },
    meaning: {
      upright:
        'The facts are laid out and weighed by an even hand. It speaks of honesty, of consequences accepted and of decisions that can be explained without a change of story.',
      reversed:
        'The scales are tilted, by an excuse, a grudge or too harsh a view of oneself. It asks for the part of the account that has been left out.',
    },
  },
  {
    id: 'major-12',
    name: 'The Hanged Man',
    arcana: 'major',
    number: 12,
    keywords: {
      upright: ['a pause', 'surrender', 'a new view', 'patience'],
      reversed: ['stalling', 'needless sacrifice', 'restlessness', 'resistance'],
    },
    meaning: {
      upright:
        'A willing pause in which the familiar is seen from the other side. It speaks of letting go, of waiting with purpose and of insight that arrives while nothing moves.',
      reversed:
        'Waiting without knowing what for, or giving something up that nobody asked for. The pause has taught what it could, and the foot may be ready to come free.',
    },
  },
  {
    id: 'major-13',
    name: 'Death',
    arcana: 'major',
    number: 13,
    keywords: {
      upright: ['an ending', 'transition', 'release', 'renewal'],
      reversed: ['clinging', 'slow change', 'stagnation', 'fear of endings'],
    },
    meaning: {
      upright:
        'A chapter closes so that another can be written. It speaks of change that cannot be undone, of letting go cleanly and of the plain relief on the far side.',
      reversed:
        'Something finished is still being carried, and the change drags because of it. The ending asks for less struggle and a little more ceremony.',
    },
  },
  {
    id: 'major-14',
    name: 'Temperance',
    arcana: 'major',
    number: 14,
    keywords: { upright: ['balance', 'moderation', 'blending', 'patience'], reversed: ['excess', 'haste', 'imbalance', 'discord'] },
    meaning: {
      upright:
        'Two unlike things poured together until they become a third. It speaks of measure, patience and the skill of finding how much of each is enough.',
      reversed:
        'The mixture is off: too much of one thing, too little rest, a pace that cannot hold. Small adjustments would do more than a grand correction.',
    },
  },
  {
    id: 'major-15',
    name: 'The Devil',
    arcana: 'major',
    number: 15,
    keywords: {
      upright: ['attachment', 'temptation', 'habit', 'a bargain'],
      reversed: ['release', 'insight', 'breaking a habit', 'reclaimed power'],
    },
    meaning: {
      upright:
        'A bond that is looser than it feels: a habit, a bargain, an appetite that has begun to give orders. It asks what the comfort costs and who holds the chain.',
      reversed:
        'The chain is seen for what it is and slips over the head. It speaks of a habit losing its charm and of power quietly taken back.',
    },
  },
  {
    id: 'major-16',
    name: 'The Tower',
    arcana: 'major',
    number: 16,
    keywords: {
      upright: ['upheaval', 'revelation', 'sudden change', 'clearing'],
      reversed: ['averted crisis', 'delay', 'inner upheaval', 'resistance'],
    },
    meaning: {
      upright:
        'A structure built on a false assumption gives way, and the view is suddenly wide. It speaks of shock, of truth arriving fast and of ground cleared for something sounder.',
      reversed:
        'The tremor is felt before the fall, or the change happens inside while the walls stand. What is cracked can still be taken down by hand.',
    },
  },
  {
    id: 'major-17',
    name: 'The Star',
    arcana: 'major',
    number: 17,
    keywords: {
      upright: ['hope', 'renewal', 'calm', 'generosity'],
      reversed: ['discouragement', 'dimmed faith', 'disconnection', 'self-doubt'],
    },
    meaning: {
      upright:
        'Clear water and a clear night after a hard stretch. It speaks of hope without hurry, of healing in the open and of giving freely because the source is not low.',
      reversed:
        'Hope has gone faint, or is being measured against a distant ideal. The light is where it was; the sky only needs a darker corner to be seen from.',
    },
  },
  {
    id: 'major-18',
    name: 'The Moon',
    arcana: 'major',
    number: 18,
    keywords: {
      upright: ['uncertainty', 'dreams', 'illusion', 'instinct'],
      reversed: ['clearing confusion', 'released fear', 'deception revealed', 'insight'],
    },
    meaning: {
      upright:
        'A path seen by borrowed light, where shapes change as one comes near. It speaks of dreams, worries and instinct, and advises slow steps over firm conclusions.',
      reversed:
        'The mist begins to lift, and what looked alarming shows its true size. A misunderstanding or an old worry can now be told from the facts.',
    },
  },
  {
    id: 'major-19',
    name: 'The Sun',
    arcana: 'major',
    number: 19,
    keywords: { upright: ['joy', 'clarity', 'vitality', 'success'], reversed: ['clouded joy', 'overconfidence', 'delay', 'forced cheer'] },
    meaning: {
      upright:
        'Daylight on everything, and nothing to hide from it. It speaks of warmth, plain success and the ease of being seen as one is.',
      reversed:
        'The warmth is real but veiled, by tiredness, by show or by expecting too much of one bright day. Simple pleasures would bring it nearer than grand ones.',
    },
  },
  {
    id: 'major-20',
    name: 'Judgement',
    arcana: 'major',
    number: 20,
    keywords: {
      upright: ['awakening', 'reckoning', 'a calling', 'absolution'],
      reversed: ['self-criticism', 'avoidance', 'a call unheard', 'regret'],
    },
    meaning: {
      upright:
        'A call is heard, and the past is gathered up and answered for. It speaks of honest review, of forgiveness and of rising to a larger version of one’s life.',
      reversed:
        'The call is heard but put off, or the review has turned into a trial without end. It asks for an honest account that also knows how to acquit.',
    },
  },
  {
    id: 'major-21',
    name: 'The World',
    arcana: 'major',
    number: 21,
    keywords: {
      upright: ['completion', 'wholeness', 'achievement', 'belonging'],
      reversed: ['loose ends', 'delay', 'an unfinished circle', 'seeking closure'],
    },
    meaning: {
      upright:
        'A circle closes, and the parts are seen to belong together. It speaks of work brought to its end, of belonging and of the short dance before the next beginning.',
      reversed:
        'Nearly finished, with one thread still hanging. It speaks of closure put off and of the small last task that would let the whole be called done.',
    },
  },
]
