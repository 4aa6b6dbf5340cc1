import type { SuitCard } from './card.ts'

/** Cups, ace to king: feeling, bonds, imagination. */
export const cups: readonly SuitCard[] = [
  {
    keywords: {
      upright: ['new feeling', 'openness', 'compassion', 'inspiration'],
      reversed: ['held-back feeling', 'emptiness', 'blocked affection'],
    },
    meaning: {
      upright:
        'A feeling begins and runs over the rim before anyone has named it. It speaks of affection, tenderness and imagination freely offered.',
      reversed:
        'The cup is full but kept covered, or it has been poured out for others. It asks what would let the feeling move again, starting with oneself.',
    },
  },
  {
    keywords: {
      upright: ['mutual affection', 'partnership', 'exchange', 'trust'],
      reversed: ['misunderstanding', 'imbalance', 'a cooled bond'],
    },
    meaning: {
      upright:
        'Two people meet at eye level and offer the same thing. It speaks of mutual regard, a promise between equals and the ease of being met.',
      reversed:
        'One cup is held higher than the other. It points to a misunderstanding, an uneven exchange or a bond that wants plain talk before warmth returns.',
    },
  },
  {
    keywords: { upright: ['friendship', 'celebration', 'community', 'shared joy'], reversed: ['excess', 'gossip', 'feeling left out'] },
    meaning: {
      upright:
        'Friends raise their cups over something done together. It speaks of good company, of gladness that grows by being shared and of people worth thanking.',
      reversed:
        'The party runs too long, or goes on without you. It points to gossip, surface cheer or the wish for fewer and truer friends.',
    },
  },
  {
    keywords: {
      upright: ['apathy', 'contemplation', 'discontent', 'a missed offer'],
      reversed: ['renewed interest', 'acceptance', 'awareness'],
    },
    meaning: {
      upright:
        'What is on offer no longer appeals, and a new cup goes unseen. It speaks of weariness, of turning inward and of wanting something not yet named.',
      reversed:
        'The eyes lift, and the offered cup is noticed at last. It speaks of appetite coming back after a dull stretch and of a yes that feels fresh.',
    },
  },
  {
    keywords: { upright: ['grief', 'regret', 'disappointment', 'what remains'], reversed: ['recovery', 'acceptance', 'forgiveness'] },
    meaning: {
      upright:
        'Three cups lie spilled and two still stand behind the mourner’s back. It honours a real loss and notes, without hurrying anyone, that not everything was lost.',
      reversed:
        'The mourner turns and sees what is still upright. It speaks of slow recovery, of forgiving and of crossing the bridge at one’s own pace.',
    },
  },
  {
    keywords: {
      upright: ['memory', 'kindness', 'innocence', 'homecoming'],
      reversed: ['stuck in the past', 'idealised memory', 'moving on'],
    },
    meaning: {
      upright:
        'Something sweet is handed over without being counted, as children do. It speaks of memory, simple kindness and the good that the past still sends.',
      reversed:
        'The past is being visited too often, or remembered as kinder than it was. It suggests taking the one thing that still nourishes and coming back.',
    },
  },
  {
    keywords: { upright: ['options', 'fantasy', 'wishful thinking', 'imagination'], reversed: ['clarity', 'a decision', 'sobriety'] },
    meaning: {
      upright:
        'Seven visions float in the clouds, each lovely from a distance. It speaks of imagination, of too many options and of the need to touch one.',
      reversed:
        'The clouds thin, and one wish turns out to have a floor under it. It speaks of sobering up, of priorities and of choosing with open eyes.',
    },
  },
  {
    keywords: {
      upright: ['walking away', 'seeking meaning', 'departure', 'quiet resolve'],
      reversed: ['fear of leaving', 'drifting', 'a return'],
    },
    meaning: {
      upright:
        'Cups carefully stacked are left behind for a path into the hills. It speaks of leaving what is good enough in search of what matters.',
      reversed:
        'One foot is on the path and one beside the cups. It speaks of hesitating to leave, of leaving from habit or of coming back with clearer eyes.',
    },
  },
  {
    keywords: {
      upright: ['contentment', 'a wish granted', 'pleasure', 'gratitude'],
      reversed: ['complacency', 'unmet wishes', 'overindulgence'],
    },
    meaning: {
      upright:
        'A comfortable host sits before a full shelf and has reason to be pleased. It speaks of satisfaction, small luxuries and a wish that has come near.',
      reversed: 'The shelf is full and the pleasure has gone thin. It asks whether the wish was truly one’s own, and what would be enough.',
    },
  },
  {
    keywords: {
      upright: ['harmony', 'family', 'belonging', 'lasting joy'],
      reversed: ['strained harmony', 'broken ideal', 'disconnection'],
    },
    meaning: {
      upright:
        'A rainbow stands over an ordinary house, and the people below look up together. It speaks of belonging, shared happiness and peace that lasts past the moment.',
      reversed:
        'The picture of happiness and the house itself do not quite match. It invites honesty about what is strained, and care for the bond behind the picture.',
    },
  },
  {
    keywords: {
      upright: ['curiosity', 'a tender message', 'imagination', 'surprise'],
      reversed: ['immaturity', 'moodiness', 'blocked creativity'],
    },
    meaning: {
      upright:
        'A fish looks out of the cup, and the young page takes it quite seriously. It speaks of tender news, play and ideas that arrive from nowhere sensible.',
      reversed:
        'Feelings run ahead of sense, or a playful side has been told to hush. It suggests taking the mood seriously without letting it steer.',
    },
  },
  {
    keywords: { upright: ['romance', 'an invitation', 'idealism', 'charm'], reversed: ['moodiness', 'empty promises', 'disillusion'] },
    meaning: {
      upright:
        'A rider comes slowly, holding out a cup as if it might spill. It speaks of an invitation, of courtship and of following what moves the heart.',
      reversed:
        'The gesture is lovely and the follow-through uncertain. It asks for the difference between a charming mood and an offer that will still stand on Tuesday.',
    },
  },
  {
    keywords: {
      upright: ['empathy', 'tenderness', 'intuition', 'calm'],
      reversed: ['overgiving', 'porous boundaries', 'emotional overwhelm'],
    },
    meaning: {
      upright:
        'She looks into a closed cup and knows what it holds. It speaks of empathy, a feeling mind and care that listens before it helps.',
      reversed:
        'Everyone’s feelings have flowed into one vessel. It speaks of care without edges, and of the quiet needed to tell one’s own mood from the room’s.',
    },
  },
  {
    keywords: {
      upright: ['emotional balance', 'diplomacy', 'kindness', 'composure'],
      reversed: ['moodiness', 'suppression', 'manipulation'],
    },
    meaning: {
      upright:
        'A throne rides on moving water and its king stays dry. It speaks of feeling deeply without being swept along, of tact and steady kindness.',
      reversed: 'The calm surface is held down by force, or feelings are used to steer others. It asks for honesty below the composure.',
    },
  },
]
