import type { LoveBirth } from '@sibyl/contracts/http/reading-forms-love'
import { findPerson, type PeoplePorts } from '../people/find-person.ts'

type Ports = Pick<PeoplePorts, 'people' | 'vault'>

const seats = ['yourBirth', 'partnerBirth'] as const
type Births = { [S in (typeof seats)[number]]?: LoveBirth | undefined }

/**
 * Takes the births out of a form. A reading keeps none: it is stored in plain text, and the births belong to people. Their keyed hash tells a
 * repeated request from a different one.
 */
export const withoutBirths = ({ vault }: Ports, form: Readonly<Record<string, unknown>>) => {
  const { yourBirth, partnerBirth, ...kept } = form
  return { kept, births: yourBirth || partnerBirth ? vault.mark(JSON.stringify([yourBirth, partnerBirth])) : undefined }
}

/** The form with the births of the saved people that it names. @throws AppError person_not_found */
export const withBirths = async <F extends object>(ports: Ports, readerId: string, form: F): Promise<F> => {
  const opened = seats.map(async (seat) => {
    const personId = (form as Births)[seat]?.personId
    if (personId === undefined) return []
    const { dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId } = await findPerson(ports)(readerId, personId)
    return [[seat, { dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId }] as const]
  })
  return { ...form, ...Object.fromEntries((await Promise.all(opened)).flat()) }
}
