import type { SuitCard } from './card.ts'

/** Wands, ace to king: will, work, appetite for life. */
export const wands: readonly SuitCard[] = [
  {
    keywords: { upright: ['a spark', 'inspiration', 'potential', 'appetite'], reversed: ['delay', 'lack of drive', 'a false start'] },
    meaning: {
      upright:
        'A cut branch is offered and is already putting out leaves. It speaks of a spark, an appetite to begin and an idea that wants hands.',
      reversed:
        'The spark is damp: keen in talk and slow in deed. It suggests a smaller first step or a better reason before the next attempt.',
    },
  },
  {
    keywords: {
      upright: ['planning', 'a wider view', 'decision', 'ambition'],
      reversed: ['fear of the unknown', 'staying small', 'poor planning'],
    },
    meaning: {
      upright:
        'Someone holds a small globe and looks out past the wall. It speaks of plans, of a first success behind and a wider choice ahead.',
      reversed:
        'The plan stays on the balcony. It points to playing safe, to ambitions trimmed too early or to a journey not yet thought through.',
    },
  },
  {
    keywords: { upright: ['expansion', 'foresight', 'ships under way', 'progress'], reversed: ['delays', 'obstacles', 'frustrated plans'] },
    meaning: {
      upright:
        'The ships are out, and a figure on the cliff watches for their return. It speaks of work already set in motion and of looking far ahead.',
      reversed:
        'The ships are late, or fewer sailed than were meant to. It speaks of delay and of checking what was promised against what was sent.',
    },
  },
  {
    keywords: {
      upright: ['celebration', 'homecoming', 'a milestone', 'stability'],
      reversed: ['tension at home', 'a postponed joy', 'transition'],
    },
    meaning: {
      upright:
        'Four staves carry a garland, and people come out to meet the returning. It speaks of a milestone, a welcome and ground that holds.',
      reversed:
        'The garland is up but the guests are not at ease. It speaks of a celebration put off, or of a home in the middle of changing shape.',
    },
  },
  {
    keywords: {
      upright: ['competition', 'friction', 'debate', 'clashing aims'],
      reversed: ['avoiding conflict', 'a truce', 'inner conflict'],
    },
    meaning: {
      upright:
        'Five staves cross and nobody is quite hurt. It speaks of rivalry, lively disagreement and the muddle that comes before a team finds its rules.',
      reversed: 'The quarrel goes quiet, by truce or by swallowing it. It asks whether peace has been made or only the noise turned down.',
    },
  },
  {
    keywords: {
      upright: ['recognition', 'success', 'confidence', 'public progress'],
      reversed: ['doubt', 'hollow praise', 'a fall from favour'],
    },
    meaning: {
      upright:
        'A rider passes with a wreath, and the street is glad. It speaks of earned recognition, confidence and good news carried through the crowd.',
      reversed:
        'Applause comes late or feels hollow. It asks whose praise is being waited for, and whether the work already knows its own worth.',
    },
  },
  {
    keywords: {
      upright: ['standing ground', 'conviction', 'defence', 'persistence'],
      reversed: ['overwhelm', 'giving way', 'needless defence'],
    },
    meaning: {
      upright:
        'One person on higher ground holds off several from below. It speaks of standing by a position, of conviction tested and of an advantage worth keeping.',
      reversed:
        'The arms are tired, and not every attack was meant as one. It asks which ground is worth holding and which can be handed over.',
    },
  },
  {
    keywords: { upright: ['speed', 'news', 'movement', 'momentum'], reversed: ['delay', 'haste', 'crossed messages'] },
    meaning: {
      upright:
        'Eight staves fly over open country, close to landing. It speaks of news, quick movement and things that were waiting now happening together.',
      reversed: 'Messages cross, trains are missed, and speed makes a poor guide. It favours one clear message over several quick ones.',
    },
  },
  {
    keywords: {
      upright: ['resilience', 'vigilance', 'a last effort', 'boundaries'],
      reversed: ['exhaustion', 'suspicion', 'stubborn defence'],
    },
    meaning: {
      upright:
        'Bandaged and upright, a guard leans on the last stave of a long fence. It speaks of endurance, caution learned the hard way and one more effort.',
      reversed: 'The guard has not slept and sees trouble in every shadow. It suggests that rest may now protect more than watching does.',
    },
  },
  {
    keywords: {
      upright: ['burden', 'responsibility', 'hard work', 'nearing the end'],
      reversed: ['delegation', 'release', 'collapse under load'],
    },
    meaning: {
      upright:
        'Ten staves in one pair of arms, and the town in sight. It speaks of duty, of too much carried by one person and of a load almost delivered.',
      reversed:
        'The bundle is set down, by choice or because it slipped. It speaks of handing work back, of saying no and of walking lighter.',
    },
  },
  {
    keywords: {
      upright: ['enthusiasm', 'exploration', 'a fresh idea', 'good news'],
      reversed: ['false starts', 'impatience', 'lack of direction'],
    },
    meaning: {
      upright:
        'A young messenger studies a sprouting staff as if it might speak. It speaks of eager curiosity, a first attempt and questions asked out loud.',
      reversed:
        'Many beginnings and few second days. It points to impatience, or to a bright idea discouraged before it had a chance to be clumsy.',
    },
  },
  {
    keywords: { upright: ['adventure', 'boldness', 'passion', 'pursuit'], reversed: ['haste', 'anger', 'scattered energy'] },
    meaning: {
      upright:
        'A rider on a rearing horse, already half gone. It speaks of bold pursuit, warmth and the courage to move before everyone agrees.',
      reversed:
        'The horse has bolted, or stands and stamps. It speaks of haste, quick anger and fire that needs a direction more than fuel.',
    },
  },
  {
    keywords: { upright: ['confidence', 'warmth', 'independence', 'vitality'], reversed: ['jealousy', 'self-doubt', 'burnout'] },
    meaning: {
      upright:
        'She sits at ease with a sunflower and a black cat, and the room gathers round her. It speaks of warmth, self-possession and cheerful authority.',
      reversed:
        'The warmth is running on reserves, or compares itself with another’s fire. It asks for rest, for honesty and for a smaller audience.',
    },
  },
  {
    keywords: { upright: ['vision', 'leadership', 'enterprise', 'honour'], reversed: ['impulsiveness', 'high demands', 'domination'] },
    meaning: {
      upright:
        'He leans forward on the throne, ready to get up. It speaks of vision, of leading by example and of turning an idea into a shared undertaking.',
      reversed:
        'The vision is grand and the patience short. It points to demands that outrun people, and to power that would gain from listening.',
    },
  },
]
