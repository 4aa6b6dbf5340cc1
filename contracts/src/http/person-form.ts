import { z } from 'zod'
import { NAME_MAX } from '../constants.ts'
import { birthDate } from './birth-date.ts'
import { personName } from './person-name.ts'
import { optionalText, requiredLine } from './reader-text.ts'
import { placeId, placeLength, timeOfBirth, unknownTime } from './reading-forms-astrology.ts'

const RELATION_MAX = 40

/**
 * The form of a person's birth data with its messages, by the rules of the astrology form. Only the engine can check whether a place is
 * known.
 */
export const personForm = z
  .object({
    name: personName({ missing: 'Name is required', tooLong: `Please keep the name under ${NAME_MAX} characters` }),
    relation: optionalText({ max: RELATION_MAX, tooLong: `Please keep it under ${RELATION_MAX} characters` }).meta({
      description: 'Who this is to the reader, in their own words',
    }),
    dateOfBirth: birthDate,
    timeOfBirth,
    unknownTime: unknownTime.meta({ description: 'True, or no time of birth: the chart has no houses and no rising sign' }),
    placeOfBirth: requiredLine({ missing: 'Place of birth is required', ...placeLength }).meta({
      description: 'A known place that the text names unambiguously, or coordinates such as `48.2, 16.37`',
    }),
    placeId: placeId.meta({ description: 'Id from the search of places; counts while `placeOfBirth` names the same place' }),
  })
  .meta({ id: 'PersonForm', description: 'The birth data of a person that a reader saves' })
export type PersonForm = z.infer<typeof personForm>
