import type { Fact } from '@sibyl/contracts/http/readings'
import { aspectFact } from './natal/aspect-fact.ts'
import { balanceFacts, phaseFact } from './natal/balance-facts.ts'
import type { Birth } from './natal/birth.ts'
import { clockCaveatFacts, placeFact, timeFact } from './natal/birth-facts.ts'
import { bodyFact } from './natal/body-facts.ts'
import { detailedFacts } from './natal/detailed-facts.ts'
import { angleFacts, houseFacts } from './natal/house-facts.ts'
import type { NatalChart } from './natal/natal-chart.ts'
import type { Week } from './week/week.ts'
import type { WeekDetail } from './week/week-detail.ts'
import { eventFact, moonDayFact, rulerFact, sunFact, toNatalFact, weekFact } from './week/week-facts.ts'

/** The facts of a birth chart, bodies first; a premium reader's chart also has dignities, rulers and the Part of Fortune. */
export const natalFacts = (chart: NatalChart, birth: Birth, premium: boolean): Fact[] => [
  ...chart.bodies.map((body) => bodyFact(body, birth, premium)),
  ...(chart.sky ? [...angleFacts(chart.sky), ...houseFacts(chart, chart.sky, premium)] : []),
  ...chart.aspects.map((aspect) => aspectFact(aspect, chart.sky !== undefined)),
  ...balanceFacts(chart),
  phaseFact(chart),
  ...(premium && chart.sky ? detailedFacts(chart, chart.sky) : []),
  timeFact(birth),
  ...clockCaveatFacts(birth),
  placeFact(birth, chart.sky?.system),
]

/** The facts of a week: its span, the natal Sun, then the events in order of time; with `detail` also each day, and the Sun's ruler. */
export const weekFacts = (week: Week, detail?: WeekDetail): Fact[] => {
  const happenings = [
    ...(detail?.moonDays ?? []).map((moonDay, day) => ({ at: moonDay.from, fact: moonDayFact(week, moonDay, day) })),
    ...[...week.events, ...(detail?.lunarAspects ?? [])].map((event) => ({ at: event.at, fact: eventFact(week, event) })),
    ...week.toSun.map((transit) => ({ at: transit.at, fact: toNatalFact(week, 'sun', transit) })),
    ...(detail?.toRuler ?? []).map((transit) => ({ at: transit.at, fact: toNatalFact(week, detail?.ruler.body ?? 'sun', transit) })),
  ].sort((a, b) => a.at - b.at)
  const seen = new Set<string>()
  const first = (fact: Fact): boolean => !seen.has(fact.id) && Boolean(seen.add(fact.id))
  const ruler = detail ? [rulerFact(week, detail.ruler)] : []
  return [weekFact(week), sunFact(week), ...ruler, ...happenings.map(({ fact }) => fact).filter(first)]
}
