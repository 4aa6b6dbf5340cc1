import { type Aspect, type AspectKind, aspectBetween, aspectKinds } from '../../methods/astrology/chart/aspects.ts'
import { bodyCodes, bodies as bodyIds, bodyNames, planets } from '../../methods/astrology/chart/bodies.ts'
import { placed, signName } from '../../methods/astrology/chart/signs.ts'
import { type Chart, type Placed, parseChart } from './chart-code.ts'
import { angleGlyphs, bodyGlyphs, glyphAt, signGlyphs } from './glyphs.ts'
import { BLUE, CORAL, GOLD, INK, NIGHT, QUIET, SERIF } from './ink.ts'
import { spreadOut } from './spread-out.ts'

const CENTRE = 320
/** Radii from the rim inwards; half a unit is a pixel on the smallest phone. */
const rim = 308
const zodiac = 303
const scale = 260
const scaleFoot = 250
const leaderFoot = 237
const glyphRing = 219
const houseRim = 146
const houseFoot = 122
const HEIGHT = 690
/** Degrees of the circle that a body's column of glyph, degree and minute takes. */
const COLUMN = 9.8

type Spot = readonly [x: number, y: number]
/** A longitude and a distance from the centre as a place on the sheet. */
type Place = (longitude: number, radius: number) => Spot

const n = (value: number): string => (Math.round(value * 10) / 10).toString()
const xy = ([x, y]: Spot): string => `${n(x)} ${n(y)}`

/** The ascendant, or else 0° Aries, lies at the left, and the zodiac runs against the clock. */
const placing =
  (left: number): Place =>
  (longitude, radius) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
  }

const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
const ring = (radius: number, width: number, opacity = 1): string =>
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" fill="none" stroke="${GOLD}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
const words = (text: string, [x, y]: Spot, size: number, colour: string, more = ''): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.35)}" font-size="${size}" fill="${colour}" stroke="${NIGHT}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" font-family="${SERIF}"${more}>${text}</text>`
/** The rim is milled like a coin's. */
const reeding = `<circle cx="${CENTRE}" cy="${CENTRE}" r="${(rim + zodiac) / 2}" fill="none" stroke="${GOLD}" stroke-width="${rim - zodiac}" stroke-opacity=".5" pathLength="2160" stroke-dasharray="2 10"/>`
const radial = (at: Place, longitude: number, from: number, to: number): string => `M${xy(at(longitude, from))}L${xy(at(longitude, to))}`
const arc = (at: Place, from: number, to: number, radius: number): string =>
  `M${xy(at(from, radius))}A${radius} ${radius} 0 0 0 ${xy(at(to, radius))}`

const two = (value: number): string => String(value).padStart(2, '0')
const told = (longitude: number): string => {
  const { sign, degree, minute } = placed(longitude)
  return `${degree}°${two(minute)}′ ${signName(sign)}`
}

const idOf = new Map(bodyIds.map((body) => [bodyCodes[body], body]))
const nameOf = (id: string): string => {
  const body = idOf.get(id)
  return body ? bodyNames[body] : id === 'as' ? 'Ascendant' : 'Midheaven'
}

/** The zodiac: every second sign ruled like the sky of an engraving, so that neighbours part without colour. */
const signRing = (at: Place): string => {
  const ruled = Array.from({ length: 6 }, (_, pair) =>
    [267, 274, 281, 288, 295].map((radius) => arc(at, pair * 60, pair * 60 + 30, radius)).join(''),
  ).join('')
  const borders = Array.from({ length: 12 }, (_, sign) => radial(at, sign * 30, scale, zodiac)).join('')
  const glyphs = signGlyphs.map((glyph, sign) => {
    const [x, y] = at(sign * 30 + 15, (zodiac + scale) / 2)
    return glyphAt(glyph, x, y, 27, GOLD, 2, 9)
  })
  return stroke(ruled, GOLD, 0.8, ' stroke-opacity=".42"') + stroke(borders, GOLD, 1.1) + glyphs.join('')
}

