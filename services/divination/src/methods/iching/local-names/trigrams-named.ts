import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const places = z.enum(['above', 'below', 'upper', 'lower', 'upperFirst', 'lowerFirst'])
const { trigrams, words } = readYaml(
  new URL('../../../../data/iching/trigram-names.yaml', import.meta.url),
  z.strictObject({ trigrams: z.record(z.string(), pattern), words: z.record(places, pattern) }),
)

const anyTrigram = `(${Object.values(trigrams).join('|')})`
const stacked = new RegExp(
  `(?<!\\p{L})${anyTrigram} (?:\\p{L}+ )?(?:(${words.above})|${words.below}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
  'giu',
)
const placed = [
  new RegExp(
    `(?<!\\p{L})${anyTrigram} (?:\\p{Ll}+ )?(?:(${words.upper})|${words.lower})(?! (?:\\p{L}{2,3} |l[’'])?${anyTrigram})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:(${words.upperFirst})|${words.lowerFirst}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`, 'giu'),
]
const exactly = Object.entries(trigrams).map(([id, said]) => ({ id, pattern: new RegExp(`^(?:${said})$`, 'iu') }))
const isOver = (said: string | undefined): boolean =>
  said !== undefined && new RegExp(`^(?:${words.upper}|${words.upperFirst})$`, 'iu').test(said)
const idOf = (said = ''): string | undefined => exactly.find(({ pattern: whole }) => whole.test(said))?.id

/** The pairs of trigrams of which a text says in five languages that one stands above the other. */
export const stackedTrigrams = (text: string) =>
  [...text.matchAll(stacked)].map(([said, first = '', over, second = '']) => {
    const [upper, lower] = over ? [first, second] : [second, first]
    return { said, upper: idOf(upper), lower: idOf(lower) }
  })

/** The trigrams that a text places above or below, each named alone. Not in lower-case English, where “the earth below” is everyday speech. */
export const placedTrigrams = (text: string) =>
  placed
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([said, ...parts]) => ({ said, place: parts.some(isOver) ? 'upper' : 'lower', trigram: parts.map(idOf).find(Boolean) }))
    .filter(({ said }) => /^\p{Lu}/u.test(said) || !/(?:above|below|beneath|on top)$/iu.test(said))
