import { createHash } from 'node:crypto'
import type { peopleOperations } from '@sibyl/contracts/http/people'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { derivedId, newId } from '@sibyl/platform/ids'
import { findPerson, openPerson, type PeoplePorts } from './find-person.ts'
import { add, personIn, replace } from './person.ts'
import { presentPerson } from './present-person.ts'

const fingerprint = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/**
 * Checks place and time, and drops empty fields.
 * @throws AppError invalid_input, naming the field
 */
const settled = async (form: PersonForm, now: number): Promise<PersonForm> => {
  const { birthOfPerson } = await import('./birth-of-person.ts')
  const { place, time } = birthOfPerson(form, now)
  const { name, relation, dateOfBirth, placeOfBirth } = form
  return {
    name,
    ...(relation ? { relation } : {}),
    dateOfBirth,
    ...(time ? { timeOfBirth: time.clock } : {}),
    unknownTime: time === undefined,
    placeOfBirth,
    ...(place.id === '' ? {} : { placeId: place.id }),
  }
}

type Add = typeof peopleOperations.addPerson

/** Saves a person. Requests with the same idempotency key save one. @throws AppError too_many_people, conflict, idempotency_mismatch */
export const addPerson =
  (ports: PeoplePorts) =>
  async ({ body, caller, idempotencyKey }: Call<Add>): Promise<Answer<Add>> => {
    const { self = false, ...form } = body
    const at = ports.clock.now()
    const id = idempotencyKey === undefined ? newId('pn') : derivedId('pn', caller.id, idempotencyKey)
    const data = { ...(await settled(form, Date.parse(at))), asked: fingerprint(body) }
    const sealed = await ports.vault.seal({ reader: caller.id, person: id }, data)
    const stored = await ports.people.change(caller.id, add({ id, ...sealed, createdAt: at, usedAt: at }, self))
    const person = await openPerson(ports, stored)(personIn(stored, id))
    if (person.asked !== data.asked) throw new AppError('idempotency_mismatch')
    return { success: true, person: await presentPerson(ports, person) }
  }

type Change = typeof peopleOperations.changePerson

/** Replaces a person's birth data, sealed with the newest key. @throws AppError person_not_found */
export const changePerson =
  (ports: PeoplePorts) =>
  async ({ params: { id }, body, caller }: Call<Change>): Promise<Answer<Change>> => {
    const at = ports.clock.now()
    const { asked } = await findPerson(ports)(caller.id, id)
    const sealed = await ports.vault.seal({ reader: caller.id, person: id }, { ...(await settled(body, Date.parse(at))), asked })
    const stored = await ports.people.change(caller.id, replace({ id, ...sealed, usedAt: at }))
    return { success: true, person: await presentPerson(ports, await openPerson(ports, stored)(personIn(stored, id))) }
  }
