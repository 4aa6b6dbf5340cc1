import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { hexagramNaming } from './named.ts'

const leadingIds = (facts: readonly Fact[]): string[] =>
  facts.filter(({ id, data }) => id === 'primary' || id === 'relating' || data.leads === true).map(({ id }) => id)

export const ichingWriting: Writing = {
  brief: briefs.iching,
  wordsBeside: [80, 140],
  principal: leadingIds,
  sections: leadingIds,
  ...hexagramNaming,
}
