import type { Person } from '@sibyl/contracts/http/people'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { api, underHotReload } from '../base-api.ts'

/** The fields of a request to save a person. */
type PersonChanges = PersonForm & { self?: boolean }

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getPeople: build.query<Person[], void>({
      query: () => '/divination/people',
      transformResponse: ({ people }: { people: Person[] }) => people,
      providesTags: ['People'],
    }),
    /** `key` makes repetitions of a request save only one person. */
    addPerson: build.mutation<Person, { person: PersonChanges; key: string }>({
      query: ({ person, key }) => ({
        url: '/divination/people',
        method: 'POST',
        body: person,
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: ({ person }: { person: Person }) => person,
      invalidatesTags: ['People'],
    }),
    changePerson: build.mutation<Person, { id: string; person: PersonForm }>({
      query: ({ id, person }) => ({ url: `/divination/people/${id}`, method: 'PUT', body: person }),
      transformResponse: ({ person }: { person: Person }) => person,
      invalidatesTags: ['People'],
    }),
    movePersonUp: build.mutation<unknown, string>({
      query: (id) => ({ url: `/divination/people/${id}/used`, method: 'POST' }),
      invalidatesTags: ['People'],
    }),
    deletePerson: build.mutation<unknown, string>({
      query: (id) => ({ url: `/divination/people/${id}`, method: 'DELETE' }),
      invalidatesTags: ['People'],
    }),
  }),
})

export const { useGetPeopleQuery, useAddPersonMutation, useChangePersonMutation, useMovePersonUpMutation, useDeletePersonMutation } =
  peopleApi

/** The birth data of a saved person as values of a form. */
export const formOf = ({ name, relation, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId }: Person): PersonForm => ({
  name,
  ...(relation && { relation }),
  dateOfBirth,
  timeOfBirth: timeOfBirth ?? '',
  unknownTime,
  placeOfBirth,
  placeId: placeId ?? '',
})
