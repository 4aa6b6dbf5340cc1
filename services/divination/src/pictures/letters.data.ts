import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const schema = z.record(z.string().length(1), z.strictObject({ width: z.number().positive(), path: z.string().min(1) }))

/** Capitals and digits as paths, 200 units to the em, standing on y = 0. */
export const letters = readYaml(new URL('../../data/pictures/letters.yaml', import.meta.url), schema)
