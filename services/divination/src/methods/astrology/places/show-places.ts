import type { getPlaces } from '@sibyl/contracts/http/places'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { findPlaces } from './find-places.ts'
import { PLACES_ATTRIBUTION } from './gazetteer.ts'

export const showPlaces = async ({ query }: Call<typeof getPlaces>): Promise<Answer<typeof getPlaces>> => ({
  success: true,
  places: findPlaces(query.q),
  attribution: PLACES_ATTRIBUTION,
})
