import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { astrology as texts } from '#texts/oracle-astrology.tsx'
import { cityMeant, cityTitle, useLazyFindCitiesQuery } from '../../lib/places/cities-api.ts'

type Place = Pick<AstrologyForm, 'placeOfBirth' | 'placeId'>

/**
 * Finds the place of a form: the chosen one, or the one that the typed text names unambiguously. Undefined after it has asked the reader,
 * by `refuse`, which one they mean.
 */
export const useSettledPlace = () => {
  const [findCities] = useLazyFindCitiesQuery()
  return async (
    { placeOfBirth = '', placeId }: Place,
    refuse: (field: 'placeOfBirth', message: string) => undefined,
  ): Promise<Place | undefined> => {
    if (placeId) return { placeOfBirth, placeId }
    const { data: cities } = await findCities(placeOfBirth, true)
    // If the search fails, or the text is another name of the city, only the text is sent: the server searches too.
    if (!cities) return { placeOfBirth }
    const meant = cityMeant(placeOfBirth, cities)
    if (meant === 'unknown') return refuse('placeOfBirth', texts.refused.unknownCity)
    if (meant === 'ambiguous') return refuse('placeOfBirth', texts.refused.ambiguousCity)
    return meant ? { placeOfBirth: cityTitle(meant), placeId: meant.id } : { placeOfBirth }
  }
}
