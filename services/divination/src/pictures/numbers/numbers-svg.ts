import { daysIn } from '../../methods/numerology/calendar.ts'
import { lifeMandala } from './life-mandala.ts'
import { monthDial } from './month-dial.ts'

const CORE = '([1-9]|11|22|33)'
const lifeCode = new RegExp(`^lp${CORE}(?:-ex${CORE})?(?:-su${CORE})?(?:-pe${CORE})?-bd([1-9]|11|22)$`)
const monthCode = /^py([1-9])-(2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const optional = <Name extends string>(name: Name, digits: string | undefined) =>
  (digits === undefined ? {} : { [name]: Number(digits) }) as { [key in Name]?: number }

/**
 * The picture of a numerology reading from its code: "lp6-ex9-su7-pe11-bd5", where ex, su and pe may be missing, or a personal year and
 * a day such as "py5-2026-11-20". Undefined for every other code.
 */
export const numbersSvg = (code: string): string | undefined => {
  if (code.length > 40) return undefined
  const life = lifeCode.exec(code)
  if (life) {
    const [, path, expression, soulUrge, personality, birthday] = life
    return lifeMandala({
      life: Number(path),
      birthday: Number(birthday),
      ...optional('expression', expression),
      ...optional('soulUrge', soulUrge),
      ...optional('personality', personality),
    })
  }
  const [personalYear, year, month, day] = (monthCode.exec(code) ?? []).slice(1).map(Number)
  if (!personalYear || !year || !month || !day || day > daysIn(year, month)) return undefined
  return monthDial({ personalYear, year, month, day })
}
