import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { ANSWER_MS } from './in-time.ts'
import { fetchAuthorized } from './reauth.ts'
import { isObject } from './storage.ts'

/** Every response of ours carries `success`; a proxy's page or a truncated response does not. */
const isOurs = ({ ok }: Response, body: unknown) => ok && isObject(body) && body.success === true

/** With hot reload a module runs again in the same page; the endpoints it injects must then replace the earlier ones. */
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
  // Refetches what is on screen when a lost connection is back.
  refetchOnReconnect: true,
  tagTypes: ['Profile', 'History', 'Reading', 'Wallet', 'Pricing', 'Subscription', 'Payments', 'Gifts', 'Sessions', 'Activity'],
  endpoints: () => ({}),
})
