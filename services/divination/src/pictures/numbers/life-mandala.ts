import { polar } from '../engraving/path.ts'
import { numeral } from './lettering.ts'
import { type Entry, medallion, onFigure, plate } from './plate.ts'
import { NIGHT, PERIWINKLE, rays, ring, rosette } from './rosette.ts'

/** The numbers of a life path reading; those of the name may be missing. */
export type LifeNumbers = { life: number; birthday: number; expression?: number; soulUrge?: number; personality?: number }

const RIM = 284
const HEART = 58

type Band = Entry & { id: string; bend: number; width: number; colour?: string }

/** From the inside out: soul urge, expression, personality; the birthday on the rim. */
const bandsOf = ({ soulUrge, expression, personality, birthday }: LifeNumbers): Band[] => [
  ...(soulUrge === undefined
    ? []
    : [{ id: 's', fact: 'soul-urge', name: 'Soul Urge', number: soulUrge, bend: 1.1, width: 1.2, colour: PERIWINKLE }]),
  ...(expression === undefined ? [] : [{ id: 'e', fact: 'expression', name: 'Expression', number: expression, bend: 0.55, width: 1.4 }]),
  ...(personality === undefined
    ? []
    : [{ id: 'p', fact: 'personality', name: 'Personality', number: personality, bend: 1, width: 1.2, colour: PERIWINKLE }]),
  { id: 'b', fact: 'birthday', name: 'Birthday', number: birthday, bend: 0.5, width: 1.1 },
]

/** The position of each band's number, degrees clockwise from the top. */
const standing = [48, 132, 228, 312]

/** Rings of petals around the life path; each ring has as many petals as its number. */
export const lifeMandala = (numbers: LifeNumbers): string => {
  const bands = bandsOf(numbers)
  const path: Entry = { name: 'Life Path', number: numbers.life, fact: 'life-path' }
  const heartEnd = bands.length > 2 ? 122 : 150
  const depth = (RIM - 8 - heartEnd) / bands.length
  const drawn = bands.map(({ id, number, bend, width, colour }, index) => {
    const [inner, outer] = [heartEnd + index * depth, heartEnd + (index + 1) * depth]
    const petals = rosette(id, {
      fold: number,
      inner: inner + 5,
      outer: outer - 5,
      lines: Math.round(depth / (number > 9 ? 8 : 5)),
      bend,
      width,
      ...(colour && { colour }),
      opacity: 0.9,
    })
    return ring(inner, 0.7, 0.45) + petals
  })
  const medallions = bands.map((band, index) => {
    const [x, y] = polar(0, 0, heartEnd + (index + 0.5) * depth, bands.length > 2 ? (standing[index] ?? 0) : 180)
    return medallion(band, x, y)
  })
  const heart =
    rosette('l', { fold: numbers.life, inner: HEART + 4, outer: heartEnd - 6, lines: numbers.life > 9 ? 7 : 11, bend: 0.8, width: 1.8 }) +
    onFigure(
      path,
      0,
      0,
      HEART,
      `<circle r="${HEART}" fill="${NIGHT}" stroke="none"/>${ring(HEART, 1.2)}${ring(HEART - 5, 0.6, 0.6)}${numeral(path.number, 0, 0, path.number > 9 ? 78 : 92)}`,
    )
  const rim = `${ring(RIM - 8, 0.8, 0.6)}<path d="${rays(180, RIM - 8, RIM - 3)}" stroke="#d9b978" stroke-width=".7" opacity=".6"/>${ring(RIM, 1.4, 0.9)}`
  const entries = [path, ...bands]
  const said = entries.map(({ name, number }) => `${name} ${number}`).join(', ')
  return plate({
    title: `A mandala of numbers: ${said}`,
    desc: `From the centre outwards: ${said}. Each ring has as many petals as its number says.`,
    figure: rim + drawn.join('') + heart + medallions.join(''),
    entries,
  })
}
