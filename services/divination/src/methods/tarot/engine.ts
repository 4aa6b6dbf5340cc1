import type { TarotForm } from '@sibyl/contracts/http/reading-forms-tarot'
import type { Engine } from '../method.ts'
import { drawCards } from './draw.ts'
import { tarotFacts } from './facts.ts'
import { leanFact, YES_OR_NO } from './lean.ts'
import { ownCards, ownDeckFact } from './own-cards.ts'
import { spreadImage } from './picture.ts'
import { spreadFor } from './spreads.ts'

export const cast: Engine<TarotForm> = (form, { premium, date, chance, picks }) => {
  const spread = spreadFor(form, premium, date)
  const count = spread.positions.length
  const taken = form.ownCards ? 'own' : { picks, uprightOnly: form.uprightOnly }
  const drawn = form.ownCards ? ownCards(form, count) : drawCards(count, chance, { picks, uprightOnly: form.uprightOnly })
  const facts = [
    ...tarotFacts(drawn, spread, taken),
    ...(spread.id === YES_OR_NO ? leanFact(drawn) : []),
    ...(form.ownCards ? [ownDeckFact] : []),
  ]
  return { facts, images: [spreadImage(spread.id, spread.name, facts)], timeframe: form.timeframe }
}
