import type { User } from '@sibyl/contracts/http/auth'
import type { LoginBody, RegisterBody } from '@sibyl/contracts/http/credentials'
import { api, underHotReload } from '../../lib/base-api.ts'

type Said = { message: string }

/** With a session in the browser that signed up. */
export type Verified = Said & { user?: User; token?: string; refreshToken?: string }

export const authApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    login: build.mutation<Said & { user: User; token: string; refreshToken: string }, LoginBody>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
    }),
    register: build.mutation<Said, RegisterBody>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
    }),
    verifyEmail: build.mutation<Verified, { token: string }>({
      query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<Said, { email: string }>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<Said, { token: string; password: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
    resendVerification: build.mutation<Said, { email: string }>({
      query: (body) => ({ url: '/auth/resend-verification', method: 'POST', body }),
    }),
  }),
})
