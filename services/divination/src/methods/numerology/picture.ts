import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'

const codes: readonly (readonly [role: string, code: string])[] = [
  ['life-path', 'lp'],
  ['expression', 'ex'],
  ['soul-urge', 'su'],
  ['personality', 'pe'],
  ['birthday', 'bd'],
]

const srcOf = (code: string): string => `/api/divination/pictures/numbers/${code}.svg`

const labelled = (facts: readonly Fact[]): string => facts.map(({ label }) => label).join(', ')

/** Where the mandala of a life path reading is served; the address holds the numbers and neither the name nor the birth date. */
export const lifeImage = (facts: readonly Fact[]): Picture => {
  const drawn = codes.flatMap(([role, code]) => {
    const fact = facts.find(({ data }) => data.role === role)
    return fact ? [{ code, fact }] : []
  })
  return {
    src: srcOf(drawn.map(({ code, fact }) => `${code}${fact.data.number}`).join('-')),
    alt: `A mandala of numbers: ${labelled(drawn.map(({ fact }) => fact))}.`,
  }
}

/** Where the dial of a month is served. @param date the reader's local date, YYYY-MM-DD */
export const monthImage = (facts: readonly Fact[], date: string): Picture => {
  const number = (id: string) => facts.find((fact) => fact.id === id)
  const shown = ['personal-year', 'personal-month', 'personal-day'].flatMap((id) => number(id) ?? [])
  return {
    src: srcOf(`py${number('personal-year')?.data.number}-${date}`),
    alt: `A dial of the days of this month: ${labelled(shown)}.`,
  }
}
