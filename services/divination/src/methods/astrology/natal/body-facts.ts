import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../../wording.ts'
import { bodyNames, theBody } from '../chart/bodies.ts'
import { type Dignity, dignityOf } from '../chart/rulers.ts'
import { inWords, signName } from '../chart/signs.ts'
import { ordinal } from '../words/ordinals.ts'
import { bodyInSign, houseThemes } from '../words/words.data.ts'
import { wallAt } from '../zones/local-time.ts'
import type { Birth } from './birth.ts'
import type { PlacedBody } from './natal-chart.ts'

const clockAt = (zone: string, at: number): string => new Date(wallAt(zone, at)).toISOString().slice(11, 16)

const dignityWords: Readonly<Record<Dignity, string>> = {
  domicile: 'It rules this sign, and is at home here.',
  exaltation: 'By tradition it is exalted in this sign, an honoured guest.',
  detriment: 'It rules the sign opposite, and must work by borrowed means here.',
  fall: 'It is exalted in the sign opposite, and is little heeded here.',
}

export const bodyFact = (placedBody: PlacedBody, { place }: Birth, premium: boolean): Fact => {
  const { body, sign, alsoSign, changedAt, house, retrograde } = placedBody
  const name = bodyNames[body]
  const means = bodyInSign[body][sign] ?? ''
  const changed =
    alsoSign === undefined || changedAt === undefined
      ? []
      : [
          `Without a time of birth it can be in ${signName(sign)} or in ${signName(alsoSign)}: it changed sign at ${clockAt(place.timezone, changedAt)} that day.`,
          `In ${signName(alsoSign)}: ${bodyInSign[body][alsoSign] ?? ''}`,
        ]
  const dignity = premium && alsoSign === undefined && body !== 'node' ? dignityOf(body, sign) : undefined
  const detail = [
    alsoSign === undefined ? means : `In ${signName(sign)}: ${means}`,
    ...changed,
    ...(house === undefined ? [] : [`It stands in the ${ordinal(house)} house, that of ${houseThemes[house - 1]}.`]),
    ...(retrograde && body !== 'node'
      ? ['It was retrograde, seen from the Earth moving backwards: its matters are turned over inwardly first.']
      : []),
    ...(dignity ? [dignityWords[dignity]] : []),
  ]
  const kind = body === 'node' ? 'the mean ascending node of the Moon’s orbit' : 'apparent, seen from the centre of the Earth'
  return {
    id: body,
    label: `${name} in ${signName(sign)}${alsoSign === undefined ? '' : ` or ${signName(alsoSign)}`}`,
    detail: detail.join(' '),
    data: {
      ...placedBody,
      ...(changedAt === undefined ? {} : { changedAt: new Date(changedAt).toISOString() }),
      ...(dignity ? { dignity } : {}),
      place: house === undefined ? capital(theBody(body)) : `${capital(ordinal(house))} house`,
      why: `At ${inWords(placedBody)}, longitude ${placedBody.longitude.toFixed(4)}° on the ecliptic of that day, ${kind}; daily motion ${placedBody.speed.toFixed(4)}°.`,
    },
  }
}
