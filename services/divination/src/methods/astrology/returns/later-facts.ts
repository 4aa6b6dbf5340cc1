import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../../wording.ts'
import { aspectAngles } from '../chart/aspects.ts'
import { bodyNames } from '../chart/bodies.ts'
import { inWords, placed } from '../chart/signs.ts'
import { phaseFact } from '../natal/balance-facts.ts'
import type { Birth } from '../natal/birth.ts'
import { bodyFact } from '../natal/body-facts.ts'
import type { NatalChart, PlacedBody } from '../natal/natal-chart.ts'
import { pointName, subjects } from '../transits/transit-words.ts'
import { ordinal } from '../words/ordinals.ts'
import { aspectMeanings, aspectVerbs, birthPhases, concerns, houseThemes, signManner } from '../words/words.data.ts'
import type { Contact } from './contacts.ts'
import { phases } from './returns.data.ts'

/** A body of a later sky: what it says there, instead of what it says in a birth chart. `moment` gives the place and its clocks. */
export const laterBodyFact = (body: PlacedBody, moment: Birth, says: string): Fact => {
  const fact = bodyFact(body, moment, false)
  const { sign, alsoSign, house, retrograde } = body
  const housed = house === undefined ? '' : ` It stands in the ${ordinal(house)} house, that of ${houseThemes[house - 1]}.`
  const manner = alsoSign === undefined ? ` It goes about it ${signManner[sign]}.` : ''
  const turned = retrograde && body.body !== 'node' ? ' It is retrograde: its matters are turned over inwardly first.' : ''
  return { ...fact, detail: `${says}.${housed}${manner}${turned}` }
}

/** The Moon's phase in a later sky; where the hour is open, it may be one of two. */
export const laterPhaseFact = (chart: NatalChart, place: string): Fact => {
  const fact = phaseFact(chart)
  const meant = [fact.data.phase, fact.data.alsoPhase].flatMap((phase) => phases[birthPhases.findIndex(({ id }) => id === phase)] ?? [])
  return { ...fact, detail: meant.join(' Or: '), data: { ...fact.data, place } }
}

/** An aspect of a later body to a point of the birth chart. `whose` distinguishes the body from that of the birth; `lasts` says how long. */
export const contactFact = ({ a, b, aspect, orb, at, natal }: Contact, whose: string, lasts: string): Fact => {
  const apart = aspect === 'conjunction' ? 'the same degree' : `${aspectAngles[aspect]}° apart`
  const [here, there] = [placed(at), placed(natal)]
  return {
    id: `contact-${a}-${aspect}-${b}`,
    label: `${bodyNames[a]} ${aspectVerbs[aspect]} your natal ${pointName(b)}`,
    detail: `${capital(concerns[a])} and ${subjects[b]} ${aspectMeanings[aspect]}. ${lasts}`,
    data: {
      a,
      b,
      aspect,
      signs: [here.sign, there.sign],
      orb,
      natal: true,
      place: 'To your birth chart',
      why: `${bodyNames[a]} ${whose} at ${inWords(here)}, ${pointName(b)} at birth at ${inWords(there)}: ${apart}, within ${orb.toFixed(2)}°.`,
    },
  }
}
