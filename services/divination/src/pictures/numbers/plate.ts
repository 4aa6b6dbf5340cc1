import { num } from '../engraving/path.ts'
import { widthOf } from '../lettering.ts'
import { lettered, numeral } from './lettering.ts'
import { NIGHT, ring } from './rosette.ts'

const WIDTH = 600
const HEIGHT = 772
const CENTRE = { x: 300, y: 306 }

const FIGURE = { size: 40, spacing: 0 }
const NAME = { size: 20, spacing: 0.6 }
const GAP = 9

/** A number and its name; `fact` is the id of the fact that it opens. */
export type Entry = { name: string; number: number; fact: string }

/** A part that shows a fact, with an invisible tap target. */
const speaking = ({ fact, name, number }: Entry, hit: string, drawn: string, minor = ''): string =>
  `<g data-fact="${fact}"${minor}><title>${name} ${number}</title>${drawn}<${hit} class="hit" fill="${NIGHT}" fill-opacity="0" stroke="none"/></g>`

const TEXT = '#ecebf3'

/** Stacked: the number, and below it each word of its name. */
const stacked = (entries: readonly Entry[]): string =>
  entries
    .map((entry, index) => {
      const { name, number } = entry
      const x = (WIDTH * (index + 0.5)) / entries.length
      const lines = name
        .split(' ')
        .map((word, line) => lettered(word.toUpperCase(), x, 704 + line * 26, { size: 20, spacing: 0.8, fill: TEXT }))
      return speaking(entry, `rect x="${x - 88}" y="618" width="176" height="126" rx="10"`, numeral(number, x, 650, 48) + lines.join(''))
    })
    .join('')

/** Side by side in rows of so many: the number, then its name. */
const inRows = (entries: readonly Entry[], across: number): string => {
  const rows = Array.from({ length: Math.ceil(entries.length / across) }, (_, row) => entries.slice(row * across, (row + 1) * across))
  const [top, step] = rows.length > 2 ? [640, 50] : [656, 58]
  return rows
    .flatMap((row, line) =>
      row.map((entry, index) => {
        const { name, number } = entry
        const y = top + line * step
        const word = name.toUpperCase()
        const x = (WIDTH * (index + 0.5)) / row.length - (widthOf(word, NAME) + GAP + widthOf(String(number), FIGURE)) / 2
        const [wide, all] = [widthOf(String(number), FIGURE), widthOf(String(number), FIGURE) + GAP + widthOf(word, NAME)]
        const drawn =
          lettered(String(number), x + wide / 2, y + 7, { ...FIGURE, fill: '#d9b978' }) +
          lettered(word, x + wide + GAP + widthOf(word, NAME) / 2, y + 7, { ...NAME, fill: TEXT })
        return speaking(entry, `rect x="${num(x - 6)}" y="${y - 36}" width="${num(all + 12)}" height="${step - 4}" rx="8"`, drawn)
      }),
    )
    .join('')
}

/** The names under the figure, each with its number. */
const legend = (entries: readonly Entry[], across: number): string => (entries.length > 3 ? inRows(entries, across) : stacked(entries))

/** `across`: how many names stand in a row below the figure; without it they fill two rows. */
type Plate = { title: string; desc: string; figure: string; entries: readonly Entry[]; across?: number }

/** A whole picture: the figure centred on 0, 0 within a radius of 290, and the names of its numbers below. Callers escape the texts. */
export const plate = ({ title, desc, figure, entries, across = Math.ceil(entries.length / 2) }: Plate): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d"><title id="t">${title}</title><desc id="d">${desc}</desc><rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/><g transform="translate(${CENTRE.x} ${CENTRE.y})" fill="none" stroke-linecap="round" stroke-linejoin="round">${figure}</g>${legend(entries, across)}</svg>`

/** For pointers only: keyboard users reach the same fact by its name below the figure. */
const MINOR = ' data-minor=""'

/** The mark on the figure for a fact named below it; `r` is the radius of the tap target. */
export const onFigure = (entry: Entry, x: number, y: number, r: number, drawn: string): string =>
  speaking(entry, `circle cx="${num(x)}" cy="${num(y)}" r="${r}"`, drawn, MINOR)

const MEDALLION = 19

/** A number on the figure: a small clear disc with a hairline around it. */
export const medallion = (entry: Entry, x: number, y: number): string =>
  onFigure(
    entry,
    x,
    y,
    28,
    `<g transform="translate(${num(x)} ${num(y)})"><circle r="${MEDALLION}" fill="${NIGHT}" stroke="none"/>${ring(MEDALLION - 2.5, 0.9)}${numeral(entry.number, 0, 0, MEDALLION * 1.35, TEXT)}</g>`,
  )
