import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { languages } from './language.ts'

const schema = z.record(z.enum(languages), z.strictObject({ crisis: z.string().min(100), support: z.string().min(100) }))

/** Help lines by language: `crisis` replaces a reading, `support` stands under one. */
export const helpLines = readYaml(new URL('../../data/safety/help-lines.yaml', import.meta.url), schema)
