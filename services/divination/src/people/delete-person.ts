import type { peopleOperations } from '@sibyl/contracts/http/people'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { PeoplePorts } from './find-person.ts'
import { remove } from './person.ts'

type Operation = typeof peopleOperations.deletePerson

/** Deletes a person's birth data for good. @throws AppError person_not_found */
export const deletePerson =
  ({ people, clock }: PeoplePorts) =>
  async ({ params, caller }: Call<Operation>): Promise<Answer<Operation>> => {
    await people.change(caller.id, remove(params.id, clock.now()))
    return { success: true }
  }
