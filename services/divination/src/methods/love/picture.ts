import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { cardFacts } from '../tarot/cards/card-facts.ts'
import { cardLabel } from '../tarot/cards/deck.ts'
import { numbers } from './numbers.data.ts'
import { jointNumber } from './numbers.ts'
import { isStage } from './stages.ts'

/** The address of the emblem. It contains the numbers, the stage and the cards, and neither a name nor the reader's words. */
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

const MOST_CARDS = 4

const isNumber = (text: string): boolean => text === '0' || numbers[Number(text)] !== undefined

const cardName = (part: string): string | undefined => {
  const [, id, reversed] = /^c-([a-z]+-(?:\d\d|page|knight|queen|king))(r?)$/.exec(part) ?? []
  return id && cardLabel(id, reversed === 'r')
}

/** Decodes an address such as `p5.t7.s-doubt.c-cups-02` for drawing: numbers (0 for none), stage, cards. Undefined for any other code. */
export const pairAt = (code: string) => {
  const [p = '', t = '', s = '', ...drawn] = code.split('.', MOST_CARDS + 4)
  const yours = /^p(\d{1,2})$/.exec(p)?.[1] ?? ''
  const theirs = /^t(\d{1,2})$/.exec(t)?.[1] ?? ''
  const stage = s.startsWith('s-') ? s.slice(2) : ''
  const cards = drawn.map(cardName).filter((name) => name !== undefined)
  if (!isNumber(yours) || !isNumber(theirs) || !isStage(stage) || cards.length !== drawn.length || cards.length > MOST_CARDS)
    return undefined
  const numbers = { yours: Number(yours), theirs: Number(theirs) }
  const both = numbers.yours > 0 && numbers.theirs > 0
  return { ...numbers, ...(both && { together: jointNumber(numbers.yours, numbers.theirs).number }), stage, cards, seed: code }
}
