import type { getPlaces } from '@sibyl/contracts/http/places'
import type { z } from 'zod'
import { api, underHotReload } from '../../lib/base-api.ts'

export type Place = z.infer<typeof getPlaces.answer>['places'][number]

const placesApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    findPlaces: build.query<Place[], string>({
      query: (q) => ({ url: '/divination/places', params: { q } }),
      transformResponse: (answer: { places: Place[] }) => answer.places,
    }),
  }),
})

export const { useFindPlacesQuery, useLazyFindPlacesQuery } = placesApi

/** A place as it is written into the field: name, region, country, none of them twice. */
export const placeTitle = ({ name, region, country }: Place): string => [...new Set([name, region, country])].filter(Boolean).join(', ')

/** A second place of a name with more than this share of the first one's people makes the name ambiguous. */
const RIVAL = 0.2

const sameWord = new Intl.Collator('en', { sensitivity: 'base' })

/** Which of the places found for a text it means; undefined where none goes by that very name, which the server may yet know. */
export const placeMeant = (text: string, places: readonly Place[]): Place | 'ambiguous' | 'unknown' | undefined => {
  const [only, other] = places
  if (!only) return 'unknown'
  if (!other) return only
  const name = text.split(',')[0]?.trim() ?? ''
  const [first, second] = places.filter((place) => sameWord.compare(place.name, name) === 0).sort((a, b) => b.population - a.population)
  return first && second && second.population > RIVAL * first.population ? 'ambiguous' : first
}
