import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { fetchAuthorized } from './reauth.ts'

/** Every call to our own server. Features add theirs with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: `${location.origin}/api`, fetchFn: fetchAuthorized }),
  tagTypes: ['Profile', 'History', 'Reading', 'Wallet', 'Pricing', 'Subscription', 'Payments', 'Sessions', 'Activity'],
  endpoints: () => ({}),
})
