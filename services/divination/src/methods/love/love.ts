import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { drawCards } from '../tarot/draw.ts'
import { tarotFacts } from '../tarot/facts.ts'
import { cardFacts } from '../tarot/named.ts'
import { spreadImage } from '../tarot/picture.ts'
import type { Position, Spread } from '../tarot/spreads.data.ts'
import { numberFacts, safetyFact, toldFacts } from './facts.ts'
import { loveNaming } from './named.ts'
import { pairImage } from './pair.ts'

const yours: Position = { id: 'self', name: 'You', as: 'you' }
const between: Position = { id: 'between', name: 'Between you', as: 'what is between you' }
const other: Position = { id: 'other', name: 'The other, as you see them', as: 'the other as you see them' }
const step: Position = { id: 'step', name: 'The next step', as: 'the next step' }
const support: Position = { id: 'support', name: 'What holds you', as: 'what holds you' }

const spreads = {
  pair: { id: 'pair', name: 'Two cards for two', positions: [yours, between] },
  four: { id: 'pair-in-four', name: 'Four cards for two', positions: [yours, other, between, step] },
  safe: { id: 'pair-safe', name: 'Two cards for you', positions: [yours, support] },
} satisfies Record<string, Spread>

const spreadFor = (safe: boolean, premium: boolean): Spread => (safe ? (premium ? spreads.four : spreads.pair) : spreads.safe)

const idsOf = (facts: readonly Fact[], kind: string): string[] => facts.filter(({ data }) => data.kind === kind).map(({ id }) => id)

const sectionIds = (facts: readonly Fact[]): string[] => [...idsOf(facts, 'theme'), ...cardFacts(facts).map(({ id }) => id)]

export const love: Engine<LoveForm> = {
  cast(form, { premium, chance, concerns }) {
    const safe = !concerns.includes('abuse')
    const spread = spreadFor(safe, premium)
    const cards = tarotFacts(drawCards(spread.positions.length, chance), spread)
    const told = toldFacts(form.relationshipContext, premium)
    const facts: Fact[] = safe ? [...cards, ...numberFacts(form), ...told] : [safetyFact, ...cards]
    // Where somebody is hurt, no two are shown joined.
    return { facts, images: [safe ? pairImage(facts) : spreadImage(spread.id, spread.name, facts)] }
  },
  brief: `For every theme among the facts a short section headed "## [label](fact:id)", then for every card, in order, one headed the same
way, the label in the reader’s language; where there are numbers, one section for "numbers-together" or for the one number there is. Speak of the
bond from the reader's side: what they bring, what they see, what they might say or do next. Never say what the other person thinks,
feels, wants or will do. Numbers are themes; give no percentage, score or verdict on the match. Invent no dates of birth, signs or
charts. Urge neither staying nor leaving; where something has ended, never urge reconciliation. Where "safety" is among the facts, open with
it, speak of company and help, offer no compatibility, and nothing that leads back to the one who hurts.`,
  principal: (facts) => [...idsOf(facts, 'safety'), ...sectionIds(facts)],
  sections: sectionIds,
  ...loveNaming,
}
