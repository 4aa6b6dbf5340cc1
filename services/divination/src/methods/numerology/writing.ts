import type { Fact } from '@sibyl/contracts/http/readings'
import { briefs } from '../briefs.data.ts'
import type { Writing } from '../method.ts'
import { numberNaming } from './named.ts'

const principalIds = (facts: readonly Pick<Fact, 'id'>[]): string[] =>
  facts.filter(({ id }) => !/^(?:day-\d+(?:-next)?|echo|leaning|gained|lost)$/.test(id)).map(({ id }) => id)

export const numerologyWriting: Writing = {
  brief: briefs.numerology,
  wordsBeside: [80, 140],
  principal: principalIds,
  // A fact about a name without numbers needs no section; a number of the old name stands in that of the new one.
  sections: (facts) =>
    facts.filter(({ id, data }) => id !== 'name' && data.part !== 'old-name' && principalIds([{ id }]).length > 0).map(({ id }) => id),
  ...numberNaming,
}
