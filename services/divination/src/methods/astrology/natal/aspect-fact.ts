import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../../wording.ts'
import type { Aspect } from '../chart/aspects.ts'
import { bodyNames } from '../chart/bodies.ts'
import { aspectMeanings, aspectVerbs, concerns } from '../words/words.data.ts'

const nearness = ({ orb, applying }: Aspect, timed: boolean): string =>
  timed
    ? `The aspect is ${orb < 1 ? 'nearly exact' : `${orb.toFixed(1)}° from exact`} and ${applying ? 'still closing' : 'already parting'}.`
    : `It held all that day; in the middle of the day it was ${orb.toFixed(1)}° from exact.`

export const aspectFact = (aspect: Aspect, timed: boolean): Fact => {
  const { a, b, aspect: kind, angle, orb } = aspect
  const [first, second] = [bodyNames[a], bodyNames[b]]
  return {
    id: `aspect-${a}-${b}`,
    label: `${first} ${aspectVerbs[kind]} ${second}`,
    detail: `${capital(concerns[a])} and ${concerns[b]} ${aspectMeanings[kind]}. ${nearness(aspect, timed)}`,
    data: {
      ...aspect,
      place: 'Aspect',
      why: `${first} and ${second} stood ${angle === 0 ? 'within' : `${angle}° apart, within`} ${orb.toFixed(2)}°.`,
    },
  }
}
