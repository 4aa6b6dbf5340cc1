import type { Picture } from '../../method.ts'
import { bodyCodes, bodyNames } from '../chart/bodies.ts'
import { inWords, placed } from '../chart/signs.ts'
import type { NatalChart } from './natal-chart.ts'

/** A longitude in hundredths of a degree, 0 to 35999: that of its rounded minute, so that picture and words agree on the minute. */
const hundredths = (longitude: number): number => {
  const { sign, degree, minute } = placed(longitude)
  return Math.floor((sign * 30 + degree + minute / 60) * 100 + 1e-6)
}

/**
 * Where the wheel of a chart is served: `su.16822-mo.22332-…-as.2426-mc.27961-c1.2426-…-c12.35500`, longitudes in hundredths of a degree,
 * `r` behind what is retrograde. It says neither when nor where anybody was born.
 */
export const natalPicture = ({ bodies, sky }: NatalChart): Picture => {
  const angles = sky ? [`as.${hundredths(sky.ascendant)}`, `mc.${hundredths(sky.midheaven)}`] : []
  const cusps = sky ? sky.cusps.map((cusp, index) => `c${index + 1}.${hundredths(cusp)}`) : []
  const items = bodies.map(({ body, longitude, retrograde }) => `${bodyCodes[body]}.${hundredths(longitude)}${retrograde ? 'r' : ''}`)
  const said = bodies.map(
    (body) => `${bodyNames[body.body]} ${inWords(body)}${body.retrograde && body.body !== 'node' ? ' retrograde' : ''}`,
  )
  const rising = sky
    ? ` Ascendant ${inWords(placed(sky.ascendant))}, Midheaven ${inWords(placed(sky.midheaven))}.`
    : ' Reckoned for noon: the hour of birth is not known.'
  return {
    src: `/api/divination/pictures/natal-wheel/${[...items, ...angles, ...cusps].join('-')}.svg`,
    alt: `Birth chart: ${said.join(', ')}.${rising}`,
  }
}
