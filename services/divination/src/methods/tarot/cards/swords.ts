import type { SuitCard } from './card.ts'

/** Swords, ace to king: thought, speech, conflict, truth. */
export const swords: readonly SuitCard[] = [
  {
    keywords: { upright: ['clarity', 'truth', 'breakthrough', 'a new idea'], reversed: ['confusion', 'harsh words', 'clouded thinking'] },
    meaning: {
      upright:
        'One clean blade comes out of the cloud with a crown on its point. It speaks of clear thought, plain words and a truth that cuts through.',
      reversed:
        'The edge is turned the wrong way, or the thought is not yet sharp. It asks for fewer arguments and one sentence that is simply true.',
    },
  },
  {
    keywords: {
      upright: ['stalemate', 'a hard choice', 'truce', 'withheld decision'],
      reversed: ['indecision lifting', 'information overload', 'a truth revealed'],
    },
    meaning: {
      upright:
        'Blindfolded, with two swords crossed, a figure keeps the balance by not looking. It speaks of a truce, a postponed decision and calm that costs effort.',
      reversed:
        'The blindfold slips, and the balance goes with it. It speaks of a stalemate ending, of too much information or of a truth no longer avoidable.',
    },
  },
  {
    keywords: { upright: ['heartbreak', 'sorrow', 'painful truth', 'grief'], reversed: ['recovery', 'forgiveness', 'lingering hurt'] },
    meaning: {
      upright:
        'Three blades meet in one heart while the rain comes down. It speaks of hurt that is real and has a reason, and of a truth once heard.',
      reversed:
        'The blades are coming out, slowly and in order. It speaks of healing, of forgiving at one’s own pace and of rain that is thinning.',
    },
  },
  {
    keywords: { upright: ['rest', 'recuperation', 'retreat', 'stillness'], reversed: ['restlessness', 'burnout', 'a return to activity'] },
    meaning: {
      upright:
        'A knight lies in stone stillness under a coloured window. It speaks of rest that is earned and useful, of retreat and of thoughts laid down for a while.',
      reversed: 'Rest is refused, or has gone on long enough. It asks whether the body wants a pause or the mind is ready to get up.',
    },
  },
  {
    keywords: {
      upright: ['conflict', 'a hollow victory', 'self-interest', 'loss of trust'],
      reversed: ['reconciling', 'regret', 'an end to quarrelling'],
    },
    meaning: {
      upright:
        'One person gathers the swords while two walk away. It speaks of winning an argument and losing the company, and of pride counting the wrong things.',
      reversed:
        'The quarrel has lost its taste. It speaks of regret, of making amends where that is safe and wanted, and of battles no longer worth fighting.',
    },
  },
  {
    keywords: {
      upright: ['transition', 'passage', 'moving on', 'calmer water'],
      reversed: ['unfinished business', 'resistance', 'a delayed crossing'],
    },
    meaning: {
      upright:
        'A boat carries passengers and their swords to a quieter shore. It speaks of leaving trouble, of a quiet passage and of taking one’s thoughts along.',
      reversed:
        'The boat is untied but has not left. It points to baggage that keeps it in harbour, or to a return to waters already known.',
    },
  },
  {
    keywords: { upright: ['strategy', 'stealth', 'evasion', 'a partial truth'], reversed: ['confession', 'conscience', 'a plan exposed'] },
    meaning: {
      upright:
        'Someone tiptoes from the camp with more swords than can be carried well. It speaks of cunning, of going alone and of what is left unsaid.',
      reversed:
        'The clever way turns out longer than the honest one. It speaks of owning up, of returning something and of plans that can bear daylight.',
    },
  },
  {
    keywords: {
      upright: ['restriction', 'self-doubt', 'feeling trapped', 'limits of thought'],
      reversed: ['release', 'clearer sight', 'a self-made limit'],
    },
    meaning: {
      upright:
        'Bound and blindfolded among blades that do not close the way. It speaks of limits made partly of thought, and of a freedom of movement not yet tried.',
      reversed:
        'The binding loosens and the gap between the blades is seen. It speaks of release, clearer sight and a limit that was partly self-made.',
    },
  },
  {
    keywords: {
      upright: ['worry', 'sleeplessness', 'guilt', 'dark thoughts'],
      reversed: ['hope returning', 'shared worry', 'perspective'],
    },
    meaning: {
      upright:
        'Someone sits up in bed with nine swords on the wall behind. It speaks of worry that grows at night, larger in the dark than in the morning.',
      reversed:
        'The lamp is lit and the worry is told to someone. It speaks of perspective, of guilt eased and of mornings that keep their size.',
    },
  },
  {
    keywords: {
      upright: ['a painful ending', 'exhaustion', 'rock bottom', 'finality'],
      reversed: ['recovery', 'the worst is past', 'resisting an end'],
    },
    meaning: {
      upright:
        'The struggle is plainly over, and behind the fallen figure the sky is turning yellow. It speaks of an ending past arguing with, and of the dawn after it.',
      reversed:
        'The worst is behind, and the first movements are careful. It speaks of getting up slowly and of a story that no longer needs retelling.',
    },
  },
  {
    keywords: { upright: ['curiosity', 'vigilance', 'keen mind', 'questions'], reversed: ['gossip', 'haste in speech', 'cynicism'] },
    meaning: {
      upright:
        'On a windy hill a young page turns with the sword raised, alert to everything. It speaks of sharp questions, learning and watching the weather.',
      reversed: 'Words outrun knowledge, or wit is used to keep others off. It suggests a question where there was going to be a remark.',
    },
  },
  {
    keywords: {
      upright: ['ambition', 'directness', 'swift action', 'assertiveness'],
      reversed: ['aggression', 'impatience', 'a reckless charge'],
    },
    meaning: {
      upright:
        'A rider at full gallop, straight into the wind. It speaks of directness, quick decisions and an idea pursued with little patience for detours.',
      reversed:
        'The charge is fast and the target unclear. It points to blunt words, needless hurry and the gain to be had from reining in.',
    },
  },
  {
    keywords: {
      upright: ['independence', 'honesty', 'discernment', 'clear boundaries'],
      reversed: ['coldness', 'bitterness', 'harsh criticism'],
    },
    meaning: {
      upright:
        'Her sword is upright and her hand is open. It speaks of clear sight earned by experience, honest speech and limits stated without anger.',
      reversed:
        'Clarity has cooled into distance. It speaks of old hurt doing the talking, and of criticism that would be truer if it were kinder.',
    },
  },
  {
    keywords: {
      upright: ['intellect', 'authority', 'fairness', 'principle'],
      reversed: ['misuse of power', 'rigidity', 'cold logic'],
    },
    meaning: {
      upright:
        'He faces forward, with the sword slightly tilted, ready to hear the case. It speaks of reason, principle and decisions that can be defended.',
      reversed:
        'The argument is flawless and the people are missing from it. It points to cleverness used as power, or to rules applied without hearing.',
    },
  },
]
