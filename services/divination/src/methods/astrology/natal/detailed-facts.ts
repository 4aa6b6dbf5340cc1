import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../../wording.ts'
import { theBody } from '../chart/bodies.ts'
import { houseOf } from '../chart/houses.ts'
import { rulerOf } from '../chart/rulers.ts'
import { inWords, placed, signName, signOf } from '../chart/signs.ts'
import { ordinal } from '../words/ordinals.ts'
import { houseThemes, signManner } from '../words/words.data.ts'
import type { NatalChart, Sky } from './natal-chart.ts'

/** The additional facts of a detailed chart: its ruler, the Part of Fortune, day or night. */
export const detailedFacts = ({ bodies }: NatalChart, { ascendant, fortune, day, altitude, cusps }: Sky): Fact[] => {
  const rising = signOf(ascendant)
  const ruler = rulerOf(rising)
  const at = bodies.find(({ body }) => body === ruler)
  const lot = placed(fortune)
  const lotHouse = houseOf(fortune, cusps)
  return [
    {
      id: 'chart-ruler',
      label: `${capital(theBody(ruler))} as ruler of the chart`,
      detail: `${capital(theBody(ruler))} rules ${signName(rising)}, the rising sign, and so steers the whole chart. ${at ? `It is in ${signName(at.sign)} and the ${ordinal(at.house ?? 1)} house: much of your way leads through ${houseThemes[(at.house ?? 1) - 1]}.` : ''}`,
      data: {
        ruler,
        rulerSign: at?.sign,
        rulerHouse: at?.house,
        place: 'Ruler of the chart',
        why: `${signName(rising)} was rising; its traditional ruler is ${theBody(ruler)}.`,
      },
    },
    {
      id: 'fortune',
      label: `Part of Fortune in ${signName(lot.sign)}`,
      detail: `An old point of ease and good fortune, reckoned from Sun, Moon and Ascendant. It stands in the ${ordinal(lotHouse)} house, that of ${houseThemes[lotHouse - 1]}, and is met ${signManner[lot.sign]}.`,
      data: {
        point: 'fortune',
        ...lot,
        house: lotHouse,
        place: 'Part of Fortune',
        why: `Ascendant ${day ? '+ Moon − Sun, the order of a birth by day' : '+ Sun − Moon, the order of a birth by night'}: ${inWords(lot)}.`,
      },
    },
    {
      id: 'day-or-night',
      label: day ? 'A birth by day' : 'A birth by night',
      detail: day
        ? 'The Sun was above the horizon: by tradition the Sun, Jupiter and Saturn carry more of the chart.'
        : 'The Sun was below the horizon: by tradition the Moon, Venus and Mars carry more of the chart.',
      data: {
        day,
        altitude: Math.round(altitude * 100) / 100,
        place: 'Day or night',
        why: `The centre of the Sun stood ${Math.abs(altitude).toFixed(1)}° ${day ? 'above' : 'below'} the horizon, refraction left out.`,
      },
    },
  ]
}
