import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const file = new URL('../../../../data/astrology/countries.yaml', import.meta.url)

const schema = z.strictObject({
  abbreviatedWords: z.record(z.string(), z.string()),
  otherNames: z.record(z.string(), z.string().length(2)),
  regionAbbreviations: z.record(z.string(), z.string().regex(/^(?:CA|AU)\.\d\d$/)),
})

/** Other names that people use for countries and regions, and words that they abbreviate. */
export const { abbreviatedWords, otherNames, regionAbbreviations } = readYaml(file, schema)
