import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { placementNaming } from './named.ts'

const principals = /^(?:sun|moon|ascendant|phase-[a-z-]+)$/

/** A progressed chart keeps the Ascendant of the birth, which is not its subject. */
const principalIds = (facts: readonly Fact[]): string[] => {
  const progressed = facts.some(({ id }) => id === 'progressions')
  return facts.map(({ id }) => id).filter((id) => principals.test(id) && !(progressed && id === 'ascendant'))
}

export const astrologyWriting: Writing = {
  brief: briefs.astrology,
  wordsBeside: [260, 460],
  principal: principalIds,
  // A week is written day by day and has its own headings.
  sections: (facts) => (facts.some(({ id }) => id === 'week') ? [] : principalIds(facts)),
  ...placementNaming,
}
