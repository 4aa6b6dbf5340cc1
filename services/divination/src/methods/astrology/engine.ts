import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { brief } from './brief.ts'
import { placementNaming } from './named.ts'

const principals = /^(?:sun|moon|ascendant|phase-[a-z-]+)$/

const principalIds = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id).filter((id) => principals.test(id))

export const astrology: Engine<AstrologyForm> = {
  // Loaded with the first form: a generator writes from a chart and never computes one.
  cast: async (form, occasion) => (await import('./cast.ts')).cast(form, occasion),
  brief,
  wordsBeside: [260, 460],
  principal: principalIds,
  // A week is written day by day and has its own headings.
  sections: (facts) => (facts.some(({ id }) => id === 'week') ? [] : principalIds(facts)),
  ...placementNaming,
}
