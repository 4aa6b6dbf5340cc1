import { num } from '../num.ts'
import { angleGlyphs, bodyGlyphs, glyphAt } from './glyphs.ts'
import { BLUE, GOLD, INK, NIGHT, QUIET } from './ink.ts'
import type { Point } from './plain-data.ts'
import { spreadOut } from './spread-out.ts'
import { CENTRE, glyphRing, leaderFoot, type Place, radial, type Spot, scale, scaleFoot, stroke, two, words, xy } from './wheel-sheet.ts'

/** Degrees of the circle that a body's column of glyph, degree and minute takes. */
const COLUMN = 9.8

/** The retrograde symbol, an R with its leg crossed, above a glyph on the side without a degree. */
const retrogradeMark = ([x, y]: Spot): string => {
  const d = `M${num(x < CENTRE - 140 ? x - 22 : x + 13)} ${num(y - 5)}v-11h3.5a3 3 0 0 1 0 6.2h-3.5m3 0l6 7m0-5.5l-5 4.5`
  return `${stroke(d, NIGHT, 4.5)}${stroke(d, BLUE, 1.4, ' stroke-linecap="round" stroke-linejoin="round"')}`
}

/** The positions in a column: glyph, degree and minute from the rim inwards. A column lying on its side needs the width of its digits. */
const columnAt = (at: Place, shown: number) => {
  const spot = at(shown, glyphRing)
  const lying = Math.abs(spot[0] - CENTRE) / glyphRing
  const degreeRing = glyphRing - 26 - 8 * lying
  const minuteRing = degreeRing - 19 - 8 * lying
  return { spot, degree: at(shown, degreeRing), minute: at(shown, minuteRing), line: radial(at, shown, glyphRing + 3, minuteRing) }
}

/** One body or angle: a tick at its true degree, a leader to its column, and in the column glyph, degree and minute. */
const column = (at: Place, point: Point, shown: number): string => {
  const { fact, name, code, degree, minute, position } = point
  const glyph = bodyGlyphs[code]
  const angle = glyph === undefined
  const ink = angle ? GOLD : INK
  const place = columnAt(at, shown)
  const bend = `${radial(at, point.longitude, scale, scaleFoot - 4)}L${xy(at(shown, leaderFoot))}`
  const drawn = angle ? glyphAt(angleGlyphs[code] ?? '', ...place.spot, 20, GOLD, 1.5) : glyphAt(glyph, ...place.spot, 29, INK, 2.2)
  const title = `${name} ${position}${point.retrograde ? ', retrograde' : ''}`
  return `<g data-fact="${fact}"><title>${title}</title>${stroke(bend, ink, 1.2, ' stroke-opacity=".75"')}${stroke(place.line, NIGHT, 33, ' class="hit" stroke-linecap="round" stroke-opacity="0"')}${drawn}${point.retrograde ? retrogradeMark(place.spot) : ''}${words(`${degree}°`, place.degree, 19.5, ink)}${words(`${two(minute)}′`, place.minute, 15.5, QUIET)}</g>`
}

/** Every body and angle, without overlaps. Cusps and axes end before the columns, otherwise they would cross out the digits. */
export const columns = (at: Place, points: readonly Point[]): string => {
  const shown = spreadOut(
    points.map(({ longitude }) => longitude),
    COLUMN,
  )
  const ground = shown.map((longitude) => columnAt(at, longitude).line).join('')
  return (
    stroke(ground, NIGHT, 23, ' stroke-linecap="round"') +
    points.map((point, index) => column(at, point, shown[index] ?? point.longitude)).join('')
  )
}
