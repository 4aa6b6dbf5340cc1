import type { LoveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { drawCards } from '../tarot/draw.ts'
import { tarotFacts } from '../tarot/facts.ts'
import { spreadImage } from '../tarot/picture.ts'
import type { Spread } from '../tarot/spreads.data.ts'
import { numberFacts, safetyFact, situationFacts } from './facts.ts'
import { pairImage } from './picture.ts'
import { loveSpreads } from './spreads.ts'

const spreadFor = (safe: boolean, premium: boolean): Spread => (safe ? (premium ? loveSpreads.four : loveSpreads.pair) : loveSpreads.safe)

export const cast: Engine<LoveForm> = (form, { premium, chance, concerns }) => {
  const safe = !concerns.includes('abuse')
  const spread = spreadFor(safe, premium)
  const cards = tarotFacts(drawCards(spread.positions.length, chance), spread)
  const situation = situationFacts(form.relationshipContext, premium)
  const facts: Fact[] = safe ? [...cards, ...numberFacts(form), ...situation] : [safetyFact, ...cards]
  // If the reader is being hurt, the picture does not show the two people together.
  return { facts, images: [safe ? pairImage(facts) : spreadImage(spread.id, spread.name, facts)] }
}
