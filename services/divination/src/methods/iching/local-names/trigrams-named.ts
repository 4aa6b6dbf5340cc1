import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const { trigrams, above, below, upper, lower } = readYaml(
  new URL('../../../../data/iching/trigram-names.yaml', import.meta.url),
  z.strictObject({ trigrams: z.record(z.string(), pattern), above: pattern, below: pattern, upper: pattern, lower: pattern }),
)

const anyTrigram = `(${Object.values(trigrams).join('|')})`
const stacked = new RegExp(
  `(?<!\\p{L})${anyTrigram} (?:\\p{L}+ )?(?:(${above})|${below}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
  'giu',
)
/** Alone and capitalised, as the poem of a figure has it. */
const placed = new RegExp(
  `(?<!\\p{L})${anyTrigram} (?:\\p{Ll}+ )?(?:(${upper})|${lower})(?! (?:\\p{L}{2,3} |l[’'])?${anyTrigram})(?!\\p{L})`,
  'giu',
)
const exactly = Object.entries(trigrams).map(([id, said]) => ({ id, pattern: new RegExp(`^(?:${said})$`, 'iu') }))
const idOf = (said: string): string | undefined => exactly.find(({ pattern: whole }) => whole.test(said))?.id

/** The pairs of trigrams of which a text says in five languages that one stands above the other. */
export const stackedTrigrams = (text: string) =>
  [...text.matchAll(stacked)].map(([said, first = '', over, second = '']) => {
    const [upper, lower] = over ? [first, second] : [second, first]
    return { said, upper: idOf(upper), lower: idOf(lower) }
  })

/** The trigrams of which a text says that they lie above or below, each alone. */
export const placedTrigrams = (text: string) =>
  [...text.matchAll(placed)]
    .filter(([said]) => /^\p{Lu}/u.test(said))
    .map(([said, name = '', over]) => ({ said, place: over ? ('upper' as const) : ('lower' as const), trigram: idOf(name) }))
