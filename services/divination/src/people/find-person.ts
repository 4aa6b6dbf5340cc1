import type { Clock } from '@sibyl/platform/time'
import type { People } from './collections.ts'
import type { PeopleVault } from './people-vault.ts'
import { type PersonData, personIn, type ReaderPeople, type SealedPerson } from './person.ts'

export type PeoplePorts = { people: People; vault: PeopleVault; clock: Clock }

/** A person in plain text, which only their own reader's calls may see. */
export type OpenPerson = PersonData & Pick<SealedPerson, 'id' | 'createdAt' | 'usedAt'> & { self: boolean }

export const openPerson =
  ({ vault }: Pick<PeoplePorts, 'vault'>, { _id: reader, self }: Pick<ReaderPeople, '_id' | 'self'>) =>
  async ({ id, sealed, createdAt, usedAt }: SealedPerson): Promise<OpenPerson> => ({
    ...(await vault.open({ reader, person: id }, sealed)),
    id,
    createdAt,
    usedAt,
    self: id === self,
  })

/** The reader themselves first, then the others from the last used on. */
export const openPeople = async (ports: Pick<PeoplePorts, 'people' | 'vault'>, readerId: string): Promise<OpenPerson[]> => {
  const stored = await ports.people.get(readerId)
  if (!stored) return []
  const opened = await Promise.all(stored.people.map(openPerson(ports, stored)))
  return opened.sort((a, b) => Number(b.self) - Number(a.self) || (a.usedAt < b.usedAt ? 1 : -1))
}

/** One of a reader's people with their birth data; `birthOfPerson` makes a birth of it. @throws AppError person_not_found */
export const findPerson =
  (ports: Pick<PeoplePorts, 'people' | 'vault'>) =>
  async (readerId: string, personId: string): Promise<OpenPerson> => {
    const stored = (await ports.people.get(readerId)) ?? { _id: readerId, people: [] }
    return openPerson(ports, stored)(personIn(stored, personId))
  }
