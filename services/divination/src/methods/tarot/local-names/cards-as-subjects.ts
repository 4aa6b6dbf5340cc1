import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern } from '../../by-language.ts'
import { guarded, matching } from '../../guarded.ts'

const names = z.record(z.string().regex(/^\d+$/), pattern)
const language = z.strictObject({
  article: z.string(),
  rare: names,
  aside: pattern.transform((said) => `(?:, ${said}[^.,;:!?]{2,60},)`),
  seat: pattern.transform((said) => `(?:,? (?:${said}),?)`),
  inverted: pattern,
  verb: pattern,
  names,
  spread: pattern,
})

const languages = Object.values(
  readYaml(new URL('../../../../data/tarot/subjects.yaml', import.meta.url), z.strictObject({ en: language, cs: language, de: language })),
)

/** A name at the beginning of a sentence: plain, in bold or in a link. */
const opened = (article: string, said: string): string => `(?<=^|[.!?…] )[[*]*${article && `${article} `}(?:${said})[\\]*]*`

const subjectsIn = matching(
  languages.flatMap(({ article, rare, aside, seat, inverted, verb, names: everyday, spread }) => [
    ...Object.entries(rare).map(([major, said]) => ({ major, pattern: guarded(`${opened(article, said)}${seat}? ${verb}`, 'mu') })),
    ...Object.entries(rare).map(([major, said]) => ({
      major,
      pattern: guarded(
        `(?<=^|[.!?…] )${inverted} (?:${article.toLowerCase()}) (?:${said})(?!\\p{L})(?! (?:${article.toLowerCase()}|de[sr]|\\p{Ll}+er) \\p{Lu})`,
        'mu',
      ),
    })),
    ...Object.entries({ ...rare, ...everyday }).map(([major, said]) => ({
      major,
      // A subject is at most six words long.
      pattern: guarded(`${opened(article, said)}(?=${aside}?,?(?: [\\p{L}’'-]+){0,6}? (?:${spread})(?!\\p{L}))`, 'mu'),
    })),
  ]),
  ({ pattern }) => pattern,
)

/**
 * The ids of the major cards whose names are everyday words and that a sentence of the text has as its subject, doing what only a card
 * does.
 */
export const cardsAsSubjects = (text: string): string[] => subjectsIn(text).map(({ major }) => `major-${major.padStart(2, '0')}`)
