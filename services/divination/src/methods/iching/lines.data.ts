import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const rule = z.strictObject({ ids: z.array(text), chief: z.int(), says: text })
const value = z.enum(['6', '7', '8', '9'])
const lines = z.strictObject({ kinds: z.record(value, text), standings: z.array(text).length(6), leading: z.array(rule).length(8) })

/** What is said of lines, and which texts lead. The file says what each member is. */
export const { kinds, standings, leading } = readYaml(new URL('../../../data/iching/lines.yaml', import.meta.url), lines)