const degreeScale = (at: Place): string => {
  const marks = (step: number, foot: number, except: number) =>
    Array.from({ length: 360 / step }, (_, mark) => mark * step)
      .filter((degree) => degree % except !== 0)
      .map((degree) => radial(at, degree, scale, foot))
      .join('')
  return (
    stroke(marks(1, 256, 5), GOLD, 0.7, ' stroke-opacity=".6"') +
    stroke(marks(5, 253.5, 30), GOLD, 1) +
    stroke(marks(30, scaleFoot, 360) + radial(at, 0, scale, scaleFoot), GOLD, 1.4)
  )
}

const houses = (at: Place, { cusps, ascendant, midheaven }: NonNullable<Chart['sky']>): string => {
  const lines = cusps.map((cusp) => radial(at, cusp, houseFoot, scaleFoot)).join('')
  const numerals = cusps.map((cusp, index) => {
    const next = cusps[(index + 1) % 12] ?? cusp
    const width = (next - cusp + 360) % 360
    const number = index + 1
    const spot = at(cusp + width / 2, (houseRim + houseFoot) / 2)
    return `<g data-fact="house-${number}" data-minor=""><title>House ${number}: ${told(cusp)}</title><circle cx="${n(spot[0])}" cy="${n(spot[1])}" r="${Math.min(13, width * 1.1).toFixed(1)}" class="hit" fill="${NIGHT}" fill-opacity="0"/>${words(String(number), spot, 16, QUIET)}</g>`
  })
  const axis = (longitude: number) => {
    const tip = at(longitude, rim + 10)
    const barbs = `M${xy(at(longitude - 1.3, rim - 1))}L${xy(tip)}L${xy(at(longitude + 1.3, rim - 1))}`
    return (
      stroke(radial(at, longitude, houseFoot, scaleFoot) + radial(at, longitude + 180, houseFoot, scaleFoot), GOLD, 2) +
      stroke(radial(at, longitude, zodiac, rim + 8) + radial(at, longitude + 180, zodiac, rim), GOLD, 2) +
      `<path d="${barbs}Z" fill="${GOLD}"/>`
    )
  }
  return stroke(lines, GOLD, 0.9, ' stroke-opacity=".5"') + ring(houseRim, 0.9, 0.6) + axis(ascendant) + axis(midheaven) + numerals.join('')
}

/** Degrees that a body can go in half a day; the rest go next to nothing. */
const halfDay: { readonly [B in Planet]?: number } = { moon: 7.7, sun: 0.52, mercury: 1.1, venus: 0.64, mars: 0.4 }

type Moving = Parameters<typeof aspectBetween>[0]

/** The aspects of a chart; where the hour is unknown, those that hold from the beginning of the day to its end. */
const aspectsOf = (moving: readonly Moving[], untimed: boolean): Aspect[] => {
  const moved = (one: Moving, way: number): Moving => ({ ...one, longitude: one.longitude + way * (halfDay[one.body] ?? 0.1) })
  return moving
    .flatMap((a, index) => moving.slice(index + 1).flatMap((b) => aspectBetween(a, b) ?? []))
    .filter(({ a, b, aspect }) => {
      const [first, second] = [a, b].map((body) => moving.find((one) => one.body === body))
      if (!untimed || !first || !second) return true
      return [-1, 1].every((way) => aspectBetween(moved(first, way), moved(second, way))?.aspect === aspect)
    })
    .sort((one, other) => one.orb - other.orb)
}

const aspectInk: Readonly<Record<AspectKind, { colour: string; dash?: string }>> = {
  conjunction: { colour: GOLD },
  sextile: { colour: BLUE, dash: '7 5' },
  square: { colour: CORAL },
  trine: { colour: BLUE },
  opposition: { colour: CORAL, dash: '12 5' },
}

