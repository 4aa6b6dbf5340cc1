import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { cardFacts } from '../tarot/named.ts'

/** Where the emblem of the two is served. The address holds numbers, the stage and the cards; no name and none of the reader's words. */
export const pairImage = (facts: readonly Fact[]): Picture => {
  const numberOf = (id: string) => facts.find((fact) => fact.id === id)?.data.number ?? 0
  const stage = facts.find(({ id }) => id === 'stage')
  const cards = cardFacts(facts)
  const code = [
    `p${numberOf('your-number')}`,
    `t${numberOf('partner-number')}`,
    `s-${stage?.data.stage ?? 'open'}`,
    ...cards.map(({ data }) => `c-${String(data.card)}${data.reversed ? 'r' : ''}`),
  ]
  const together = facts.find(({ id }) => id === 'numbers-together')
  return {
    src: `/api/divination/pictures/pair/${code.join('.')}.svg`,
    alt: `Two stars side by side. ${[together?.label, stage?.label, ...cards.map(({ label }) => label)].filter(Boolean).join('; ')}.`,
  }
}
