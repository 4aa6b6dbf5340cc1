import { num } from '../num.ts'
import { angleGlyphs, bodyGlyphs, glyphAt } from './glyphs.ts'
import { BLUE, GOLD, INK, NIGHT, QUIET } from './ink.ts'
import type { AspectLine } from './plain-data.ts'
import { spreadOut } from './spread-out.ts'
import { aspectInk, aspectKey, dashed } from './wheel-aspects.ts'
import { axis, zodiacRing } from './wheel-rings.ts'
import { arc, CENTRE, leaderFoot, type Place, placing, radial, ring, type Spot, scaleFoot, stroke, words, xy } from './wheel-sheet.ts'

/** A point of one of two charts; `code` is the short name of its glyph, `degree` that in its sign. */
type Point = { name: string; code: string; longitude: number; degree: number }

/** An aspect between two charts; the strongest have a `rank` from 1 on. */
type Contact = AspectLine & { rank?: number }

/** Everything the wheel of two charts shows. `sky`: the houses of the first person, missing if their time of birth is not known. */
export type TwoCharts = {
  yours: readonly Point[]
  theirs: readonly Point[]
  sky?: { ascendant: number; midheaven: number; cusps: readonly number[] }
  contacts: readonly Contact[]
}

const HEIGHT = 690
/** Radii: the other person's glyphs, the border between the two, the reader's glyphs, and the circle of the aspects. */
const outer = 230
const border = 193
const inner = 174
const foot = 124
const BEAD = 15.5
/** Degrees of the circle that a glyph with its degree takes in each ring. */
const GAPS = { outer: 8.2, inner: 10.8 }

type Ring = { radius: number; tick: readonly [from: number, to: number]; gap: number; ink: string }

const rings = {
  theirs: { radius: outer, tick: [scaleFoot - 3, leaderFoot + 6], gap: GAPS.outer, ink: BLUE },
  yours: { radius: inner, tick: [border, border - 7], gap: GAPS.inner, ink: INK },
} as const satisfies Record<string, Ring>

/** The points of one chart: a tick at the true degree, the glyph, and the degree inwards of it. They are no facts: the lines are. */
const pointsIn = (at: Place, points: readonly Point[], { radius, tick, gap, ink }: Ring): string => {
  const shown = spreadOut(
    points.map(({ longitude }) => longitude),
    gap,
  )
  return points
    .map(({ name, code, longitude, degree }, index) => {
      const place = shown[index] ?? longitude
      const glyph = bodyGlyphs[code]
      const colour = glyph === undefined ? GOLD : ink
      const mark = `M${xy(at(longitude, tick[0]))}L${xy(at(place, tick[1]))}`
      const drawn = glyphAt(glyph ?? angleGlyphs[code] ?? '', ...at(place, radius), glyph === undefined ? 17 : 22, colour, 1.8)
      // Else the axis would cross out the letters of its own angle.
      const ground = glyph === undefined ? stroke(radial(at, place, radius + 9, radius - 34), NIGHT, 14) : ''
      return `<g><title>${name} ${degree}°</title>${ground}${stroke(mark, colour, 1.2, ' stroke-opacity=".75"')}${drawn}${words(`${degree}°`, at(place, radius - 23), 13, QUIET)}</g>`
    })
    .join('')
}

const houseLines = (at: Place, { ascendant, midheaven, cusps }: NonNullable<TwoCharts['sky']>): string => {
  const lines = cusps.map((cusp) => radial(at, cusp, foot, scaleFoot)).join('')
  const numbers = cusps.map((cusp, index) => {
    const width = ((cusps[(index + 1) % 12] ?? cusp) - cusp + 360) % 360
    return words(String(index + 1), at(cusp + width / 2, foot + 8), 11, QUIET)
  })
  return `${stroke(lines, GOLD, 0.8, ' stroke-opacity=".4"')}${axis(at, ascendant, foot)}${axis(at, midheaven, foot)}<g>${numbers.join('')}</g>`
}

const numerals = ['I', 'II', 'III', 'IV', 'V']

const ends = (at: Place, { from, to }: Contact): readonly [Spot, Spot] => [at(from, foot), at(to, foot)]

/** Beads are pushed apart along their own lines. */
const beadSpots = (at: Place, ranked: readonly Contact[]): Spot[] => {
  const placed: Spot[] = []
  for (const contact of ranked) {
    const [[x, y], [u, v]] = ends(at, contact)
    const short = Math.hypot(u - x, v - y) < 3 * BEAD
    // A short line has no room for a bead: it hangs inwards of the line.
    const steps = short ? [0.76, 0.56, 0.38] : [0.5, 0.38, 0.62, 0.27, 0.73, 0.18, 0.82]
    const spots = steps.map((step): Spot => {
      if (!short) return [x + (u - x) * step, y + (v - y) * step]
      return [CENTRE + ((x + u) / 2 - CENTRE) * step, CENTRE + ((y + v) / 2 - CENTRE) * step]
    })
    const room = ([px, py]: Spot): number => Math.min(2.6 * BEAD, ...placed.map(([qx, qy]) => Math.hypot(px - qx, py - qy)))
    placed.push(spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best)))
  }
  return placed
}

const titled = ({ title, orb }: Contact, numeral = ''): string => `<title>${numeral}${title}, ${orb.toFixed(1)}° from exact</title>`

