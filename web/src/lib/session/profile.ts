import type { User } from '@sibyl/contracts/http/auth'
import { tierOf } from '@sibyl/contracts/tiers'
import { api, underHotReload } from '../base-api.ts'

export const profileApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getProfile: build.query<User, void>({
      query: () => '/auth/profile',
      transformResponse: (answer: { user: User }) => answer.user,
      providesTags: ['Profile'],
    }),
  }),
})

/** Call with `userTokensRemaining` of a new reading, so that every count on screen is right at once; null (premium) changes nothing. */
export const tokensRemaining = (tokens: number | null) =>
  profileApi.util.updateQueryData('getProfile', undefined, (user) => {
    if (tokens === null) return
    user.oracleTokens = tokens
    user.tier = tierOf(user.tier === 'premium', tokens)
  })
