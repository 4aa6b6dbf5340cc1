import type { ReminderSettings, Reminders } from '@sibyl/contracts/http/reminders'
import { api, underHotReload } from '../../lib/base-api.ts'

type Shown = { reminders: Reminders; pushKey: string | null }

const path = '/notifications/push-subscriptions'

const remindersApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getReminders: build.query<Shown, void>({ query: () => '/notifications/reminders' }),
    setReminders: build.mutation<Shown, ReminderSettings>({
      query: (body) => ({ url: '/notifications/reminders', method: 'PUT', body }),
    }),
    addBrowser: build.mutation<void, PushSubscriptionJSON>({
      query: ({ endpoint, keys }) => ({ url: path, method: 'POST', body: { endpoint, keys } }),
    }),
    removeBrowser: build.mutation<void, string>({ query: (endpoint) => ({ url: path, method: 'DELETE', params: { endpoint } }) }),
  }),
})

export const { useAddBrowserMutation, useGetRemindersQuery, useRemoveBrowserMutation, useSetRemindersMutation } = remindersApi
