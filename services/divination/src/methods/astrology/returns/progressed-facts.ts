import type { Fact } from '@sibyl/contracts/http/readings'
import { signName } from '../chart/signs.ts'
import { aspectFact } from '../natal/aspect-fact.ts'
import { balanceFacts } from '../natal/balance-facts.ts'
import type { Birth } from '../natal/birth.ts'
import { placeFact, timeFact } from '../natal/birth-facts.ts'
import { angleFacts, houseFacts } from '../natal/house-facts.ts'
import { natalPoints } from '../transits/natal-points.ts'
import { moonChanges, progressedTo, type Quarter } from '../transits/progressions.ts'
import { dateInWords } from '../words/dates.ts'
import { phaseNames } from '../words/words.data.ts'
import { contactsOf } from './contacts.ts'
import { contactFact, laterBodyFact, laterPhaseFact } from './later-facts.ts'
import type { progressedSky } from './later-sky.ts'
import { progressed } from './returns.data.ts'

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const UNSURE = ' Without the hour of birth that is sure to about half a year.'

const progressionFact = (birth: Birth, date: number): Fact => {
  const day = dateInWords(progressedTo(birth.at, date))
  const on = dateInWords(date)
  return {
    id: 'progressions',
    label: `Progressions of ${on}`,
    detail: `A day after the birth stands for a year of life: ${day} is the sky of ${on}. It is read as what has ripened, not as what happens.${birth.time ? ' The houses are those of the birth.' : ''}`,
    data: {
      kind: 'progressions',
      on,
      skyOf: day,
      timed: birth.time !== undefined,
      place: 'Secondary progressions',
      why: `The method of Placidus: a mean solar day for a mean tropical year, ${((date - birth.at) / 31_556_925_200).toFixed(2)} of them since the birth.`,
    },
  }
}

/** The last and the next of the progressed Moon's changes, as facts. */
const around = <Change extends { at: number }>(
  changes: readonly Change[],
  date: number,
  fact: (change: Change, when: string, past: boolean) => Fact,
): Fact[] =>
  [changes.findLast(({ at }) => at <= date), changes.find(({ at }) => at > date)].flatMap((change) =>
    change ? fact(change, monthAndYear.format(change.at), change.at <= date) : [],
  )

const changeFacts = (birth: Birth, date: number): Fact[] => {
  const { signs, phases } = moonChanges(birth.at, date)
  const unsure = birth.time ? '' : UNSURE
  const why = 'Found along the Moon’s way in the days after the birth, each of which stands for a year.'
  const entry = ({ sign }: { sign: number }, when: string, past: boolean): Fact => ({
    id: past ? 'moon-since' : 'moon-next',
    label: past ? `Moon in ${signName(sign)} since ${when}` : `Moon in ${signName(sign)} from ${when}`,
    detail: `The progressed Moon ${past ? 'entered' : 'enters'} ${signName(sign)} in ${when}.${unsure}`,
    data: { point: 'moon', sign, when, place: 'The progressed Moon', why },
  })
  const turn = ({ phase }: { phase: Quarter }, when: string, past: boolean): Fact => ({
    id: past ? 'turn-since' : 'turn-next',
    label: `Progressed ${phaseNames[phase].toLowerCase().replace('moon', 'Moon')} in ${when}`,
    detail: `The progressed Moon ${past ? 'came' : 'comes'} to this quarter in ${when}; a round of them takes some thirty years.${unsure}`,
    data: { point: 'moon', turn: phase, when, place: 'The progressed Moon', why },
  })
  return [...around(signs, date, entry), ...around(phases, date, turn)]
}

const MOST_CONTACTS = 8
/** A degree, about a year of the Sun's, as astrologers count progressions. */
const REACH = 1
/** Bodies that a life is too short to carry far. */
const slow: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'node']

/** The facts of a progressed chart: its bodies, how they meet the birth chart, and the Moon's changes. `date` in Unix milliseconds. */
export const progressedFacts = (
  { moment, chart }: ReturnType<typeof progressedSky>,
  birth: Birth,
  date: number,
  premium: boolean,
): Fact[] => {
  const points = natalPoints(birth.at, birth.time ? birth.place : undefined)
  const moving = chart.bodies.flatMap(({ body, longitude, alsoSign }) =>
    body === 'node' || slow.includes(body) || alsoSign !== undefined ? [] : [{ body, longitude }],
  )
  const angles = chart.sky ? angleFacts(chart.sky) : []
  return [
    progressionFact(birth, date),
    ...chart.bodies.map((body) => laterBodyFact(body, moment, progressed[body.body])),
    ...changeFacts(birth, date),
    ...contactsOf(moving, points, REACH)
      .slice(0, MOST_CONTACTS)
      .map((contact) =>
        contactFact(contact, 'progressed', contact.a === 'moon' ? 'It holds for a month or two.' : 'It holds for a year or two.'),
      ),
    ...angles.map((fact): Fact => ({ ...fact, detail: `Of the birth chart, whose houses are kept. ${fact.detail}` })),
    ...(chart.sky ? houseFacts(chart, chart.sky, premium) : []),
    ...chart.aspects.map((aspect) => aspectFact(aspect, chart.sky !== undefined)),
    ...balanceFacts(chart),
    laterPhaseFact(chart, 'The progressed Moon’s phase'),
    timeFact(birth),
    placeFact(birth, chart.sky?.system),
  ]
}
