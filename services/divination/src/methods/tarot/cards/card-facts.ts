import type { Fact } from '@sibyl/contracts/http/readings'

/** The facts that are drawn cards. */
export const cardFacts = (facts: readonly Fact[]): Fact[] => facts.filter(({ data }) => typeof data.card === 'string')