/** Where a conjunction begins and ends, anticlockwise. */
const spanOf = ({ from, to }: Contact): readonly [number, number] => ((to - from + 360) % 360 <= 180 ? [from, to] : [to, from])

const LANE = 5

const overlap = (one: Contact, other: Contact): boolean => {
  const [[start, end], [first, last]] = [spanOf(one), spanOf(other)]
  return (first - start + 360) % 360 <= ((end - start + 360) % 360) + 2 || (start - first + 360) % 360 <= ((last - first + 360) % 360) + 2
}

/** A lane for each conjunction: the outermost that none before it has over the same degrees. */
const lanesOf = (contacts: readonly Contact[]): ReadonlyMap<Contact, number> => {
  const lanes = new Map<Contact, number>()
  for (const contact of contacts.filter(({ aspect }) => aspect === 'conjunction')) {
    const taken = [...lanes].filter(([other]) => overlap(contact, other)).map(([, lane]) => lane)
    lanes.set(contact, Array.from({ length: taken.length + 1 }, (_, lane) => lane).find((lane) => !taken.includes(lane)) ?? 0)
  }
  return lanes
}

/** An aspect is a line across the circle, a conjunction an arc along it in its lane. */
const pathOf = (at: Place, contact: Contact, lane: number | undefined): string => {
  if (lane === undefined) return `M${ends(at, contact).map(xy).join('L')}`
  const [start, end] = spanOf(contact)
  return arc(at, start - 0.7, end + 0.7, foot - LANE * (1 + lane))
}

const near = (one: number, other: number): boolean => Math.abs(((one - other + 540) % 360) - 180) < 2

/** Whether a line runs along a stronger one, so closely that no pointer can tell them apart. */
const isBeside = (contact: Contact, stronger: readonly Contact[]): boolean =>
  stronger.some(({ from, to }) => (near(from, contact.from) && near(to, contact.to)) || (near(from, contact.to) && near(to, contact.from)))

/** A line that opens its fact, unless it runs beside another. */
const line = (at: Place, contact: Contact, lane: number | undefined, beside = false): string => {
  const { fact, aspect, rank } = contact
  const d = pathOf(at, contact, lane)
  const fine = aspect === 'conjunction' ? [2.4, 0.8] : [1, 0.4]
  const [width = 1, opacity = 1] = rank === undefined ? fine : [2.8, 1]
  const hit = stroke(d, NIGHT, 4, ' class="hit" stroke-linecap="round" stroke-opacity="0"')
  const drawn = stroke(d, aspectInk[aspect].colour, width, ` stroke-linecap="round" stroke-opacity="${opacity}"${dashed(aspect)}`)
  return beside ? drawn : `<g data-fact="${fact}" data-minor="">${titled(contact)}${hit}${drawn}</g>`
}

/** All aspects as lines, the weakest drawn first; the strongest also get a numbered bead. */
const contactsOf = (at: Place, contacts: readonly Contact[]): string => {
  const ranked = contacts.filter(({ rank }) => rank !== undefined)
  const spots = beadSpots(at, ranked)
  const beads = ranked.map((contact, index) => {
    const [x, y] = spots[index] ?? [CENTRE, CENTRE]
    const { colour } = aspectInk[contact.aspect]
    const circle = (r: number, more: string) => `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="${NIGHT}" ${more}/>`
    const bead = `${circle(BEAD, `stroke="${colour}" stroke-width="1.6"`)}${words(numerals[index] ?? '', [x, y], 14, colour)}`
    return `<g data-fact="${contact.fact}">${titled(contact, `${numerals[index]}: `)}${bead}${circle(BEAD + 2, 'class="hit" fill-opacity="0"')}</g>`
  })
  const lanes = lanesOf(contacts)
  const across = contacts.filter((contact) => !lanes.has(contact))
  // The short arcs lie on top, or the lines would cover them.
  const lines = across.map((contact, index) => line(at, contact, undefined, isBeside(contact, across.slice(0, index))))
  const arcs = [...lanes].map(([contact, lane]) => line(at, contact, lane))
  return `${lines.reverse().join('')}${arcs.join('')}${beads.join('')}`
}

const legend = `${words('yours inside', [66, 20], 16, INK)}${words('theirs outside', [568, 20], 16, BLUE)}`

const describe = ({ contacts }: TwoCharts): string =>
  `${contacts.length} contacts; the strongest: ${contacts
    .filter(({ rank }) => rank)
    .map(({ title }) => title)
    .join(', ')}.`

/** The wheel of two charts: yours inside, theirs outside, the first person's houses, and every aspect between them a line. */
export const doubleWheel = (wheel: TwoCharts): string => {
  const { yours, theirs, sky, contacts } = wheel
  const at = placing(sky?.ascendant ?? 0)
  const rim = `${zodiacRing(at)}${ring(border, 0.8, 0.6)}${sky ? houseLines(at, sky) : ''}${ring(foot, 1.2)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${HEIGHT}" role="img" aria-labelledby="t d"><title id="t">Two birth charts in one wheel</title><desc id="d">${describe(wheel)}</desc><rect width="640" height="${HEIGHT}" fill="${NIGHT}"/>${rim}${contactsOf(at, contacts)}${pointsIn(at, theirs, rings.theirs)}${pointsIn(at, yours, rings.yours)}${aspectKey(contacts)}${legend}</svg>`
}
