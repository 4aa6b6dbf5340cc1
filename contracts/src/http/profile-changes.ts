import { z } from 'zod'
import { firstName, lastName } from './person-name.ts'
import { timeZoneName } from './time-zone.ts'

/** The members of a profile that its reader can change. */
export const profileChanges = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  timezone: timeZoneName('Please choose a time zone from the list').optional(),
})
export type ProfileChanges = z.infer<typeof profileChanges>
