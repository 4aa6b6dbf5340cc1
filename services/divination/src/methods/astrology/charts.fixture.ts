import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import { cast } from './cast.fixture.ts'

const casts = new WeakMap<object, Promise<Fact[]>>()

/** The premium facts of a form, which is cast once for all tests. */
export const factsOf = (form: Partial<AstrologyForm>): Promise<Fact[]> => {
  const facts = casts.get(form) ?? cast(form, { premium: true }).then((made) => made.facts)
  casts.set(form, facts)
  return facts
}

/** Sun Cancer 7, Moon Aquarius 2, Mercury Cancer 7 retrograde, Venus Taurus 5, Saturn Capricorn 1; Sagittarius rising; Moon square Venus. */
export const natal = { dateOfBirth: '1961-07-01', timeOfBirth: '19:45', placeOfBirth: "King's Lynn, UK" }

export const weekly = { readingType: 'weekly', dateOfBirth: '1990-03-05' } as const
