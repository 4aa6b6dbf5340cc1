import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern, whichOf } from '../../by-language.ts'
import { guarded } from '../../guarded.ts'

const places = z.enum(['above', 'below', 'upper', 'lower', 'upperFirst', 'lowerFirst'])
const { trigrams, words } = readYaml(
  new URL('../../../../data/iching/trigram-names.yaml', import.meta.url),
  z.strictObject({ trigrams: z.record(z.string(), pattern), words: z.record(places, pattern) }),
)

const anyTrigram = `(${Object.values(trigrams).join('|')})`
const stacked = guarded(
  `(?<!\\p{L})${anyTrigram} (?:\\p{L}+ )?(?:(${words.above})|${words.below}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
  'iu',
)
const placed = [
  guarded(
    `(?<!\\p{L})${anyTrigram} (?:\\p{Ll}+ )?(?:(${words.upper})|${words.lower})(?! (?:\\p{L}{2,3} |l[’'])?${anyTrigram})(?!\\p{L})`,
    'iu',
  ),
  guarded(`(?<!\\p{L})(?:(${words.upperFirst})|${words.lowerFirst}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`, 'iu'),
]
const [trigramOf, overOf] = [whichOf(Object.values(trigrams)), whichOf([words.upper, words.upperFirst])]
const isOver = (said = ''): boolean => overOf(said) >= 0
const idOf = (said = ''): string | undefined => Object.keys(trigrams)[trigramOf(said)]

/** The pairs of trigrams of which a text says in five languages that one stands above the other. */
export const stackedTrigrams = (text: string) =>
  stacked.all(text).map(([said, first = '', over, second = '']) => {
    const [upper, lower] = over ? [first, second] : [second, first]
    return { said, upper: idOf(upper), lower: idOf(lower) }
  })

/** The trigrams that a text places above or below, each named alone. Not in lower-case English, where “the earth below” is everyday speech. */
export const placedTrigrams = (text: string) =>
  placed
    .flatMap((each) => each.all(text))
    .map(([said, ...parts]) => ({ said, place: parts.some(isOver) ? 'upper' : 'lower', trigram: parts.map(idOf).find(Boolean) }))
    .filter(({ said }) => /^\p{Lu}/u.test(said) || !/(?:above|below|beneath|on top)$/iu.test(said))
