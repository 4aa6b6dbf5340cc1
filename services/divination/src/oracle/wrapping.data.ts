import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const list = z.array(z.string()).min(1)

/** What models write around a reading, and the headings that need no fact. */
export const wrapping = readYaml(
  new URL('../../data/wrapping/wrapping.yaml', import.meta.url),
  z.strictObject({ offers: list, closingHeadings: list, titleMarks: list }),
)
