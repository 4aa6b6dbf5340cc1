import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { bodies } from '../chart/bodies.ts'

const text = z.string().min(1)

/** What each body says in the chart of a return and in a progressed one, and what the eight phases of the Moon mean there. */
export const { returning, progressed, phases } = readYaml(
  new URL('../../../../data/astrology/returns.yaml', import.meta.url),
  z.strictObject({
    returning: z.record(z.enum(bodies), text.includes('{span}')),
    progressed: z.record(z.enum(bodies), text),
    phases: z.array(text).length(8),
  }),
)
