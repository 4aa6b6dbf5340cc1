import type { peopleOperations } from '@sibyl/contracts/http/people'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { openPeople, type PeoplePorts } from './find-person.ts'
import { presentPerson } from './present-person.ts'

type Operation = typeof peopleOperations.getPeople

export const listPeople =
  (ports: PeoplePorts) =>
  async ({ caller }: Call<Operation>): Promise<Answer<Operation>> => {
    const people = await openPeople(ports, caller.id)
    return { success: true, people: await Promise.all(people.map((person) => presentPerson(ports, person))) }
  }
