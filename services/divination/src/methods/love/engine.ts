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
import { synastryOf } from './synastry/synastry.ts'

const spreadFor = (safe: boolean, premium: boolean): Spread => (safe ? (premium ? loveSpreads.four : loveSpreads.pair) : loveSpreads.safe)

/** With both births the reading is a synastry, else cards and the numbers of the names. @throws AppError invalid_input for an impossible birth */
export const cast: Engine<LoveForm> = (form, { premium, at, chance, concerns }) => {
  const safe = !concerns.includes('abuse')
  const synastry = synastryOf(form, Date.parse(at))
  const situation = situationFacts(form.relationshipContext, premium)
  if (synastry && safe) return { facts: [...synastry.facts, ...situation], images: [synastry.picture] }
  const spread = spreadFor(safe, premium)
  const cards = tarotFacts(drawCards(spread.positions.length, chance), spread)
  const facts: Fact[] = safe ? [...cards, ...numberFacts(form), ...situation] : [safetyFact, ...cards]
  // If the reader is being hurt, the picture does not show the two people together.
  return { facts, images: [safe ? pairImage(facts) : spreadImage(spread.id, spread.name, facts)] }
}
