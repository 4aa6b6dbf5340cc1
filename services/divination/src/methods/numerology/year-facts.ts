import type { Fact } from '@sibyl/contracts/http/readings'
import { yearCard } from '@sibyl/contracts/year-card'
import { majors } from '../tarot/cards/cards.data.ts'
import { lifePath } from './birth-numbers.ts'
import { type Day, inWords, monthAhead } from './calendar.ts'
import { asSentences, numberFact, roles, yearFact } from './life-facts.ts'
import { monthFact } from './month-facts.ts'

const MONTHS = 12

const cardFact = (born: Day, year: number): Fact => {
  const { card, number, sum } = yearCard(born, year)
  const trump = majors.find(({ id }) => id === card)
  const steps = [`Day, month and year: ${sum}`, ...(number === 22 ? ['22 is the Fool, whose number in the deck is 0'] : [])]
  return {
    id: 'year-card',
    label: trump?.name ?? '',
    detail: trump?.meaning.upright ?? '',
    data: { role: 'year-card', trump: card, number, year, place: `The card of ${year}`, why: asSentences(steps), steps },
  }
}

/** A fact of the calendar year after the current one. */
const nextYear = (fact: Fact): Fact => ({ ...fact, id: `${fact.id}-next`, data: { ...fact.data, part: `${fact.data.role}-next` } })

/**
 * The twelve months from this one on, each with its number, and the years they belong to with their numbers and cards. Premium readers also get
 * the life path beneath them.
 */
export const yearFacts = (born: Day, { premium, today }: { premium: boolean; today: Day }): Fact[] => {
  const months = Array.from({ length: MONTHS }, (_, ahead): Fact => {
    const fact = monthFact(born, monthAhead(today, ahead), `month-${ahead + 1}`, true)
    return { ...fact, data: { ...fact.data, part: 'year-month' } }
  })
  const next = today.year + 1
  const ofYear = (year: number) => months.filter(({ data }) => data.year === year)
  return [
    yearFact(born, today.year),
    cardFact(born, today.year),
    ...ofYear(today.year),
    ...(today.month > 1 ? [nextYear(yearFact(born, next)), nextYear(cardFact(born, next)), ...ofYear(next)] : []),
    ...(premium ? [numberFact(roles.lifePath, lifePath(born), { date: inWords(born) })] : []),
  ]
}
