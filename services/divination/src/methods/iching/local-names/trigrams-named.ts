import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const { trigrams, above, below } = readYaml(
  new URL('../../../../data/iching/trigram-names.yaml', import.meta.url),
  z.strictObject({ trigrams: z.record(z.string(), pattern), above: pattern, below: pattern }),
)

const anyTrigram = `(${Object.values(trigrams).join('|')})`
const stacked = new RegExp(
  `(?<!\\p{L})${anyTrigram} (?:\\p{L}+ )?(?:(${above})|${below}) (?:\\p{L}{2,3} |l[’'])?${anyTrigram}(?!\\p{L})`,
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
