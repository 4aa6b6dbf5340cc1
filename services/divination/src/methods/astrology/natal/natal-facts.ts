import type { Fact } from '@sibyl/contracts/http/readings'
import { aspectFact } from './aspect-fact.ts'
import { balanceFacts, phaseFact } from './balance-facts.ts'
import type { Birth } from './birth.ts'
import { placeFact, timeFact } from './birth-facts.ts'
import { bodyFact } from './body-facts.ts'
import { detailedFacts } from './detailed-facts.ts'
import { angleFacts, houseFacts } from './house-facts.ts'
import type { NatalChart } from './natal-chart.ts'

/** The facts of a birth chart, bodies first; a premium reader's chart also has dignities, rulers and the Part of Fortune. */
export const natalFacts = (chart: NatalChart, birth: Birth, premium: boolean): Fact[] => [
  ...chart.bodies.map((body) => bodyFact(body, birth, premium)),
  ...(chart.sky ? [...angleFacts(chart.sky), ...houseFacts(chart, chart.sky, premium)] : []),
  ...chart.aspects.map((aspect) => aspectFact(aspect, chart.sky !== undefined)),
  ...balanceFacts(chart),
  phaseFact(chart),
  ...(premium && chart.sky ? detailedFacts(chart, chart.sky) : []),
  timeFact(birth),
  placeFact(birth, chart.sky?.system),
]
