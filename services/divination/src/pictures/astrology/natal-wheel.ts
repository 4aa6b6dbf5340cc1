import type { Aspect } from '../../methods/astrology/chart/aspects.ts'
import { bodyNames, planets } from '../../methods/astrology/chart/bodies.ts'
import { type Placed, parseChart } from './chart-code.ts'
import { NIGHT, QUIET } from './ink.ts'
import { aspectKey, aspectLines, aspectsOf } from './wheel-aspects.ts'
import { columns } from './wheel-columns.ts'
import { houseRing, zodiacRing } from './wheel-rings.ts'
import { CENTRE, houseFoot, houseRim, idOf, nameOf, placing, ring, told, words } from './wheel-sheet.ts'

const HEIGHT = 690

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
  const longitudes = new Map(bodies.map(({ id, longitude }) => [idOf.get(id) ?? '', longitude]))
  const moving = planets.flatMap((body) => {
    const longitude = longitudes.get(body)
    return longitude === undefined ? [] : [{ body, longitude, speed: 0 }]
  })
  const aspects = aspectsOf(moving, !sky)
  const foot = sky ? houseFoot : houseRim
  const top = sky ? 0 : -30
  const note = sky ? '' : words('Time of birth unknown: no houses, no angles', [CENTRE, -12], 19, QUIET)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 640 ${HEIGHT - top}" role="img" aria-labelledby="t d"><title id="t">Birth chart: Sun, Moon and planets${sky ? ', houses' : ''} and aspects</title><desc id="d">${describe(points, aspects, !sky)}</desc><rect y="${top}" width="640" height="${HEIGHT - top}" fill="${NIGHT}"/>${zodiacRing(at)}${sky ? houseRing(at, sky) : ''}${ring(foot, 1.2)}${aspectLines(at, aspects, longitudes, foot)}${columns(at, points)}${aspectKey(aspects)}${note}</svg>`
}
