import type { Name } from '../compose/scope.ts'
import type { Fact } from '../reading-request.ts'
import { numberIn } from './matter.ts'

const signs = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces']
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']

/** A sign's name in paths, by its number from 0. */
const signOf = (sign: number | undefined): string | undefined => (sign === undefined ? undefined : signs[sign])

export const signVars = (fact: Fact) => {
  const sign = numberIn(fact, 'sign')
  return { sign: signOf(sign), alsoSign: signOf(numberIn(fact, 'alsoSign')), house: numberIn(fact, 'house') }
}

/** The sign of a placement; undefined if it depends on an unknown hour. */
export const onlySignOf = (fact: Fact): string | undefined =>
  numberIn(fact, 'alsoSign') === undefined ? signOf(numberIn(fact, 'sign')) : undefined

export const ordinalOf = (house: number | undefined): string | undefined => (house === undefined ? undefined : ordinals[house - 1])

/** join, soft or hard: the character that aspects of a kind share. */
export const mannerOf = (aspect: string | undefined): string | undefined =>
  aspect === undefined ? undefined : aspect === 'conjunction' ? 'join' : aspect === 'trine' || aspect === 'sextile' ? 'soft' : 'hard'

/** A placement within a sentence: your Sun in Taurus. */
export const placementName = ({ label, id }: Fact, article = 'your '): Name => ({ article, text: label, id })

/** A label that begins with no name of a point, within a sentence. */
export const runningName = ({ label, id }: Fact): Name => ({
  text: label.replace(/^(?!Moon|Ascendant)\p{Lu}/u, (letter) => letter.toLowerCase()),
  id,
})
