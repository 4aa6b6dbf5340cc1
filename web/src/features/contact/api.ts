import type { ContactBody } from '@sibyl/contracts/http/contact'
import { api } from '../../lib/base-api.ts'

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<{ message: string }, ContactBody>({
      query: (body) => ({ url: '/contact/submit', method: 'POST', body }),
    }),
  }),
})

export const { useSubmitContactMutation } = contactApi
