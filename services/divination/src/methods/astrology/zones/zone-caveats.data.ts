import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const day = z.iso.date()
const area = z.strictObject({ latitude: z.number(), longitude: z.number(), km: z.number().positive() })

/** Times and places whose clocks history leaves open. Days are local dates, both inclusive. */
export const zoneCaveats = readYaml(
  new URL('../../../../data/astrology/zone-caveats.yaml', import.meta.url),
  z.array(
    z.strictObject({
      zones: z.array(z.string()).min(1),
      from: day,
      until: day,
      within: area.optional(),
      beyond: area.optional(),
      note: z.string().min(20),
    }),
  ),
)

export type Area = z.infer<typeof area>
