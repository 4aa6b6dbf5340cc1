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
  const [said, ruler] = chartRuler.exec(text) ?? chartRuled.exec(text) ?? []
  return said && words.includes(' as ruler of the chart') && !words.includes(`${ruler} as ruler of the chart`) ? said : undefined
}

const chartRuled = /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:rules|governs) (?:your|the) (?:whole )?chart(?!\p{L})/u

/** Hours of birth by the word that a text may use for them, wide enough for any season. */
const hours: readonly (readonly [RegExp, from: number, until: number])[] = [
  [/^(?:noon|midday|poledne|Mittag|mediodía|midi)/iu, 11, 14],
  [/^(?:midnight|půlnoc|Mitternacht|medianoche|minuit)/iu, 23, 26],
  [/^(?:dawn|sunrise|morning|úsvitu|rán|Morgen|amanecer|mañana|aube|matin)/iu, 2, 12],
  [/^(?:dusk|evening|večer|Abend|atardecer|tarde|soir)/iu, 15, 24],
]
const bornWhen =
  /(?<!\p{L})(?:[Bb]orn (?:at|around|in the|before|near) (?:the )?|[Nn]arozen\p{L}* (?:v|o|k|za|ráno )?|[Nn]acid[oa] (?:al|a|por la|de) |[Nn]ée? (?:à|au|le|dans le) )(\p{L}+)/gu
const clock = /(?<!\d)(\d\d):\d\d local time/u

/** Finds a part of the day that the time of birth contradicts. */
const mistimedHour = (text: string, words: string): string | undefined => {
  const hour = Number(clock.exec(words)?.[1] ?? Number.NaN)
  if (Number.isNaN(hour)) return undefined
  return [...text.matchAll(bornWhen)].find(([, said = '']) => {
    const [, from = 0, until = 24] = hours.find(([pattern]) => pattern.test(said)) ?? []
    return !((hour >= from && hour < until) || (hour + 24 >= from && hour + 24 < until))
  })?.[0]
}

const bornWhere = /(?<!\p{L})(?:born in|in|nacid[oa] en|née? à) (\p{Lu}\p{L}+)(?: geboren)?/gu
const seasons = /^(?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z]+$)/u

/** Finds a place of birth that no fact names. */
const misplaced = (text: string, words: string): string | undefined =>
  words.includes('Born in ')
    ? [...text.matchAll(bornWhere)].find(
        ([said, place = '']) =>
          (/^(?:born|nacid|né)/u.test(said) || said.endsWith(' geboren')) &&
          !words.includes(place) &&
          !seasons.test(place) &&
          !signNames.some((sign) => sign === place),
      )?.[0]
    : undefined

/** Finds a false claim of a text about the whole chart or about degrees. `words` is the text of all facts. */
export const claimOfBirth = (text: string, words: string): string | undefined =>
  measured(text, words) ??
  degreeOfSign.exec(text)?.[0] ??
  mistimed(text, words) ??
  mistimedHour(text, words) ??
  misplaced(text, words) ??
  misruled(text, words)
