import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { concerns } from './concern.ts'
import { type Language, languages } from './language.ts'

const phrases = z.array(z.string().min(1)).min(1)

const schema = z.strictObject({
  /** The words that identify the language, separated by spaces. */
  frequent: z.string(),
  /** Words shared by several phrases, under the name in capitals that stands for them there. */
  names: z.record(z.string().regex(/^[A-Z]{3,}$/), z.string()),
  crisis: phrases,
  danger: phrases,
  support: phrases,
  harmless: phrases,
  mortality: phrases,
  elsewhere: phrases,
  concerns: z.strictObject(
    Object.fromEntries(concerns.map((concern) => [concern, phrases])) as Record<(typeof concerns)[number], typeof phrases>,
  ),
})

const read = (language: Language) => readYaml(new URL(`../../data/safety/phrases.${language}.yaml`, import.meta.url), schema)

/** The phrases of each language by what they indicate. Each file documents the notation. */
export const phraseData = languages.map((language) => ({ language, ...read(language) }))
