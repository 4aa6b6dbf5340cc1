import { emblems } from '@sibyl/contracts/emblems'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const path = z.string().min(1)
const drawing = z.strictObject({ line: path, fine: path.optional(), solid: path.optional() })

export const drawings = readYaml(new URL('../../../data/pictures/emblems.yaml', import.meta.url), z.record(z.enum(emblems), drawing))
