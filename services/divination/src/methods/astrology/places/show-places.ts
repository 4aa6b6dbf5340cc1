import type { getPlaces } from '@sibyl/contracts/http/places'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { PLACES_ATTRIBUTION } from './gazetteer.ts'

export const showPlaces = async ({ query }: Call<typeof getPlaces>): Promise<Answer<typeof getPlaces>> => {
  // Names and time zones of places load with the first search.
  const { findPlaces } = await import('./find-places.ts')
  return { success: true, places: findPlaces(query.q), attribution: PLACES_ATTRIBUTION }
}
