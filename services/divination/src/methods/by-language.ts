import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { Tongue } from './dream/lexicon/languages.data.ts'

/** The source of a regular expression. */
export const pattern = z.string().min(1)

/** Members that are each the source of a regular expression. */
export const patterns = <const Name extends string>(...names: Name[]) => z.record(z.enum(names), pattern)

/** The source of a regular expression with its parts in place of their names: “<point> in <sign>”. */
export const spelledOut = (source: string, parts: Readonly<Record<string, string>>): string =>
  source.replace(/<([A-Za-z]+)>/g, (_, part: string) => spelledOut(parts[part] ?? '', parts))

type WordsOf<L> = { [Member in keyof L]: L[Member] extends string ? Member : never }[keyof L]

/** The words of all languages for one member of a file, as one pattern: a text is tried in every language. */
export const inAnyOf =
  <L>(languages: Readonly<Record<string, L>> | readonly L[]) =>
  (member: WordsOf<L>): string =>
    Object.values<L>(languages)
      .map((language) => language[member])
      .join('|')

/** Finds which of several words, each the source of a pattern, a whole text is; -1 if it is none. */
export const whichOf = (words: readonly string[]): ((said: string) => number) => {
  const patterns = words.map((word) => new RegExp(`^(?:${word})$`, 'iu'))
  return (said) => patterns.findIndex((pattern) => pattern.test(said))
}

/** Reads what each of the five languages says, from a file in `data`. */
export const readByLanguage = <T extends z.ZodType>(file: string, language: T): Record<Tongue, z.infer<T>> =>
  readYaml(
    new URL(`../../data/${file}`, import.meta.url),
    z.strictObject({ en: language, cs: language, de: language, es: language, fr: language }),
  ) as Record<Tongue, z.infer<T>>

/** Reads how several languages name things, each from its own file in the `data` of a method. */
export const readNames = <T extends object>(
  method: string,
  languages: readonly Tongue[],
  names: z.ZodType<T>,
): ({ language: Tongue } & T)[] =>
  languages.map((language) => ({
    language,
    ...readYaml(new URL(`../../data/${method}/names.${language}.yaml`, import.meta.url), names),
  }))
