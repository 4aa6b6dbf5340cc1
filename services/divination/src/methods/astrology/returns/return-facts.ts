import type { Fact } from '@sibyl/contracts/http/readings'
import { houseOf } from '../chart/houses.ts'
import { signName, signOf } from '../chart/signs.ts'
import { aspectFact } from '../natal/aspect-fact.ts'
import { balanceFacts } from '../natal/balance-facts.ts'
import type { Birth } from '../natal/birth.ts'
import { placeFact, timeFact } from '../natal/birth-facts.ts'
import { angleFacts, houseFacts } from '../natal/house-facts.ts'
import { type NatalChart, natalChart } from '../natal/natal-chart.ts'
import { placeTitle } from '../places/find-places.ts'
import { natalPoints } from '../transits/natal-points.ts'
import { inSign } from '../transits/transit-words.ts'
import { dateInWords } from '../words/dates.ts'
import { ordinal } from '../words/ordinals.ts'
import { houseThemes, signManner } from '../words/words.data.ts'
import { wallAt } from '../zones/local-time.ts'
import { contactsOf } from './contacts.ts'
import { contactFact, laterBodyFact, laterPhaseFact } from './later-facts.ts'
import type { ReturnSky } from './later-sky.ts'
import { returning } from './returns.data.ts'

const names = { solar: 'Solar', lunar: 'Lunar' } as const
const spans = { solar: 'year', lunar: 'month' } as const

const day = (zone: string, at: number): string => dateInWords(wallAt(zone, at))

const returnFact = ({ kind, moment, until, natal }: ReturnSky): Fact => {
  const { at, place, time } = moment
  const on = day(place.timezone, at)
  const when = time
    ? `on ${on} at ${time.clock} by the clocks of ${place.name}`
    : `on ${on}, within half a day, as the hour of birth is not known`
  const where = time
    ? ` Its houses and angles are those of ${placeTitle(place)}.`
    : ' Without the hour of birth it has no houses and no angles.'
  return {
    id: 'return',
    label: `${names[kind]} return of ${on}`,
    detail: `The ${kind === 'solar' ? 'Sun' : 'Moon'} comes back to where it stood at birth, ${when}. The chart of that moment is read for the ${spans[kind]} until the next return, on ${day(place.timezone, until)}.${where}`,
    data: {
      kind: 'return',
      point: kind === 'solar' ? 'sun' : 'moon',
      returns: kind,
      on,
      until: day(place.timezone, until),
      town: place.name,
      timed: time !== undefined,
      place: `${names[kind]} return`,
      why: `The apparent longitude at birth was ${inSign(natal)}; the ${kind === 'solar' ? 'Sun' : 'Moon'} stands there again at ${new Date(at).toISOString().slice(11, 16)} UT. Precession is not taken out: the return is tropical.`,
    },
  }
}

/** The house of birth in which the return’s Ascendant falls: the field on which the span is met. */
const risingFact = (kind: ReturnSky['kind'], ascendant: number, natal: NatalChart): Fact[] => {
  if (!natal.sky) return []
  const house = houseOf(ascendant, natal.sky.cusps)
  return [
    {
      id: 'return-house',
      label: `Ascendant in the ${ordinal(house)} house of birth`,
      detail: `The Ascendant of the return falls in your ${ordinal(house)} house of birth, that of ${houseThemes[house - 1]}. By that door the ${spans[kind]} comes in.`,
      data: {
        point: 'ascendant',
        sign: signOf(ascendant),
        house,
        place: 'To your birth chart',
        why: `The Ascendant of the return stands at ${inSign(ascendant)}, between the cusps of the ${ordinal(house)} house of birth and the next.`,
      },
    },
  ]
}

const MOST_CONTACTS = 6
/** Degrees. With one degree a year may have none. */
const REACH = 2

/** The facts of a return: the return itself, its chart, how it meets the birth chart, and the birth it belongs to. */
export const returnFacts = (sky: ReturnSky, birth: Birth, premium: boolean): Fact[] => {
  const { kind, moment, chart } = sky
  const span = spans[kind]
  const angles = chart.sky ? angleFacts(chart.sky) : []
  const points = natalPoints(birth.at, birth.time ? birth.place : undefined)
  const moving = chart.bodies.flatMap(({ body, longitude, alsoSign }) =>
    body === 'node' || alsoSign !== undefined ? [] : [{ body, longitude }],
  )
  const contacts = contactsOf(moving, points, REACH).slice(0, MOST_CONTACTS)
  return [
    returnFact(sky),
    ...chart.bodies.map((body) => laterBodyFact(body, moment, returning[body.body].replace('{span}', span))),
    ...angles.map((fact): Fact => {
      const sign = Number(fact.data.sign)
      const part = fact.id === 'ascendant' ? `You meet the ${span}` : `What the world sees of you this ${span} is handled`
      return { ...fact, detail: `${part} ${signManner[sign]}. ${signName(sign)} holds this angle until the next return.` }
    }),
    ...(chart.sky ? houseFacts(chart, chart.sky, premium) : []),
    ...(chart.sky ? risingFact(kind, chart.sky.ascendant, natalChart(birth)) : []),
    ...contacts.map((contact) => contactFact(contact, 'of the return', `That holds for the ${span}.`)),
    ...chart.aspects.map((aspect) => aspectFact(aspect, chart.sky !== undefined)),
    ...balanceFacts(chart),
    laterPhaseFact(chart, 'The Moon at the return'),
    timeFact(birth),
    placeFact(birth, chart.sky?.system),
  ]
}
