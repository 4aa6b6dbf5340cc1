import { signNames } from '@sibyl/contracts/signs'

const degree = /(?<![\d.,])(\d{1,3})(?:[.,]\d+)?(?:°|º| (?:degrees?|Grad|stupň\p{L}+|grados?|degrés?)(?!\p{L}))/gu
/** The facts give no position in degrees: a degree in a text must belong to an aspect or to the place of birth. */
const degreeOfSign = new RegExp(`\\d(?:°|º| degrees?)(?:\\d+[’'′]?)? (?:of |in |into )?(?:${signNames.join('|')})\\b`)
/** Angles that any text on aspects may name. */
const wholeAngles = new Set([0, 30, 60, 90, 120, 180, 360])

/** Finds a degree that no fact has, neither rounded nor truncated. */
const measured = (text: string, words: string): string | undefined => {
  const held = (words.match(/\d+(?:\.\d+)?(?=°)/g) ?? []).map(Number).flatMap((angle) => [Math.floor(angle), Math.round(angle)])
  return [...text.matchAll(degree)].find(([, said]) => !wholeAngles.has(Number(said)) && !held.includes(Number(said)))?.[0]
}

const born =
  /born (?:by|at|during the|in the) (day|night)|(?:bei|am) (Tage?|Nacht) geboren|née? (?:de|le|la) (jour|nuit)|nacid[oa] de (día|noche)|narozen\p{L}* (?:ve|v) (dne|noci)/iu
const byDay = /day|tag|jour|día|dne/i

/** Finds a text that calls a birth by night one by day, or the other way round. Without such a fact it finds nothing. */
const mistimed = (text: string, words: string): string | undefined => {
  const [said, ...times] = born.exec(text) ?? []
  const time = times.find(Boolean)
  return time && words.includes(`A birth by ${byDay.test(time) ? 'night' : 'day'}`) ? said : undefined
}

const chartRuler = /\b(?:chart[’']?s? ruler|ruler of (?:your|the) chart)(?: is|,|:) (?:the )?(\p{Lu}\p{Ll}+)/u

/** Finds a ruler of the chart that differs from the one in the facts. */
const misruled = (text: string, words: string): string | undefined => {
  const [said, ruler] = chartRuler.exec(text) ?? []
  return said && words.includes(' as ruler of the chart') && !words.includes(`${ruler} as ruler of the chart`) ? said : undefined
}

/** Finds a false claim of a text about the whole chart or about degrees. `words` is the text of all facts. */
export const claimOfBirth = (text: string, words: string): string | undefined =>
  measured(text, words) ?? degreeOfSign.exec(text)?.[0] ?? mistimed(text, words) ?? misruled(text, words)
