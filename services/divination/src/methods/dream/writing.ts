import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { dreamNaming } from './named.ts'

const leadingIds = (facts: readonly Fact[]): string[] => {
  const symbols = facts.filter(({ data }) => data.kind === 'symbol').map(({ id }) => id)
  return symbols.length > 0 ? symbols : facts.filter(({ data }) => data.kind === 'beginning' || data.kind === 'ending').map(({ id }) => id)
}

export const dreamWriting: Writing = {
  brief: briefs.dream,
  wordsBeside: [150, 270],
  principal: leadingIds,
  sections: leadingIds,
  ...dreamNaming,
}
