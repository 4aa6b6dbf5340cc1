import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { ANSWER_MS } from './in-time.ts'
import { fetchAuthorized } from './reauth.ts'
import { isObject } from './storage.ts'

/** Every answer of ours says that it is one; what a proxy or a broken connection made of it does not. */
const isOurs = ({ ok }: Response, body: unknown) => ok && isObject(body) && body.success === true

/** Whether a module may run again in the same page: the endpoints it injects then replace those of its last version. */
export const underHotReload = import.meta.hot !== undefined

/** Every call to our own server. Features add theirs with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: `${location.origin}/api`,
    fetchFn: fetchAuthorized,
    timeout: ANSWER_MS,
    validateStatus: isOurs,
  }),
  // What is on screen is asked for again when a lost connection is back.
  refetchOnReconnect: true,
  tagTypes: ['Profile', 'History', 'Reading', 'Wallet', 'Pricing', 'Subscription', 'Payments', 'Sessions', 'Activity'],
  endpoints: () => ({}),
})
