import type { Fact } from '@sibyl/contracts/http/readings'

/** Whether a love reading rests on two charts. */
export const isSynastry = (facts: readonly Fact[]): boolean => facts.some(({ id }) => id === 'contacts')

/** The strongest aspects of two charts, which head sections. */
export const strongestIn = (facts: readonly Fact[]): string[] => facts.filter(({ data }) => data.rank !== undefined).map(({ id }) => id)
