import type { getPlaces } from '@sibyl/contracts/http/places'
import type { z } from 'zod'
import { api, underHotReload } from '../base-api.ts'

export type City = z.infer<typeof getPlaces.answer>['places'][number]

const citiesApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    findCities: build.query<City[], string>({
      query: (q) => ({ url: '/divination/places', params: { q } }),
      transformResponse: (answer: { places: City[] }) => answer.places,
    }),
  }),
})

export const { useFindCitiesQuery, useLazyFindCitiesQuery } = citiesApi

/** A city as the field shows it: name, region, country, without repetition. */
export const cityTitle = ({ name, region, country }: City): string => [...new Set([name, region, country])].filter(Boolean).join(', ')

/** A second city of the same name with more than this share of the first one's population makes the name ambiguous. */
const RIVAL = 0.2

const sameWord = new Intl.Collator('en', { sensitivity: 'base' })

/** The search result that the typed text names; undefined if none has exactly that name, which the server may still resolve. */
export const cityMeant = (text: string, cities: readonly City[]): City | 'ambiguous' | 'unknown' | undefined => {
  const [only, other] = cities
  if (!only) return 'unknown'
  if (!other) return only
  const name = text.split(',')[0]?.trim() ?? ''
  const [first, second] = cities.filter((city) => sameWord.compare(city.name, name) === 0).sort((a, b) => b.population - a.population)
  return first && second && second.population > RIVAL * first.population ? 'ambiguous' : first
}
