import type { getPlaces } from '@sibyl/contracts/http/places'
import type { Answer, Call } from '@sibyl/platform/http/route'

export const showPlaces = async ({ query }: Call<typeof getPlaces>): Promise<Answer<typeof getPlaces>> => {
  // Names and time zones of places load with the first search.
  const [{ findPlaces }, { loadPlaces, PLACES_ATTRIBUTION }] = await Promise.all([import('./find-places.ts'), import('./gazetteer.ts')])
  await loadPlaces()
  return { success: true, places: findPlaces(query.q), attribution: PLACES_ATTRIBUTION }
}
