import type { Fact } from '@sibyl/contracts/http/readings'
import type { Picture } from '../method.ts'
import { majors } from '../tarot/cards/cards.data.ts'
import { daysIn, monthAhead, monthName } from './calendar.ts'
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

/** The address of the dial of twelve months. @param date the reader's local date, YYYY-MM-DD */
export const yearImage = (facts: readonly Fact[], date: string): Picture => {
  const number = (id: string) => facts.find((fact) => fact.id === id)?.data.number
  const cards = ['year-card', 'year-card-next'].map(number).filter((card) => card !== undefined)
  const shown = facts.filter(({ data }) => data.role === 'personal-year' || data.role === 'year-card')
  return {
    src: srcOf(`ya${number('personal-year')}-${date.slice(0, 7)}-${cards.map((card) => `c${card}`).join('-')}`),
    alt: `A dial of twelve months: ${labelled(shown)}.`,
  }
}

/** The address of the two halves of a change of name. It contains the numbers, and no name. */
export const changeImage = (facts: readonly Fact[]): Picture => {
  const drawn = codes.flatMap(([role, code]) => facts.filter(({ data }) => data.role === role).map((fact) => ({ code, fact })))
  const coded = (which: 'old' | 'new') =>
    drawn.filter(({ fact }) => fact.data.name === which).map(({ code, fact }) => `${code}${fact.data.number}`)
  const life = facts.find(({ id }) => id === 'life-path')
  return {
    src: srcOf(['nc', `lp${life?.data.number}`, ...coded('old'), 'to', ...coded('new')].join('-')),
    alt: `Two names in numbers: ${labelled(drawn.map(({ fact }) => fact))}.`,
  }
}

const CORE = '([1-9]|11|22|33)'
const lifeCode = new RegExp(`^lp${CORE}(?:-ex${CORE})?(?:-su${CORE})?(?:-pe${CORE})?-bd([1-9]|11|22)$`)
const monthCode = /^py([1-9])-(2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const yearCode = /^ya([1-9])-(2\d{3})-(0[1-9]|1[0-2])-c([1-9]|1\d|2[0-2])(?:-c([1-9]|1\d|2[0-2]))?$/
const NAME = `ex${CORE}(?:-su${CORE})?(?:-pe${CORE})?`
const changeCode = new RegExp(`^nc-lp${CORE}-${NAME}-to-${NAME}$`)
const LONGEST_CODE = 48

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

/** A trump by its number, where 22 is the Fool. */
const trump = (number: number) => ({ name: majors[number % 22]?.name ?? '', number })

const yearAt = (code: string) => {
  const [personalYear, year, month, card, cardNext] = (yearCode.exec(code) ?? []).slice(1).map(Number)
  // Twelve months from January on lie in one year, all others in two.
  if (!personalYear || !year || !month || !card || month > 1 !== Boolean(cardNext)) return undefined
  const following = (personalYear % 9) + 1
  const months = Array.from({ length: 12 }, (_, ahead) => {
    const at = monthAhead({ year, month, day: 1 }, ahead)
    const { number } = personalMonth(at.year === year ? personalYear : following, at.month)
    return { name: monthName(at.month), number, begins: ahead > 0 && at.month === 1 }
  })
  const next = cardNext ? { next: { personalYear: following, card: trump(cardNext) } } : {}
  return { year, personalYear, card: trump(card), months, ...next }
}

const changeAt = (code: string) => {
  const found = changeCode.exec(code)
  if (!found) return undefined
  const [, life, ...numbers] = found
  const nameAt = ([expression, soulUrge, personality]: readonly (string | undefined)[]) => ({
    expression: Number(expression),
    ...optional('soulUrge', soulUrge),
    ...optional('personality', personality),
  })
  return { life: Number(life), before: nameAt(numbers.slice(0, 3)), after: nameAt(numbers.slice(3)) }
}

/**
 * Decodes an address for drawing: the numbers of "lp6-ex9-su7-pe11-bd5", where ex, su and pe may be missing, a personal year and a day such
 * as "py5-2026-11-20", a year ahead such as "ya5-2026-11-c9-c10", or two names such as "nc-lp6-ex9-su7-pe11-to-ex3-su7-pe5". Undefined for any
 * other code.
 */
export const numbersAt = (code: string) => {
  if (code.length > LONGEST_CODE) return undefined
  const life = lifeAt(code)
  if (life) return { kind: 'life' as const, life }
  const year = yearAt(code)
  if (year) return { kind: 'year' as const, year }
  const change = changeAt(code)
  if (change) return { kind: 'change' as const, change }
  const month = monthAt(code)
  return month && { kind: 'month' as const, month }
}
