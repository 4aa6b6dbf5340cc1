import type { Element, Mode } from '../chart/signs.ts'

export const elementMeanings: Readonly<Record<Element, string>> = {
  fire: 'Fire is will and warmth.',
  earth: 'Earth is body, work and what lasts.',
  air: 'Air is thought, talk and company.',
  water: 'Water is feeling and memory.',
}

export const modeMeanings: Readonly<Record<Mode, string>> = {
  cardinal: 'Cardinal signs begin.',
  fixed: 'Fixed signs hold on.',
  mutable: 'Mutable signs adapt.',
}

/** The eight phases from new to balsamic: each 45 degrees of the Moon's lead on the Sun. */
export const birthPhases: readonly { name: string; id: string; meaning: string }[] = [
  { id: 'new', name: 'New Moon', meaning: 'Those born at it begin by instinct and find out on the way what they have begun.' },
  {
    id: 'crescent',
    name: 'Crescent Moon',
    meaning: 'Those born under it push a young idea through the resistance of what was there before.',
  },
  {
    id: 'first-quarter',
    name: 'First quarter Moon',
    meaning: 'Those born under it live by decisions, and build most where something stands in the way.',
  },
  {
    id: 'gibbous',
    name: 'Gibbous Moon',
    meaning: 'Those born under it improve and prepare, always a little short of what they see before them.',
  },
  { id: 'full', name: 'Full Moon', meaning: 'Those born at it see themselves in others, and look for what joins two halves.' },
  {
    id: 'disseminating',
    name: 'Disseminating Moon',
    meaning: 'Those born under it pass on what they have learnt, by teaching, telling and example.',
  },
  {
    id: 'last-quarter',
    name: 'Last quarter Moon',
    meaning: 'Those born under it turn away from worn forms and take responsibility for the next ones.',
  },
  {
    id: 'balsamic',
    name: 'Balsamic Moon',
    meaning: 'Those born under it carry something to its end, with a feeling for what comes after.',
  },
]
