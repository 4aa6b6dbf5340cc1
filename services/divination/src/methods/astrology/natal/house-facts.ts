import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, listed } from '../../../wording.ts'
import { theBody } from '../chart/bodies.ts'
import { rulerOf } from '../chart/rulers.ts'
import { inWords, placed, signName } from '../chart/signs.ts'
import { ordinal } from '../words/ordinals.ts'
import { ascendantInSign, houseThemes, midheavenInSign, signManner } from '../words/words.data.ts'
import type { NatalChart, Sky } from './natal-chart.ts'

export const angleFacts = ({ ascendant, midheaven }: Sky): Fact[] =>
  (
    [
      ['ascendant', 'Ascendant', ascendant, ascendantInSign, 'where the ecliptic rose over the eastern horizon'],
      ['midheaven', 'Midheaven', midheaven, midheavenInSign, 'where the ecliptic crossed the meridian'],
    ] as const
  ).map(([point, name, longitude, meanings, where]) => {
    const spot = placed(longitude)
    return {
      id: point,
      label: `${name} in ${signName(spot.sign)}`,
      detail: meanings[spot.sign] ?? '',
      data: {
        point,
        ...spot,
        place: 'Angle',
        why: `At ${inWords(spot)}: ${where}, from the local sidereal time and the latitude of the place.`,
      },
    }
  })

const rulerWords = (ruler: string, at: number, of: number): string =>
  at === of
    ? `Its ruler, ${ruler}, stands here itself.`
    : `Its ruler, ${ruler}, is in the ${ordinal(at)} house, that of ${houseThemes[at - 1]}.`

export const houseFacts = ({ bodies }: NatalChart, { cusps, system }: Sky, premium: boolean): Fact[] =>
  cusps.map((cusp, index) => {
    const house = index + 1
    const spot = placed(cusp)
    const within = bodies.filter((body) => body.house === house)
    const ruler = rulerOf(spot.sign)
    const rulerHouse = bodies.find(({ body }) => body === ruler)?.house ?? house
    const detail = [
      `The ${ordinal(house)} house is that of ${houseThemes[index]}. You meet it ${signManner[spot.sign]}.`,
      within.length > 0
        ? `Here ${within.length === 1 ? 'stands' : 'stand'} ${listed(within.map(({ body }) => theBody(body)))}.`
        : 'No planet stands here.',
      ...(premium ? [rulerWords(theBody(ruler), rulerHouse, house)] : []),
    ]
    return {
      id: `house-${house}`,
      label: `${capital(ordinal(house))} house in ${signName(spot.sign)}`,
      detail: detail.join(' '),
      data: {
        house,
        ...spot,
        system,
        bodies: within.map(({ body }) => body),
        ...(premium ? { ruler, rulerHouse } : {}),
        place: `${capital(ordinal(house))} house`,
        why: `Its cusp is at ${inWords(spot)}, ${system === 'placidus' ? 'by the houses of Placidus' : 'as a whole sign counted from the Ascendant'}.`,
      },
    }
  })
