import { z } from 'zod'
import { sentencesOf } from '../../../wording.ts'
import { inAnyOf, patterns, readByLanguage, whichOf } from '../../by-language.ts'
import { guarded } from '../../guarded.ts'
import { trigramIds } from '../trigrams.data.ts'

const placing = patterns('above', 'below', 'upper', 'lower', 'upperFirst', 'lowerFirst', 'stands', 'everyday', 'ofSign', 'like')
const language = z.strictObject({ trigrams: patterns(...trigramIds), words: placing })
const languages = Object.values(readByLanguage('iching/trigram-names.yaml', language))
const inAny = inAnyOf(languages.map(({ words }) => words))
const trigrams = trigramIds.map(inAnyOf(languages.map(({ trigrams }) => trigrams)))

const anyTrigram = `(${trigrams.join('|')})`
/** “The bright, quiet ”: an article and adjectives. */
const ADORNED = `(?:(?:\\p{L}{1,3} )?(?:(?!(?:${inAny('like')}) )\\p{L}{3,}(?: and| und| a| y| et|,)? ){1,2}|a |\\p{L}{2,3} |l[’'])?`
const [over, STANDS] = [`(?:(${inAny('above')})|${inAny('below')})`, `(?=\\p{L}{4})(?:${inAny('stands')}) `]
const stacked = guarded(
  `(?<!\\p{L})${anyTrigram} (?:\\p{L}+ )?${over} (?:(?<=(?:${inAny('stands')}) (?:${inAny('above')}|${inAny('below')}) )${ADORNED}|\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
  'iu',
)
/** “Over the earth stands the wind”, where the one above comes last; a verb as short as “is” says no more than that there is some. */
const overturned = guarded(
  `(?<!\\p{L})${over} ${ADORNED}${anyTrigram}(?: (?:\\p{L}{3,} )?(?:${inAny('ofSign')}),? \\p{L}{3,} | (?:\\p{L}{3,} )?${STANDS})${ADORNED}${anyTrigram}(?!\\p{L})`,
  'iu',
)
/** Any verb: “oben grollt der Donner”. Words this short are prepositions, which say where something else is. */
const VERB = '(?:(?:se|si) )?\\p{Ll}{4,} (?:(?:sich|se) )?'
const first = `(?:(${inAny('upperFirst')})|${inAny('lowerFirst')})`
const placed = [
  guarded(
    `(?<!\\p{L})${anyTrigram} (?:\\p{Ll}+ )?(?:(${inAny('upper')})|${inAny('lower')})(?! (?:\\p{L}{2,3} |l[’'])?${anyTrigram})(?!\\p{L})`,
    'iu',
  ),
  // With a comma only at the start: in “heaven above, the fire below” it ends what is said of heaven.
  guarded(
    `(?:(?<=^|[.;:!?]\\s)${first}, |(?<!\\p{L})${first}:? (?:(?:${inAny('stands')}) |${VERB})?)(?:a |\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
    'imu',
  ),
]
const trigramOf = whichOf(trigrams)
const idOf = (said = ''): string | undefined => trigramIds[trigramOf(said)]

/** The pairs of trigrams of which a text says in five languages that one stands above the other. */
export const stackedTrigrams = (text: string) =>
  [
    ...stacked.all(text).map(([said, first, over, second]) => ({ said, over, first, second })),
    ...overturned.all(text).map(([said, over, second, first]) => ({ said, over, first, second })),
  ].map(({ said, over, first, second }) => {
    const [upper, lower] = over ? [first, second] : [second, first]
    return { said, upper: idOf(upper), lower: idOf(lower) }
  })

const everyday = new RegExp(`(?:${inAny('everyday')})$`, 'iu')

/** The trigrams that a text places above or below, each named alone. Not in lower-case English, where “the earth below” is everyday speech. */
export const placedTrigrams = (text: string) =>
  placed
    .flatMap((each) => each.all(text))
    .map(([said, ...parts]) => ({
      said,
      place: parts.filter(Boolean).length > 1 ? 'upper' : 'lower',
      trigram: parts.map(idOf).find(Boolean),
    }))
    .filter(({ said }) => /^\p{Lu}/u.test(said) || !everyday.test(said))

/** The pairs of trigrams that a sentence places above and below: “above, the lake; below, the mountain”. */
export const pairedTrigrams = (text: string) =>
  (placedTrigrams(text).length < 2 ? [] : sentencesOf(text)).flatMap((sentence) => {
    const [[upper, ...more], [lower, ...others]] = (['upper', 'lower'] as const).map((place) =>
      placedTrigrams(sentence).filter((each) => each.place === place),
    ) as [ReturnType<typeof placedTrigrams>, ReturnType<typeof placedTrigrams>]
    const isPair = upper && lower && more.length + others.length === 0
    return isPair ? [{ said: `${upper.said}, ${lower.said}`, upper: upper.trigram, lower: lower.trigram }] : []
  })
