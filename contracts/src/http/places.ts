import { z } from 'zod'
import { PLACE_MAX } from '../constants.ts'
import { success } from './answers.ts'
import { operation } from './operation.ts'

const place = z
  .object({
    id: z.string().meta({ description: 'For `placeId` of the astrology form; empty for coordinates, which are sent as text' }),
    name: z.string(),
    region: z.string().meta({ description: 'State, county or the like; empty where none is known' }),
    country: z.string(),
    latitude: z.number().meta({ description: 'Degrees, north positive' }),
    longitude: z.number().meta({ description: 'Degrees, east positive' }),
    timezone: z.string().meta({ description: 'IANA time zone' }),
    population: z.int(),
  })
  .meta({ id: 'Place', description: 'A place of birth' })

/** The search for a place of birth. The table is part of the service, so no third party sees the search. */
export const getPlaces = operation({
  method: 'get',
  path: '/divination/places',
  summary: 'Search places of birth',
  description:
    'By the beginning of a name, at most eight, the likeliest first; or the point that coordinates such as `48.2, 16.37` give. The table is part of the service: nobody else is asked.',
  caller: 'public',
  query: z.object({
    q: z
      .string('Please type a place')
      .trim()
      .min(1, 'Please type a place')
      .max(PLACE_MAX, `Please keep the place under ${PLACE_MAX} characters`)
      .meta({ description: 'What the reader has typed so far', allOf: [{ pattern: /\S/.source }] }),
  }),
  answer: success.extend({ places: z.array(place), attribution: z.string() }),
  failures: ['invalid_input'],
})
