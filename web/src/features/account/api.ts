import type { Activity, SessionShown } from '@sibyl/contracts/http/account'
import type { User } from '@sibyl/contracts/http/auth'
import type { ChangePasswordBody } from '@sibyl/contracts/http/credentials'
import type { ProfileChanges } from '@sibyl/contracts/http/profile-changes'
import type { getWallet } from '@sibyl/contracts/http/wallet'
import type { z } from 'zod'
import { api, underHotReload } from '../../lib/base-api.ts'
import { profileApi } from '../../lib/session/profile.ts'

type Wallet = z.infer<typeof getWallet.answer>
export type Movement = Wallet['ledger'][number]

const accountApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getWallet: build.query<Wallet, void>({
      query: () => '/divination/wallet',
      providesTags: ['Wallet'],
    }),
    changePassword: build.mutation<{ message: string }, ChangePasswordBody>({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
      invalidatesTags: ['Sessions', 'Activity'],
    }),
    listSessions: build.query<SessionShown[], void>({
      query: () => '/auth/sessions',
      transformResponse: (answer: { sessions: SessionShown[] }) => answer.sessions,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'Activity'],
    }),
    endAllSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
    }),
    listActivity: build.query<Activity[], void>({
      query: () => '/auth/activity',
      transformResponse: (answer: { activity: Activity[] }) => answer.activity,
      providesTags: ['Activity'],
    }),
    deleteAccount: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/account', method: 'DELETE' }),
    }),
    updateProfile: build.mutation<User, ProfileChanges>({
      query: (body) => ({
        url: '/auth/profile',
        method: 'PUT',
        body,
        validateStatus: ({ ok }, answer: { success?: boolean; user?: User }) => ok && answer.success === true && answer.user !== undefined,
      }),
      transformResponse: (answer: { user: User }) => answer.user,
      onQueryStarted: async (_changes, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null) // the form shows what went wrong
        if (saved) dispatch(profileApi.util.updateQueryData('getProfile', undefined, () => saved.data))
      },
    }),
  }),
})

export const {
  useGetWalletQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useListActivityQuery,
  useDeleteAccountMutation,
} = accountApi
