import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const file = (name: string): URL => new URL(`../../../../data/dream/${name}.yaml`, import.meta.url)

/** The languages in which the lexicon has only a few dozen of the most common symbols. For English it is complete. */
const language = z.enum(['en', 'cs', 'de', 'es', 'fr'])
export type Tongue = z.infer<typeof language>

const entries = (name: Exclude<Tongue, 'en'>) => readYaml(file(`entries.${name}`), z.record(z.string(), z.string().min(1)))

/** The words for the most common entries, by key; regular expression sources for whole words. */
export const tongues = { cs: entries('cs'), de: entries('de'), es: entries('es'), fr: entries('fr') }

const names = (name: Exclude<Tongue, 'en'>) => readYaml(file(`names.${name}`), z.record(z.string(), z.array(z.string()).min(1)))

/** What each language calls the same entries in a heading, by key: base forms, the plain one first. */
export const baseForms = { cs: names('cs'), de: names('de'), es: names('es'), fr: names('fr') }

/** The most common words of each language, separated by spaces. */
export const commonWords = readYaml(file('common-words'), z.record(language, z.string().min(1)))
