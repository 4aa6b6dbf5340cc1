import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { Tongue } from './dream/lexicon/languages.data.ts'

/** The source of a regular expression. */
export const pattern = z.string().min(1)

/** Members that are each the source of a regular expression. */
export const patterns = <const Name extends string>(...names: Name[]) => z.record(z.enum(names), pattern)

/** Reads what each of the five languages says, from a file in `data`. */
export const readByLanguage = <T extends z.ZodType>(file: string, language: T): Record<Tongue, z.infer<T>> =>
  readYaml(
    new URL(`../../data/${file}`, import.meta.url),
    z.strictObject({ en: language, cs: language, de: language, es: language, fr: language }),
  ) as Record<Tongue, z.infer<T>>
