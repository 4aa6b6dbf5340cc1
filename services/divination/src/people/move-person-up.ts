import type { peopleOperations } from '@sibyl/contracts/http/people'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { PeoplePorts } from './find-person.ts'
import { personIn, replace } from './person.ts'

type Operation = typeof peopleOperations.movePersonUp

/** Notes that a person was used, without opening what is sealed. @throws AppError person_not_found */
export const movePersonUp =
  ({ people, clock }: PeoplePorts) =>
  async ({ params, caller }: Call<Operation>): Promise<Answer<Operation>> => {
    const usedAt = clock.now()
    await people.change(caller.id, (known) => replace({ ...personIn(known, params.id), usedAt })(known))
    return { success: true }
  }
