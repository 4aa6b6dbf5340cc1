import { shown } from '../methods/astrology/picture.ts'
import { dailyCardSpread } from '../methods/daily-card/facts.ts'
import { constellationAt } from '../methods/dream/picture.ts'
import { castAt } from '../methods/iching/picture.ts'
import { pairAt } from '../methods/love/picture.ts'
import { loveSpreads } from '../methods/love/spreads.ts'
import { doubleWheelAt } from '../methods/love/synastry/double-wheel.ts'
import { numbersAt } from '../methods/numerology/picture.ts'
import { cardsAt } from '../methods/tarot/picture.ts'
import { spreads } from '../methods/tarot/spreads.data.ts'
import { layoutOf } from '../methods/tarot/spreads.ts'
import { doubleWheel } from '../pictures/astrology/double-wheel.ts'
import { natalWheel } from '../pictures/astrology/natal-wheel.ts'
import { weekColumn } from '../pictures/astrology/week-column.ts'
import { weekStrip } from '../pictures/astrology/week-strip.ts'
import { constellationSvg } from '../pictures/constellation/constellation-svg.ts'
import { printedCard } from '../pictures/deck/printed-card.ts'
import { hexagramsSvg } from '../pictures/hexagrams/hexagrams-svg.ts'
import { lifeMandala } from '../pictures/numbers/life-mandala.ts'
import { monthDial } from '../pictures/numbers/month-dial.ts'
import { nameChange } from '../pictures/numbers/name-change.ts'
import { yearDial } from '../pictures/numbers/year-dial.ts'
import { pairSvg } from '../pictures/pair/pair-svg.ts'
import { spreadSvg } from '../pictures/spread/spread-svg.ts'

/** Draws one kind of picture from its code; undefined if the code cannot be drawn. */
type Draw = (code: string) => string | undefined

/** Combines a method's decoder with a drawing. */
const joined =
  <Drawn>(at: (code: string) => Drawn | undefined, draw: (drawn: Drawn) => string | undefined): Draw =>
  (code) => {
    const drawn = at(code)
    return drawn === undefined ? undefined : draw(drawn)
  }

const spread = (id: string): Draw => joined(cardsAt, (cards) => spreadSvg({ layout: layoutOf(id), cards }))

const spreadIds = [...spreads.map(({ id }) => id), dailyCardSpread.id, ...Object.values(loveSpreads).map(({ id }) => id)]

const constellation: Draw = (code) => {
  const stars = constellationAt(code)
  return stars && constellationSvg(stars, code)
}

const numbersSvg = (numbers: NonNullable<ReturnType<typeof numbersAt>>): string => {
  switch (numbers.kind) {
    case 'life':
      return lifeMandala(numbers.life)
    case 'month':
      return monthDial(numbers.month)
    case 'year':
      return yearDial(numbers.year)
    case 'change':
      return nameChange(numbers.change)
    default:
      return numbers satisfies never
  }
}

const kinds: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...spreadIds.map((id) => [id, spread(id)] as const),
  ['printed-card', printedCard],
  ['constellation', constellation],
  ['hexagrams', joined(castAt, hexagramsSvg)],
  ['natal-wheel', joined(shown['natal-wheel'], natalWheel)],
  ['week-strip', joined(shown['week-strip'], weekStrip)],
  ['week-column', joined(shown['week-strip'], weekColumn)],
  ['numbers', joined(numbersAt, numbersSvg)],
  // One love spread shares this name. Two people shown together get the emblem instead.
  ['double-wheel', joined(doubleWheelAt, doubleWheel)],
  ['pair', joined(pairAt, pairSvg)],
])

/** The picture at an address; undefined for an unknown kind. */
export const pictureSvg = (kind: string, code: string): string | undefined => kinds.get(kind)?.(code)
