import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const names = z.record(z.string().regex(/^\d+$/), pattern)
const language = z.strictObject({ article: z.string(), rare: names, verb: pattern, names, spread: pattern })

const languages = Object.values(
  readYaml(new URL('../../../../data/tarot/subjects.yaml', import.meta.url), z.strictObject({ en: language, cs: language, de: language })),
)

/** A name at the beginning of a sentence: plain, in bold or in a link. */
const opened = (article: string, said: string): string => `(?<=^|[.!?…] )[[*]*${article && `${article} `}(?:${said})[\\]*]*`

const readers = languages.flatMap(({ article, rare, verb, names: everyday, spread }) => [
  ...Object.entries(rare).map(([major, said]) => ({ major, pattern: new RegExp(`${opened(article, said)} ${verb}`, 'mu') })),
  ...Object.entries({ ...rare, ...everyday }).map(([major, said]) => ({
    major,
    // A subject is at most six words long.
    pattern: new RegExp(`${opened(article, said)}(?=(?: [\\p{L}’'-]+){0,6}? (?:${spread})(?!\\p{L}))`, 'mu'),
  })),
])

/**
 * The ids of the major cards whose names are everyday words and that a sentence of the text has as its subject, doing what only a card
 * does.
 */
export const cardsAsSubjects = (text: string): string[] =>
  readers.filter(({ pattern: said }) => said.test(text)).map(({ major }) => `major-${major.padStart(2, '0')}`)
