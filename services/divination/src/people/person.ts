import { PEOPLE_MAX } from '@sibyl/contracts/constants'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { AppError } from '@sibyl/platform/app-error'
import { type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'

/**
 * The sealed data of a person. `asked` is the hash of the request that saved them, which distinguishes a repetition from a different
 * request.
 */
export type PersonData = PersonForm & { asked: string }

/** A stored person: only the times at which the reader saved and used them are readable. */
export type SealedPerson = { id: string; kid: string; sealed: string; createdAt: Instant; usedAt: Instant }

/** All people of one reader, stored under the reader's id. `self` is the id of the reader's own entry. */
export type ReaderPeople = Versioned & { people: readonly SealedPerson[]; self?: string; updatedAt: Instant }

/** @throws AppError person_not_found */
export const personIn = ({ people }: Pick<ReaderPeople, 'people'>, id: string): SealedPerson => {
  const found = people.find((one) => one.id === id)
  if (!found) throw new AppError('person_not_found')
  return found
}

/** Adding the same id again changes nothing. @throws AppError too_many_people; conflict for a second entry of the reader's own */
export const add =
  (person: SealedPerson, self: boolean): Decide<ReaderPeople> =>
  (known) => {
    if (known.people.some(({ id }) => id === person.id)) return unchanged(known)
    if (self && known.self !== undefined)
      throw new AppError('conflict', { message: 'Your own birth data is saved already. Please change that entry.' })
    if (known.people.length >= PEOPLE_MAX) throw new AppError('too_many_people')
    const own = self ? { self: person.id } : {}
    return { next: { ...known, ...own, people: [...known.people, person], updatedAt: person.usedAt } }
  }

/** Replaces what is sealed. @throws AppError person_not_found */
export const replace =
  (person: Omit<SealedPerson, 'createdAt'>): Decide<ReaderPeople> =>
  (known) => {
    const { createdAt } = personIn(known, person.id)
    const people = known.people.map((one) => (one.id === person.id ? { ...person, createdAt } : one))
    return { next: { ...known, people, updatedAt: person.usedAt } }
  }

/** @throws AppError person_not_found */
export const remove =
  (id: string, at: Instant): Decide<ReaderPeople> =>
  (known) => {
    personIn(known, id)
    const { self, ...rest } = known
    const own = self === undefined || self === id ? {} : { self }
    return { next: { ...rest, ...own, people: known.people.filter((one) => one.id !== id), updatedAt: at } }
  }

/** Replaces ciphertexts by new ones of the same content, unless a request has replaced them meanwhile. */
export const reseal =
  (resealed: ReadonlyMap<string, Pick<SealedPerson, 'kid' | 'sealed'>>): Decide<ReaderPeople> =>
  (known) => {
    if (!known.people.some(({ sealed }) => resealed.has(sealed))) return unchanged(known)
    return { next: { ...known, people: known.people.map((one) => ({ ...one, ...resealed.get(one.sealed) })) } }
  }
