import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const file = (name: string): URL => new URL(`../../../../data/dream/${name}.yaml`, import.meta.url)

/** The languages of which the oracle knows a few dozen of the commonest symbols; English it knows at length. */
const language = z.enum(['en', 'cs', 'de', 'es', 'fr'])
export type Tongue = z.infer<typeof language>

const entries = (name: Exclude<Tongue, 'en'>) => readYaml(file(`entries.${name}`), z.record(z.string(), z.string().min(1)))

/** How the commonest entries are said, by key; sources of regular expressions for whole words. */
export const tongues = { cs: entries('cs'), de: entries('de'), es: entries('es'), fr: entries('fr') }

/** The commonest words of each language, separated by spaces. */
export const commonWords = readYaml(file('common-words'), z.record(language, z.string().min(1)))