const dashed = (kind: AspectKind): string => (aspectInk[kind].dash ? ` stroke-dasharray="${aspectInk[kind].dash}"` : '')

/** Lines between bodies, finer and fainter the further an aspect is from exact; those that touch are drawn last, at the rim. */
const aspectLines = (at: Place, aspects: readonly Aspect[], longitudes: ReadonlyMap<string, number>, foot: number): string =>
  [...aspects]
    .sort((one, other) => other.orb - one.orb)
    .map(({ a, b, aspect, orb }) => {
      const [from, to] = [longitudes.get(a) ?? 0, longitudes.get(b) ?? 0]
      const near = aspect === 'conjunction'
      const ahead = (to - from + 360) % 360
      const [first, second] = ahead <= 180 ? [from, to] : [to, from]
      const d = near ? arc(at, first - 0.5, second + 0.5, foot - 5) : `M${xy(at(from, foot))}L${xy(at(to, foot))}`
      const closeness = 1 - Math.min(1, orb / 10)
      const width = (near ? 3.4 : 0.9) + 1.1 * closeness
      const opacity = (0.4 + 0.6 * closeness).toFixed(2)
      return `<g data-fact="aspect-${a}-${b}" data-minor=""><title>${bodyNames[a]} ${aspect} ${bodyNames[b]}, ${orb.toFixed(1)}° from exact</title>${stroke(d, NIGHT, 12, ' class="hit" stroke-opacity="0"')}${stroke(d, aspectInk[aspect].colour, Math.round(width * 10) / 10, ` stroke-opacity="${opacity}"${dashed(aspect)}`)}</g>`
    })
    .join('')

/** The letter of retrograde motion: an R with its leg crossed, above a glyph on the side where no degree stands. */
const retrogradeMark = ([x, y]: Spot): string => {
  const d = `M${n(x < CENTRE - 140 ? x - 22 : x + 13)} ${n(y - 5)}v-11h3.5a3 3 0 0 1 0 6.2h-3.5m3 0l6 7m0-5.5l-5 4.5`
  return `${stroke(d, NIGHT, 4.5)}${stroke(d, BLUE, 1.4, ' stroke-linecap="round" stroke-linejoin="round"')}`
}

/** Where a column stands: glyph, degree and minute from the rim inwards. Lying on its side it needs the width of its figures. */
const columnAt = (at: Place, shown: number) => {
  const spot = at(shown, glyphRing)
  const lying = Math.abs(spot[0] - CENTRE) / glyphRing
  const degreeRing = glyphRing - 26 - 8 * lying
  const minuteRing = degreeRing - 19 - 8 * lying
  return { spot, degree: at(shown, degreeRing), minute: at(shown, minuteRing), line: radial(at, shown, glyphRing + 3, minuteRing) }
}

/** One body or angle: a tick at its true degree, a leader to its column, and in the column glyph, degree and minute. */
const column = (at: Place, point: Placed, shown: number): string => {
  const { degree, minute } = placed(point.longitude)
  const glyph = bodyGlyphs[point.id]
  const angle = glyph === undefined
  const ink = angle ? GOLD : INK
  const place = columnAt(at, shown)
  const factId = angle ? (point.id === 'as' ? 'ascendant' : 'midheaven') : (idOf.get(point.id) ?? '')
  const bend = `${radial(at, point.longitude, scale, scaleFoot - 4)}L${xy(at(shown, leaderFoot))}`
  const drawn = angle ? glyphAt(angleGlyphs[point.id] ?? '', ...place.spot, 20, GOLD, 1.5) : glyphAt(glyph, ...place.spot, 29, INK, 2.2)
  const title = `${nameOf(point.id)} ${told(point.longitude)}${point.retrograde ? ', retrograde' : ''}`
  return `<g data-fact="${factId}"><title>${title}</title>${stroke(bend, ink, 1.2, ' stroke-opacity=".75"')}${stroke(place.line, NIGHT, 33, ' class="hit" stroke-linecap="round" stroke-opacity="0"')}${drawn}${point.retrograde ? retrogradeMark(place.spot) : ''}${words(`${degree}°`, place.degree, 19.5, ink)}${words(`${two(minute)}′`, place.minute, 15.5, QUIET)}</g>`
}

