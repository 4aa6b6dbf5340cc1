import { NIGHT, QUIET } from './ink.ts'
import type { Wheel } from './plain-data.ts'
import { aspectKey, aspectLines } from './wheel-aspects.ts'
import { columns } from './wheel-columns.ts'
import { houseRing, zodiacRing } from './wheel-rings.ts'
import { CENTRE, houseFoot, houseRim, placing, ring, words } from './wheel-sheet.ts'

const HEIGHT = 690
const DESCRIBED_ASPECTS = 6

const describe = ({ points, aspects, sky }: Wheel): string => {
  const lines = points.map(({ name, position, retrograde }) => `${name} ${position}${retrograde ? ' retrograde' : ''}`)
  const close = aspects.slice(0, DESCRIBED_ASPECTS).map(({ title }) => title)
  return `${lines.join(', ')}.${close.length > 0 ? ` Closest aspects: ${close.join(', ')}.` : ''}${sky ? '' : ' The time of birth is unknown: no houses and no angles.'}`
}

/** The wheel of a chart: of a birth, a return or its progressions. */
export const natalWheel = (wheel: Wheel): string => {
  const { points, sky, aspects } = wheel
  const at = placing(sky?.ascendant ?? 0)
  const foot = sky ? houseFoot : houseRim
  const top = sky ? 0 : -30
  const note = sky ? '' : words('Time of birth unknown: no houses, no angles', [CENTRE, -12], 19, QUIET)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 640 ${HEIGHT - top}" role="img" aria-labelledby="t d"><title id="t">Chart: Sun, Moon and planets${sky ? ', houses' : ''} and aspects</title><desc id="d">${describe(wheel)}</desc><rect y="${top}" width="640" height="${HEIGHT - top}" fill="${NIGHT}"/>${zodiacRing(at)}${sky ? houseRing(at, sky) : ''}${ring(foot, 1.2)}${aspectLines(at, aspects, foot)}${columns(at, points)}${aspectKey(aspects)}${note}</svg>`
}
