import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const schema = z.strictObject({
  otherNames: z.record(z.string(), z.string().length(2)),
  regionAbbreviations: z.record(z.string(), z.string().regex(/^(?:CA|AU)\.\d\d$/)),
})

/** Other names that people use for countries and regions. */
export const { otherNames, regionAbbreviations } = readYaml(new URL('../../../../data/astrology/countries.yaml', import.meta.url), schema)
