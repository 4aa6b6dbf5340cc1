import { z } from 'zod'
import { instant, messageAnswer, success } from './answers.ts'
import { changePasswordBody, forgotPasswordBody, newPassword } from './credentials.ts'
import { operation } from './operation.ts'

const changePassword = operation({
  method: 'post',
  path: '/auth/change-password',
  summary: 'Change the password',
  description: 'Ends every other session of the account.',
  caller: 'reader',
  body: changePasswordBody,
  answer: messageAnswer,
  failures: ['invalid_input', 'wrong_password', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

const forgotPassword = operation({
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Request a link to choose a new password',
  description: 'Sends one if there is an account with this address. The answer is the same either way.',
  caller: 'public',
  body: forgotPasswordBody,
  answer: messageAnswer,
  failures: ['invalid_input'],
  limit: 'signInByAddress',
})

const resetPassword = operation({
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Choose a new password by a mailed link',
  description: 'Uses the link, once, and ends all sessions of the account.',
  caller: 'public',
  body: z.object({
    token: z
      .string('Reset token not found.')
      .min(1, 'Reset token not found.')
      .max(512)
      .meta({ description: 'The `token` of the mailed link' }),
    password: newPassword,
  }),
  answer: messageAnswer,
  failures: ['link_expired', 'link_unknown', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

/** One sign-in on one device. Its location is not stored. */
const session = z
  .object({
    _id: z.string(),
    device: z.string().meta({ description: 'Browser and system, such as "Firefox on Windows", or "Unknown device"' }),
    createdAt: instant,
    lastUsedAt: instant,
    current: z.boolean().meta({ description: 'Whether this request belongs to the session' }),
  })
  .meta({ id: 'Session', description: 'One sign-in on one device' })
export type SessionShown = z.infer<typeof session>

const listSessions = operation({
  method: 'get',
  path: '/auth/sessions',
  summary: 'List the sessions of the account',
  description: 'Every device that is signed in, the latest sign-in first.',
  caller: 'reader',
  answer: success.extend({ sessions: z.array(session) }),
})

const endSession = operation({
  method: 'delete',
  path: '/auth/sessions/:id',
  summary: 'Sign out one device',
  description: 'Ends one session of the account, by its id in the list of sessions.',
  caller: 'reader',
  params: z.object({ id: z.string().max(64).meta({ description: 'Id of the session', pattern: '^[A-Za-z0-9_-]+$' }) }),
  answer: success,
  failures: ['not_found'],
})

const endAllSessions = operation({
  method: 'delete',
  path: '/auth/sessions',
  summary: 'Sign out everywhere',
  description: 'Ends every session of the account, this one included.',
  caller: 'reader',
  answer: success,
})

/** The kinds of entries in an account's activity log. */
export const activityKinds = [
  'registered',
  'email_verified',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'signed_out_everywhere',
  'session_revoked',
  'session_replayed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'profile_changed',
  'data_exported',
  'account_deleted',
  'signed_out_by_support',
  'session_ended_by_support',
  'account_suspended',
  'suspension_lifted',
] as const

const activity = z
  .object({ _id: z.string(), kind: z.enum(activityKinds), at: instant, device: z.string().optional() })
  .meta({ id: 'Activity', description: 'An entry of the account’s activity log' })
export type Activity = z.infer<typeof activity>

const listActivity = operation({
  method: 'get',
  path: '/auth/activity',
  summary: 'List recent account activity',
  description: 'Sign-ins, changes and exports, the newest first.',
  caller: 'reader',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20).meta({ description: 'Entries to return' }) }),
  answer: success.extend({ activity: z.array(activity) }),
})

const deleteAccount = operation({
  method: 'delete',
  path: '/auth/account',
  summary: 'Delete the account',
  description: 'Ends all sessions and any subscription, and has every service erase what it stores about the reader. It cannot be undone.',
  caller: 'reader',
  answer: success,
})

export const accountOperations = {
  changePassword,
  forgotPassword,
  resetPassword,
  listSessions,
  endSession,
  endAllSessions,
  listActivity,
  deleteAccount,
}
