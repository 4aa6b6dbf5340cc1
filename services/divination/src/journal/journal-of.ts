import type { JournalDay } from '@sibyl/contracts/http/journal'
import { elongation, litShare } from '../methods/astrology/chart/ephemeris.ts'
import { momentOf, wallTime } from '../methods/astrology/zones/local-time.ts'
import { cardFacts } from '../methods/tarot/cards/card-facts.ts'
import type { Reading } from '../readings/reading.ts'

const datesOf = (month: string): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}

const cardsOf = ({ facts }: Reading) =>
  cardFacts(facts).map(({ label, data }) => ({ card: String(data.card), label, reversed: data.reversed === true }))

/** The days of a month with the readings of each, given in any order, and the Moon at noon in the time zone. */
export const journalOf = (month: string, zone: string, readings: readonly Reading[]): JournalDay[] => {
  const times = new Map<string, number>()
  for (const { card } of readings.flatMap(cardsOf)) times.set(card, (times.get(card) ?? 0) + 1)
  const ofDay = Map.groupBy(
    readings.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    ({ date }) => date,
  )
  return datesOf(month).map((date) => {
    const wall = wallTime(date, '12:00')
    const noon = momentOf(zone, wall)?.at ?? wall
    return {
      date,
      moon: { phase: elongation(noon), lit: litShare(noon) },
      readings: (ofDay.get(date) ?? []).map((reading) => {
        const { _id, methodId, title, createdAt, journal } = reading
        const cards = cardsOf(reading).map((drawn) => ({ ...drawn, times: times.get(drawn.card) ?? 1 }))
        return { _id, methodId, title, createdAt, cards, ...(journal && { journal }) }
      }),
    }
  })
}
