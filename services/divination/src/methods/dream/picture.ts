import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'

const MOST_STARS = 9

const starred = (facts: readonly Fact[]): Fact[] => {
  const figures = facts.filter(({ data }) => data.kind === 'symbol' || data.kind === 'person' || data.kind === 'setting')
  const stars = figures.slice(0, MOST_STARS)
  return stars.length > 0 ? stars : facts.filter(({ data }) => data.kind === 'beginning' || data.kind === 'ending')
}

const startOf = ({ data }: Fact): number => (Array.isArray(data.span) && typeof data.span[0] === 'number' ? data.span[0] : 0)

/** Where the dream's constellation is served. The address holds the keys of its symbols and their weights, and none of the reader's words. */
export const constellationImage = (facts: readonly Fact[]): Picture => {
  const stars = starred(facts).sort((a, b) => startOf(a) - startOf(b))
  const code = stars.map(({ data }) => `${String(data.key)}${typeof data.weight === 'number' ? data.weight : 1}`).join('.')
  return {
    src: `/api/divination/pictures/constellation/${code}.svg`,
    alt: `The dream as a constellation: ${stars.map(({ label }) => label).join('; ')}.`,
  }
}
