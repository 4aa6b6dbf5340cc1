import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { inAnyOf, patterns, readByLanguage } from '../methods/by-language.ts'
import type { Tongue } from '../methods/dream/lexicon/languages.data.ts'

const MOST_PHRASES = 60

const phrases = z.array(z.string()).min(1)

const statements = z
  .strictObject({
    /** Words separated by "|". A phrase after one of them in the same clause is denied, feared or reported. */
    negations: z.string(),
    /** A phrase after one of these words is possible, not certain. */
    hedges: z.string(),
    /** Words that several phrases share: `<others>` stands for those of the class `others`. */
    classes: z.record(z.string(), z.string()),
    certain: phrases,
    medical: phrases,
    worldly: phrases.max(12),
    frightening: phrases,
  })
  .refine(({ certain, medical, frightening }) => certain.length + medical.length + frightening.length <= MOST_PHRASES, {
    error: `has more than ${MOST_PHRASES} phrases`,
  })

export type Statements = z.infer<typeof statements> & { tongue: Tongue }

/** What no reading may say, by language. */
export const forbiddenStatements = Object.entries({ en: 'english', cs: 'czech', de: 'german', es: 'spanish', fr: 'french' }).map(
  ([tongue, name]) => ({
    tongue: tongue as Tongue,
    ...readYaml(new URL(`../../data/statements/${name}.yaml`, import.meta.url), statements),
  }),
)

export const contractions = readYaml(
  new URL('../../data/statements/contractions.yaml', import.meta.url),
  z.array(z.tuple([z.string().transform((source) => new RegExp(source, 'g')), z.string()])),
)

/** Words of all languages that only look like a statement, or that bind clauses. The file says what each member is. */
export const anyWord = inAnyOf(readByLanguage('statements/words.yaml', patterns('article', 'dread', 'death', 'sign', 'subordinate')))
