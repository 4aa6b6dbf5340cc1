import { GOLD, NIGHT } from '../engraving/palette.ts'
import { num } from '../engraving/path.ts'
import { widthOf } from '../lettering.ts'
import { lettered, numeral } from '../numbers/lettering.ts'
import type { CastPicture, DrawnHexagram } from './cast-picture.ts'
import { engravedLine } from './engraved-line.ts'
import { CENTRE, PAGE, PERIWINKLE, plate } from './plate.ts'

const SIZE = { width: 600, height: 704 }
/** The names below the ring, at most this wide. */
const NAME_WIDTH = 540

type Column = { x: number; width: number; top: number; pitch: number; height: number }

const TOGETHER = { width: 172, top: 170, pitch: 43, height: 25 }
const LEFT: Column = { ...TOGETHER, x: 98 }
const RIGHT: Column = { ...TOGETHER, x: 330 }
const ALONE: Column = { x: 188, width: 224, top: 146, pitch: 46, height: 28 }
const NUCLEAR: Column = { x: 246, width: 52, top: 468, pitch: 9.4, height: 5 }

const upperEdge = ({ top, pitch }: Column, index: number): number => top + (5 - index) * pitch

/** The part of the picture that shows a fact, in front of its tap target; the reading's page makes it open the fact. */
const speaking = (fact: string, title: string, [x, y, width, height]: readonly number[], inner: string): string =>
  `<g data-fact="${fact}"><title>${title}</title><rect x="${num(x ?? 0)}" y="${num(y ?? 0)}" width="${num(width ?? 0)}" height="${num(height ?? 0)}" rx="7" class="hit" fill="${NIGHT}" fill-opacity="0" stroke="none"/>${inner}</g>`

type Drawn = { standing: DrawnHexagram; column: Column; fact: 'primary' | 'relating'; colour: string; size: number; lit: readonly number[] }

/** A hexagram under its number. Its lines belong to its fact, except those listed in `own`, which have a fact of their own. */
const hexagram = ({ standing, column, fact, colour, size, lit }: Drawn, own: ReadonlyMap<number, string>): string => {
  const { x, width, top, pitch, height } = column
  const { number, name } = standing
  const line = (index: number): string =>
    engravedLine(standing.six[index] ?? true, {
      ...column,
      y: upperEdge(column, index),
      colour,
      lit: lit.includes(index + 1),
      mark: fact === 'primary' && own.has(index + 1),
    })
  const places = [0, 1, 2, 3, 4, 5]
  const part = places.filter((index) => !own.has(index + 1))
  return (
    speaking(
      fact,
      `Hexagram ${number}, ${name}`,
      [x - 8, top - 8, width + 16, 5 * pitch + height + 16],
      numeral(number, x + width / 2, top - size * 0.94, size, colour) + part.map(line).join(''),
    ) +
    places
      .flatMap((index) => {
        const id = own.get(index + 1)
        return id ? [speaking(id, `Line ${index + 1}`, [x - 8, upperEdge(column, index) - 8, width + 16, height + 16], line(index))] : []
      })
      .join('')
  )
}

/** From each changing line to the line it turns into. */
const crossings = (changing: readonly number[]): string =>
  changing
    .map((line) => {
      const y = upperEdge(LEFT, line - 1) + LEFT.height / 2
      const [from, to] = [LEFT.x + LEFT.width + 9, RIGHT.x - 9]
      return `<path d="M${from} ${num(y)}H${to - 10}" stroke="${GOLD}" stroke-width="1.6" stroke-dasharray="1 6"/><path d="M${to - 9} ${num(y - 6)}L${to} ${num(y)}L${to - 9} ${num(y + 6)}" stroke="${PERIWINKLE}" stroke-width="1.6"/>`
    })
    .join('')

const figures = (figure: CastPicture): string => {
  const { primary, relating, changing, leading } = figure
  const first = { standing: primary, fact: 'primary', colour: GOLD } as const
  if (!relating) return hexagram({ ...first, column: ALONE, size: 50, lit: [1, 2, 3, 4, 5, 6] }, new Map())
  const second = { standing: relating, fact: 'relating', colour: PERIWINKLE } as const
  return (
    hexagram({ ...first, column: LEFT, size: 50, lit: changing }, new Map(changing.map((line) => [line, `line-${line}`]))) +
    hexagram({ ...second, column: RIGHT, size: 50, lit: changing }, new Map(leading.map(({ line, fact }) => [line, fact]))) +
    crossings(changing)
  )
}

/** The nuclear hexagram, too small for hatching: plain strokes in a ring. */
const medallion = ({ nuclear: { six, number, name } }: CastPicture): string => {
  const { x, width, height } = NUCLEAR
  const [cx, cy] = [x + width / 2, 494]
  const strokes = six.map((whole, index) => {
    const y = num(upperEdge(NUCLEAR, index) + height / 2)
    return whole ? `M${x} ${y}H${x + width}` : `M${x} ${y}H${num(x + width * 0.38)}M${num(x + width * 0.62)} ${y}H${x + width}`
  })
  return speaking(
    'nuclear',
    `Hexagram ${number}, ${name}`,
    [cx - 56, cy - 54, 170, 106],
    `<circle cx="${cx}" cy="${cy}" r="47" fill="${NIGHT}" stroke-width="1"/><circle cx="${cx}" cy="${cy}" r="42.5" stroke-width=".6" opacity=".55"/>` +
      `<path d="${strokes.join('')}" stroke-width="${height}" stroke-linecap="butt" opacity=".85"/>` +
      numeral(number, cx + 78, cy, 32, GOLD),
  )
}

const nameRow = ({ name }: DrawnHexagram, y: number, largest: number, colour: string): string => {
  const text = name.toUpperCase()
  const wide = widthOf(text, { size: largest, spacing: largest / 9 })
  const size = wide > NAME_WIDTH ? (largest * NAME_WIDTH) / wide : largest
  return lettered(text, CENTRE.x, y, { size, spacing: size / 9, fill: colour })
}

const names = ({ primary, relating }: CastPicture): string =>
  relating ? nameRow(primary, 632, 31, GOLD) + nameRow(relating, 678, 25, PERIWINKLE) : nameRow(primary, 650, 34, GOLD)

/** Draws the cast hexagram, the relating one and the nuclear one. */
export const hexagramsSvg = (figure: CastPicture): string => {
  const { primary, relating, said } = figure
  const title = relating ? `${primary.name}, tending to ${relating.name}` : primary.name
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-labelledby="t d"><title id="t">${title}</title><desc id="d">${said}</desc>` +
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${PAGE}"/>` +
    `<g fill="none" stroke="${GOLD}" stroke-linecap="round" stroke-linejoin="round">${plate(figure)}${figures(figure)}${medallion(figure)}${names(figure)}</g></svg>`
  )
}
