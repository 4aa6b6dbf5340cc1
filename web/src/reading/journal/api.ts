import type { JournalEntry } from '@sibyl/contracts/http/journal'
import type { Reading } from '@sibyl/contracts/http/readings'
import { api, underHotReload } from '../../lib/base-api.ts'

type Saving = { id: string; entry: JournalEntry }

const path = (id: string) => `/divination/reading/${encodeURIComponent(id)}`
const entryOf = ({ reading }: { reading: Reading }): JournalEntry => reading.journal ?? {}

const noteApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getEntry: build.query<JournalEntry, string>({ query: path, transformResponse: entryOf }),
    saveEntry: build.mutation<JournalEntry, Saving>({
      query: ({ id, entry }) => ({ url: `${path(id)}/note`, method: 'PUT', body: entry }),
      transformResponse: entryOf,
      invalidatesTags: (_entry, error, { id }) => (error ? [] : ['History', { type: 'Reading', id }]),
    }),
  }),
})

export const { useLazyGetEntryQuery, useSaveEntryMutation } = noteApi
