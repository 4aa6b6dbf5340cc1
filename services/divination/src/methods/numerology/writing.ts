import type { Fact } from '@sibyl/contracts/http/readings'
import type { Writing } from '../method.ts'
import { numerologyBrief } from './brief.ts'
import { numberNaming } from './named.ts'

const principalIds = (facts: readonly Fact[]): string[] =>
  facts.filter(({ id }) => !/^(?:day-\d+(?:-next)?|echo|leaning)$/.test(id)).map(({ id }) => id)

export const numerologyWriting: Writing = {
  brief: numerologyBrief,
  wordsBeside: [80, 140],
  principal: principalIds,
  // A fact about a name without numbers needs no section.
  sections: (facts) => principalIds(facts).filter((id) => id !== 'name'),
  ...numberNaming,
}