/** Cusps and axes stop short of the columns, or they would strike the figures out. */
const columns = (at: Place, points: readonly Placed[], shown: readonly number[]): string => {
  const ground = shown.map((longitude) => columnAt(at, longitude).line).join('')
  return (
    stroke(ground, NIGHT, 23, ' stroke-linecap="round"') +
    points.map((point, index) => column(at, point, shown[index] ?? point.longitude)).join('')
  )
}

const key = (aspects: readonly Aspect[], untimed: boolean): string => {
  const kinds = aspectKinds.filter((kind) => aspects.some(({ aspect }) => aspect === kind))
  const step = 120
  const first = CENTRE - ((kinds.length - 1) * step) / 2
  const samples = kinds.map((kind, index) => {
    const x = first + index * step
    const width = kind === 'conjunction' ? 4 : 1.8
    return `${stroke(`M${x - 44} 658H${x + 44}`, aspectInk[kind].colour, width, dashed(kind))}${words(kind, [x, 676], 17, QUIET)}`
  })
  const note = untimed ? words('Time of birth unknown: no houses, no angles', [CENTRE, -12], 19, QUIET) : ''
  return note + samples.join('')
}

const describe = (points: readonly Placed[], aspects: readonly Aspect[], untimed: boolean): string => {
  const lines = points.map(({ id, longitude, retrograde }) => `${nameOf(id)} ${told(longitude)}${retrograde ? ' retrograde' : ''}`)
  const close = aspects.slice(0, 6).map(({ a, b, aspect }) => `${bodyNames[a]} ${aspect} ${bodyNames[b]}`)
  return `${lines.join(', ')}.${close.length > 0 ? ` Closest aspects: ${close.join(', ')}.` : ''}${untimed ? ' The time of birth is unknown: no houses and no angles.' : ''}`
}

/** The wheel of a birth chart, from its code (see parseChart); undefined where the code is no chart. */
export const natalWheel = (code: string): string | undefined => {
  const chart = parseChart(code)
  if (!chart) return undefined
  const { bodies, sky } = chart
  const at = placing(sky?.ascendant ?? 0)
  const angles: Placed[] = sky
    ? [
        { id: 'as', longitude: sky.ascendant, retrograde: false },
        { id: 'mc', longitude: sky.midheaven, retrograde: false },
      ]
    : []
  const points = [...bodies, ...angles]
  const shown = spreadOut(
    points.map(({ longitude }) => longitude),
    COLUMN,
  )
  const longitudes = new Map(bodies.map(({ id, longitude }) => [idOf.get(id) ?? '', longitude]))
  const moving = planets.flatMap((body) => {
    const longitude = longitudes.get(body)
    return longitude === undefined ? [] : [{ body, longitude, speed: 0 }]
  })
  const aspects = aspectsOf(moving, !sky)
  const foot = sky ? houseFoot : houseRim
  const top = sky ? 0 : -30
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 640 ${HEIGHT - top}" role="img" aria-labelledby="t d"><title id="t">Birth chart: Sun, Moon and planets${sky ? ', houses' : ''} and aspects</title><desc id="d">${describe(points, aspects, !sky)}</desc><rect y="${top}" width="640" height="${HEIGHT - top}" fill="${NIGHT}"/>${ring(rim, 1.6)}${reeding}${ring(zodiac, 0.8)}${ring(scale, 1.2)}${ring(scaleFoot, 0.7, 0.6)}${signRing(at)}${degreeScale(at)}${sky ? houses(at, sky) : ''}${ring(foot, 1.2)}${aspectLines(at, aspects, longitudes, foot)}${columns(at, points, shown)}${key(aspects, !sky)}</svg>`
}
