import type { Person } from '@sibyl/contracts/http/people'
import type { Clock } from '@sibyl/platform/time'
import type { OpenPerson } from './find-person.ts'

/** A person as their reader sees them. Computes the chart, so the ephemeris loads with the first one. */
export const presentPerson = async ({ clock }: { clock: Clock }, { id: _id, asked: _, ...person }: OpenPerson): Promise<Person> => {
  const { birthOfPerson, chartOf } = await import('./birth-of-person.ts')
  const { unknownTime = false, ...shown } = person
  return { _id, ...shown, unknownTime, chart: chartOf(birthOfPerson(person, Date.parse(clock.now()))) }
}
