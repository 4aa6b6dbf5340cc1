import type { ContactBody } from '@sibyl/contracts/http/contact-body'
import { api, underHotReload } from '../../lib/base-api.ts'

const contactApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    unsubscribe: build.mutation<{ message: string }, string>({
      query: (token) => ({ url: `/contact/unsubscribe?token=${encodeURIComponent(token)}`, method: 'POST' }),
    }),
    resubscribe: build.mutation<{ message: string }, string>({
      query: (token) => ({ url: `/contact/resubscribe?token=${encodeURIComponent(token)}`, method: 'POST' }),
    }),
    stopReminders: build.mutation<{ message: string }, string>({
      query: (token) => ({ url: `/notifications/reminders/stop?token=${encodeURIComponent(token)}`, method: 'POST' }),
    }),
    submitContact: build.mutation<{ message: string }, ContactBody>({
      query: (body) => ({ url: '/contact/submit', method: 'POST', body }),
    }),
  }),
})

export const { useResubscribeMutation, useStopRemindersMutation, useSubmitContactMutation, useUnsubscribeMutation } = contactApi
