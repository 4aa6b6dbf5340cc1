import { z } from 'zod'
import { tiers } from '../tiers.ts'
import { instant, messageAnswer, success } from './answers.ts'
import { email, loginBody, registerBody } from './credentials.ts'
import { operation } from './operation.ts'
import { profileChanges } from './profile-changes.ts'

export const user = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    tier: z.enum(tiers).meta({ description: '`premium` while a subscription grants it, else `tokens` while there are any, else `free`' }),
    oracleTokens: z.int().meta({ description: 'Oracle Tokens left to spend on readings' }),
    timezone: z.string().meta({ description: 'IANA time zone' }),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'A reader’s account' })
export type User = z.infer<typeof user>

const accessToken = z.string().meta({ description: 'Access token: a JWT for the `Authorization` header, good for 15 minutes' })
const refreshToken = z.string().meta({ description: 'Good for one `refresh` within 30 days' })
const tokens = success.extend({ token: accessToken, refreshToken })

const linkToken = z
  .string('Verification token not found.')
  .min(1, 'Verification token not found.')
  .max(512)
  .meta({ description: 'The `token` of the mailed link' })

const register = operation({
  method: 'post',
  path: '/auth/register',
  summary: 'Open an account',
  description: 'Sends a verification link to the address. Signing in works once the link has been used.',
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
  description: 'Begins a session on this device. Failed sign-ins are limited for each account as well.',
  caller: 'public',
  body: loginBody,
  answer: tokens.extend({ user, message: z.string() }),
  failures: ['invalid_input', 'invalid_credentials', 'email_not_verified', 'account_suspended', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

const getProfile = operation({
  method: 'get',
  path: '/auth/profile',
  summary: 'Show the signed-in reader',
  description: 'The account of the session, with the tier and the tokens as this service last learned of them.',
  caller: 'reader',
  answer: success.extend({ user }),
})

const updateProfile = operation({
  method: 'put',
  path: '/auth/profile',
  summary: 'Change names or time zone',
  description: 'Changes the members that the body has and leaves the others.',
  caller: 'reader',
  body: profileChanges,
  answer: success.extend({ user }),
  failures: ['invalid_input'],
})

const refresh = operation({
  method: 'post',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair',
  description:
    'The old refresh token answers for another minute, so that tabs that refresh together stay signed in. Used again later, it ends the session.',
  caller: 'public',
  body: z.object({ refreshToken: z.string('No refresh token available').min(1, 'No refresh token available').max(512) }),
  answer: tokens,
  failures: ['session_ended'],
})

const logout = operation({
  method: 'post',
  path: '/auth/logout',
  summary: 'Sign out',
  description: 'Ends the session of the access token.',
  caller: 'reader',
  answer: success,
})

const verifyEmail = operation({
  method: 'post',
  path: '/auth/verify-email',
  summary: 'Verify an email address',
  description:
    'Verifies the address and grants the welcome tokens, once. In the browser that signed up, known by its cookie, it begins a session as well. Until the link expires, a second call succeeds too, changes nothing and begins no session.',
  caller: 'public',
  body: z.object({ token: linkToken }),
  answer: messageAnswer.extend({ user: user.optional(), token: accessToken.optional(), refreshToken: refreshToken.optional() }),
  failures: ['link_expired', 'link_unknown'],
})

const resendVerification = operation({
  method: 'post',
  path: '/auth/resend-verification',
  summary: 'Request another verification link',
  description: 'Sends one if an account with this address waits for it. The answer is the same either way.',
  caller: 'public',
  body: z.object({ email }),
  answer: messageAnswer,
  failures: ['invalid_input'],
})

export const authOperations = { register, login, getProfile, updateProfile, refresh, logout, verifyEmail, resendVerification }
