import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

/**
 * Folded names that the table of places lacks, or has only for a smaller place, each with the GeoNames id of the city people mean by it.
 */
export const aliases: Readonly<Record<string, string>> = readYaml(
  new URL('../../../../data/astrology/place-aliases.yaml', import.meta.url),
  z.record(z.string().regex(/^[\p{Ll}\p{Lo}\p{N} ]+$/u), z.string().regex(/^\d+$/)),
)
