import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { daysIn, monthName } from './calendar.ts'
import { personalDay, personalMonth, turningKind } from './cycles.ts'

const codes: readonly (readonly [role: string, code: string])[] = [
  ['life-path', 'lp'],
  ['expression', 'ex'],
  ['soul-urge', 'su'],
  ['personality', 'pe'],
  ['birthday', 'bd'],
]

const srcOf = (code: string): string => `/api/divination/pictures/numbers/${code}.svg`

const labelled = (facts: readonly Fact[]): string => facts.map(({ label }) => label).join(', ')

/** The address of the mandala of a life path reading. It contains the numbers, and neither the name nor the birth date. */
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

/** The address of the dial of a month. @param date the reader's local date, YYYY-MM-DD */
export const monthImage = (facts: readonly Fact[], date: string): Picture => {
  const number = (id: string) => facts.find((fact) => fact.id === id)
  const shown = ['personal-year', 'personal-month', 'personal-day'].flatMap((id) => number(id) ?? [])
  return {
    src: srcOf(`py${number('personal-year')?.data.number}-${date}`),
    alt: `A dial of the days of this month: ${labelled(shown)}.`,
  }
}

const CORE = '([1-9]|11|22|33)'
const lifeCode = new RegExp(`^lp${CORE}(?:-ex${CORE})?(?:-su${CORE})?(?:-pe${CORE})?-bd([1-9]|11|22)$`)
const monthCode = /^py([1-9])-(2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const LONGEST_CODE = 40

const optional = <Name extends string>(name: Name, digits: string | undefined) =>
  (digits === undefined ? {} : { [name]: Number(digits) }) as { [key in Name]?: number }

const lifeAt = (code: string) => {
  const found = lifeCode.exec(code)
  if (!found) return undefined
  const [, path, expression, soulUrge, personality, birthday] = found
  return {
    life: Number(path),
    birthday: Number(birthday),
    ...optional('expression', expression),
    ...optional('soulUrge', soulUrge),
    ...optional('personality', personality),
  }
}

const monthAt = (code: string) => {
  const [yearNumber, year, month, day] = (monthCode.exec(code) ?? []).slice(1).map(Number)
  if (!yearNumber || !year || !month || !day || day > daysIn(year, month)) return undefined
  const monthNumber = personalMonth(yearNumber, month).number
  const days = Array.from({ length: daysIn(year, month) }, (_, index) => {
    const { number } = personalDay(monthNumber, index + 1)
    return { number, turns: turningKind(number, monthNumber) !== undefined }
  })
  return { monthName: monthName(month), year, day, personalYear: yearNumber, personalMonth: monthNumber, days }
}

/**
 * Decodes an address for drawing: the numbers of "lp6-ex9-su7-pe11-bd5", where ex, su and pe may be missing, or a personal year and a day
 * such as "py5-2026-11-20". Undefined for any other code.
 */
export const numbersAt = (code: string) => {
  if (code.length > LONGEST_CODE) return undefined
  const life = lifeAt(code)
  if (life) return { kind: 'life' as const, life }
  const month = monthAt(code)
  return month && { kind: 'month' as const, month }
}
