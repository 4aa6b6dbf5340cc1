import { z } from 'zod'
import { PEOPLE_MAX } from '../constants.ts'
import { instant, success } from './answers.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { operation } from './operation.ts'
import { personForm } from './person-form.ts'

const degrees = z.number().meta({ description: 'Ecliptic longitude of date, 0 to 360 degrees' })

const person = z
  .object({
    _id: z.string(),
    self: z.boolean().meta({ description: 'Whether this is the reader' }),
    name: z.string(),
    relation: z.string().optional(),
    dateOfBirth: z.iso.date(),
    timeOfBirth: z.string().optional().meta({ description: 'Missing if unknown' }),
    unknownTime: z.boolean(),
    placeOfBirth: z.string(),
    placeId: z.string().optional().meta({ description: 'For `placeId` of the astrology form; missing for coordinates' }),
    chart: z
      .object({ sun: degrees, moon: degrees, ascendant: degrees.optional() })
      .meta({ description: 'Without a time of birth as of noon, and without `ascendant`' }),
    createdAt: instant,
    usedAt: instant.meta({ description: 'When the person was last saved, or a form filled in from them' }),
  })
  .meta({ id: 'Person', description: 'A person whose birth data the reader has saved' })
export type Person = z.infer<typeof person>

const personId = z.object({
  id: z.string().max(64).meta({ description: 'Id of the person', pattern: '^pn_[A-Za-z0-9_-]{22}$' }),
})

const answer = success.extend({ person })

/** The people whose birth data a reader has saved. They are stored encrypted, and only the reader sees them. */
export const peopleOperations = {
  getPeople: operation({
    method: 'get',
    path: '/divination/people',
    summary: 'List saved people',
    description: 'The reader themselves first, then the others, the last used first.',
    caller: 'reader',
    answer: success.extend({ people: z.array(person) }),
  }),
  addPerson: operation({
    method: 'post',
    path: '/divination/people',
    summary: 'Save a person',
    description: `Saves the birth data of the reader (\`self\`, once) or of somebody else: at most ${PEOPLE_MAX} people. Their place and time are checked as for a natal chart. All of it is stored encrypted.`,
    caller: 'reader',
    headers: z.object({
      'Idempotency-Key': idempotencyKey.optional().meta({
        description: 'Sent twice with one key, it is one person. The same key with another body gets 422.',
      }),
    }),
    body: personForm.extend({
      self: z.boolean('Please say true or false').optional().meta({ description: 'True for the reader’s own entry' }),
    }),
    status: 201,
    answer,
    failures: ['invalid_input', 'too_many_people', 'conflict', 'idempotency_mismatch'],
  }),
  changePerson: operation({
    method: 'put',
    path: '/divination/people/:id',
    summary: 'Replace a person’s birth data',
    description: 'A field that the request omits is removed. The person moves to the top of the list.',
    caller: 'reader',
    params: personId,
    body: personForm,
    answer,
    failures: ['invalid_input', 'person_not_found'],
  }),
  movePersonUp: operation({
    method: 'post',
    path: '/divination/people/:id/used',
    summary: 'Move a person to the top of the list',
    description: 'For a form that was filled in from them. Changes nothing else.',
    caller: 'reader',
    params: personId,
    answer: success,
    failures: ['person_not_found'],
  }),
  deletePerson: operation({
    method: 'delete',
    path: '/divination/people/:id',
    summary: 'Delete a person',
    description: 'Deletes the birth data for good. Readings that were made from them stay, with what they say.',
    caller: 'reader',
    params: personId,
    answer: success,
    failures: ['person_not_found'],
  }),
}
