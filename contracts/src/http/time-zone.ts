import { z } from 'zod'
import { shownAs } from './shown-as.ts'

const exists = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** Names that every installation knows. Those that the IANA calls links, such as Asia/Kolkata and Asia/Calcutta, mean the same zone. */
export const zoneNames = z
  .enum([...new Set(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', ...Intl.supportedValuesOf('timeZone')])].toSorted())
  .meta({ id: 'TimeZone', description: 'Name of an IANA time zone', unusedIO: 'input' })

/**
 * The name of an IANA time zone.
 * @param unknown what the reader sees for any other text
 */
export const timeZoneName = (unknown: string) =>
  z
    .string(unknown)
    .max(64, unknown)
    .regex(/^[A-Z]/, unknown)
    .refine(exists, unknown)
    .meta({ description: 'Name of an IANA time zone', override: shownAs({ $ref: '#/components/schemas/TimeZone' }) })

/** The zone whose days a call means, where it names one. */
export const timeZone = z.object({
  tz: timeZoneName('This time zone is not known.')
    .optional()
    .meta({ description: 'IANA time zone whose date counts; else that of the profile, else UTC' }),
})
