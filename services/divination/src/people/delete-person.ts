import type { peopleOperations } from '@sibyl/contracts/http/people'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { SkyFeeds } from '../methods/astrology/transits/feeds.ts'
import type { PeoplePorts } from './find-person.ts'
import { remove } from './person.ts'

type Operation = typeof peopleOperations.deletePerson

/** Deletes a person's birth data for good, and the calendar that follows their sky. @throws AppError person_not_found */
export const deletePerson =
  ({ people, skyFeeds, clock }: PeoplePorts & { skyFeeds: SkyFeeds }) =>
  async ({ params, caller }: Call<Operation>): Promise<Answer<Operation>> => {
    await people.change(caller.id, remove(params.id, clock.now()))
    const feed = await skyFeeds.get(caller.id)
    if (feed?.personId === params.id) await skyFeeds.erase(caller.id)
    return { success: true }
  }
