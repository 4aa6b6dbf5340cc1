import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const suit = z.array(z.string().min(1)).length(14)
const major = z.strictObject({ name: z.string().min(1), scene: z.string().min(1) })

export const cards = readYaml(
  new URL('../../../data/pictures/cards.yaml', import.meta.url),
  z.strictObject({ majors: z.array(major).length(22), cups: suit, wands: suit, swords: suit, pentacles: suit }),
)
