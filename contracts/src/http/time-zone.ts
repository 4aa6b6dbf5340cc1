import { z } from 'zod'
import { shownAs } from './shown-as.ts'

const exists = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/**
 * The name of an IANA time zone.
 * @param unknown the message for any other text
 */
export const timeZoneName = (unknown: string) =>
  z
    .string(unknown)
    .max(64, unknown)
    .regex(/^[A-Z]/, unknown)
    .refine(exists, unknown)
    .meta({ description: 'Name of an IANA time zone', override: shownAs({ $ref: '#/components/schemas/TimeZone' }) })

/** The zone whose days a call uses, if it names one. */
export const timeZone = z.object({
  tz: timeZoneName('This time zone is not known.')
    .optional()
    .meta({ description: 'IANA time zone whose date counts; else that of the profile, else UTC' }),
})
