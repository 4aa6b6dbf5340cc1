import { z } from 'zod'
import { tiers } from '../tiers.ts'
import { instant, messageAnswer, success } from './answers.ts'
import { email, firstName, lastName, loginBody, registerBody } from './credentials.ts'
import { operation } from './operation.ts'

const user = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  tier: z.enum(tiers),
  oracleTokens: z.int(),
  timezone: z.string().meta({ description: 'IANA time zone' }),
  createdAt: instant,
})
export type User = z.infer<typeof user>

const UNKNOWN_ZONE = 'Please choose a time zone from the list'

const timezone = z
  .string(UNKNOWN_ZONE)
  .max(64, UNKNOWN_ZONE)
  .regex(/^[A-Z]/, UNKNOWN_ZONE)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
    } catch {
      return false
    }
  }, UNKNOWN_ZONE)

const tokens = success.extend({ token: z.string(), refreshToken: z.string() })

const register = operation({
  method: 'post',
  path: '/auth/register',
  summary: 'Open an account; a verification link goes out by e-mail',
  caller: 'public',
  body: registerBody,
  status: 201,
  answer: messageAnswer,
  failures: ['invalid_input', 'email_taken', 'rate_limited', 'unavailable'],
  limit: 'registration',
})

const login = operation({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in',
  caller: 'public',
  body: loginBody,
  answer: tokens.extend({ user, message: z.string() }),
  failures: ['invalid_input', 'invalid_credentials', 'email_not_verified', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

const getProfile = operation({
  method: 'get',
  path: '/auth/profile',
  summary: 'Who is signed in',
  caller: 'reader',
  answer: success.extend({ user }),
})

export const updateProfile = operation({
  method: 'put',
  path: '/auth/profile',
  summary: 'Change names or time zone',
  caller: 'reader',
  body: z.object({ firstName: firstName.optional(), lastName: lastName.optional(), timezone: timezone.optional() }),
  answer: success.extend({ user }),
  failures: ['invalid_input'],
})

const refresh = operation({
  method: 'post',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair',
  caller: 'public',
  body: z.object({ refreshToken: z.string('No refresh token available').min(1, 'No refresh token available').max(512) }),
  answer: tokens,
  failures: ['session_ended'],
})

const logout = operation({
  method: 'post',
  path: '/auth/logout',
  summary: 'End this session',
  caller: 'reader',
  answer: success,
})

const verifyEmail = operation({
  method: 'post',
  path: '/auth/verify-email',
  summary: 'Use a verification link, once',
  caller: 'public',
  body: z.object({ token: z.string('Verification token not found.').min(1, 'Verification token not found.').max(512) }),
  answer: messageAnswer,
  failures: ['link_expired', 'link_unknown'],
})

const resendVerification = operation({
  method: 'post',
  path: '/auth/resend-verification',
  summary: 'Send a new verification link, if there is an account that waits for one',
  caller: 'public',
  body: z.object({ email }),
  answer: messageAnswer,
  failures: ['invalid_input'],
})

export const authOperations = { register, login, getProfile, updateProfile, refresh, logout, verifyEmail, resendVerification }
