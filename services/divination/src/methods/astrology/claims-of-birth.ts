import { signNames } from '@sibyl/contracts/signs'

const degree = /(?<![\d.,])(\d{1,3})(?:[.,]\d+)?(?:°|º| (?:degrees?|Grad|stupň\p{L}+|grados?|degrés?)(?!\p{L}))/gu
/** The facts place nothing by degree: a degree belongs to an aspect or to the place of birth. */
const degreeOfSign = new RegExp(`\\d(?:°|º| degrees?)(?:\\d+[’'′]?)? (?:of |in |into )?(?:${signNames.join('|')})\\b`)
/** Angles that any text on aspects may name. */
const wholeAngles = new Set([0, 30, 60, 90, 120, 180, 360])

/** Finds a degree that no fact has, rounded or cut off. */
const measured = (text: string, words: string): string | undefined => {
  const held = (words.match(/\d+(?:\.\d+)?(?=°)/g) ?? []).map(Number).flatMap((angle) => [Math.floor(angle), Math.round(angle)])
  return [...text.matchAll(degree)].find(([, said]) => !wholeAngles.has(Number(said)) && !held.includes(Number(said)))?.[0]
}

const born =
  /born (?:by|at|during the|in the) (day|night)|(?:bei|am) (Tage?|Nacht) geboren|née? (?:de|le|la) (jour|nuit)|nacid[oa] de (día|noche)|narozen\p{L}* (?:ve|v) (dne|noci)/u
const byDay = /day|Tag|jour|día|dne/

/** Finds a birth by day that was one by night, or the other way. A chart that does not say leaves it open. */
const mistimed = (text: string, words: string): string | undefined => {
  const [said, ...times] = born.exec(text) ?? []
  const time = times.find(Boolean)
  return time && words.includes(`A birth by ${byDay.test(time) ? 'night' : 'day'}`) ? said : undefined
}

const chartRuler = /\b(?:chart[’']?s? ruler|ruler of (?:your|the) chart)(?: is|,|:) (?:the )?(\p{Lu}\p{Ll}+)/u

/** Finds another ruler of the chart than the one that the facts name. */
const misruled = (text: string, words: string): string | undefined => {
  const [said, ruler] = chartRuler.exec(text) ?? []
  return said && words.includes(' as ruler of the chart') && !words.includes(`${ruler} as ruler of the chart`) ? said : undefined
}

/** Finds what a text says wrongly of the chart as a whole or by degrees. `words` are all that the facts say. */
export const claimOfBirth = (text: string, words: string): string | undefined =>
  measured(text, words) ?? degreeOfSign.exec(text)?.[0] ?? mistimed(text, words) ?? misruled(text, words)
