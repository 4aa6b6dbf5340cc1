import type { Person } from '@sibyl/contracts/http/people'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { earthAt, longitude } from '../methods/astrology/chart/ephemeris.ts'
import { houses } from '../methods/astrology/chart/houses.ts'
import { type Birth, birthOf } from '../methods/astrology/natal/birth.ts'

/** When and where a person was born, for any chart. @throws AppError invalid_input, naming the field */
export const birthOfPerson = (person: PersonForm, now: number): Birth => birthOf({ readingType: 'natal', ...person }, now)

/** The longitudes that a list of people shows. */
export const chartOf = ({ at, place, time }: Birth): Person['chart'] => {
  const bodies = { sun: longitude('sun', at), moon: longitude('moon', at) }
  if (!time) return bodies
  const { ramc, obliquity } = earthAt(at, place.longitude)
  return { ...bodies, ascendant: houses(ramc, obliquity, place.latitude).ascendant }
}
