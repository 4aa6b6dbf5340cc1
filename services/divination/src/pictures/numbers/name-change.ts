import { polar } from '../engraving/path.ts'
import { numeral } from './lettering.ts'
import { type Entry, medallion, onFigure, plate } from './plate.ts'
import { GOLD, NIGHT, PERIWINKLE, rays, ring, rosette } from './rosette.ts'

/** The numbers of one name; a name without vowels or consonants lacks one. */
type OfName = { expression: number; soulUrge?: number; personality?: number }
/** Two names to draw, and the life path, which both share. */
export type ChangedNumbers = { life: number; before: OfName; after: OfName }

const RIM = 284
const HEART = 58
const BANDS = { from: 122, to: 276 }
/** Where the number of each band stands, degrees from the dividing line. */
const STANDING = [128, 90, 52]

const roles = [
  { key: 'soulUrge', name: 'Soul Urge', fact: 'soul-urge', bend: 1.1 },
  { key: 'expression', name: 'Expression', fact: 'expression', bend: 0.55 },
  { key: 'personality', name: 'Personality', fact: 'personality', bend: 1 },
] as const

type Side = { id: string; numbers: OfName; colour: string; way: 1 | -1; word: string; suffix: string }

const entryOf = ({ numbers, word, suffix }: Side, { key, name, fact }: (typeof roles)[number]): Entry[] => {
  const number = numbers[key]
  return number === undefined ? [] : [{ name: `${word} ${name}`, number, fact: `${fact}${suffix}` }]
}

const depth = (BANDS.to - BANDS.from) / roles.length

/** Half of the figure: the rings of one name, each with as many petals as its number would have all the way round. */
const half = (side: Side): string => {
  const { id, numbers, colour, way } = side
  const rings = roles.map(({ key, bend }, index) => {
    const fold = numbers[key]
    const inner = BANDS.from + index * depth
    const look = { inner: inner + 5, outer: inner + depth - 5, lines: Math.round(depth / 6), bend, width: 1.3, colour, opacity: 0.9 }
    return fold === undefined ? '' : rosette(`${id}${index}`, { fold, ...look })
  })
  const medallions = roles.flatMap((role, index) =>
    entryOf(side, role).map((entry) => medallion(entry, ...polar(0, 0, BANDS.from + (index + 0.5) * depth, way * (STANDING[index] ?? 90)))),
  )
  const x = way < 0 ? -RIM : 1.5
  return `<clipPath id="${id}"><rect x="${x}" y="${-RIM}" width="${RIM - 1.5}" height="${2 * RIM}"/></clipPath><g clip-path="url(#${id})">${rings.join('')}</g>${medallions.join('')}`
}

/** A mandala in two halves: left the name before, right the new one, and in the middle the life path, which stays. */
export const nameChange = ({ life, before, after }: ChangedNumbers): string => {
  const sides: readonly [Side, Side] = [
    { id: 'was', numbers: before, colour: PERIWINKLE, way: -1, word: 'Old', suffix: '' },
    { id: 'is', numbers: after, colour: GOLD, way: 1, word: 'New', suffix: '-new' },
  ]
  const path: Entry = { name: 'Life Path', number: life, fact: 'life-path' }
  const entries = roles.flatMap((role) => sides.flatMap((side) => entryOf(side, role)))
  const said = [path, ...entries].map(({ name, number }) => `${name} ${number}`).join(', ')
  const heart =
    rosette('l', { fold: life, inner: HEART + 4, outer: BANDS.from - 6, lines: life > 9 ? 7 : 11, bend: 0.8, width: 1.8 }) +
    onFigure(
      path,
      0,
      0,
      HEART,
      `<circle r="${HEART}" fill="${NIGHT}" stroke="none"/>${ring(HEART, 1.2)}${ring(HEART - 5, 0.6, 0.6)}${numeral(life, 0, 0, life > 9 ? 78 : 92)}`,
    )
  const rim = `${ring(RIM - 8, 0.8, 0.6)}<path d="${rays(180, RIM - 8, RIM - 3)}" stroke="${GOLD}" stroke-width=".7" opacity=".6"/>${ring(RIM, 1.4, 0.9)}`
  const divide = `<path d="M0 ${-RIM}V${-BANDS.from}M0 ${BANDS.from}V${RIM}" stroke="${GOLD}" stroke-width="1"/>`
  return plate({
    title: `Two names in numbers: ${said}`,
    desc: `A mandala in two halves, the name before on the left, the new one on the right: ${said}. Each ring has as many petals as its number says.`,
    figure: rim + divide + sides.map(half).join('') + heart,
    entries,
    across: 2,
  })
}
