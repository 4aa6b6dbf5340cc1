import { z } from 'zod'
import { instant, messageAnswer, success } from './answers.ts'
import { currentPassword, email, newPassword } from './credentials.ts'
import { operation } from './operation.ts'

export const changePasswordBody = z.object({ currentPassword, newPassword })
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const forgotPasswordBody = z.object({ email })

const changePassword = operation({
  method: 'post',
  path: '/auth/change-password',
  summary: 'Choose another password; every other session ends',
  caller: 'reader',
  body: changePasswordBody,
  answer: messageAnswer,
  failures: ['invalid_input', 'wrong_password', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

const forgotPassword = operation({
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Send a link to choose a new password, if there is an account with this address',
  caller: 'public',
  body: forgotPasswordBody,
  answer: messageAnswer,
  failures: ['invalid_input'],
  limit: 'signInByAddress',
})

const resetPassword = operation({
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Choose a new password by a mailed link, once; all sessions end',
  caller: 'public',
  body: z.object({ token: z.string('Reset token not found.').min(1, 'Reset token not found.').max(512), password: newPassword }),
  answer: messageAnswer,
  failures: ['link_expired', 'link_unknown', 'rate_limited', 'unavailable'],
  limit: 'signInByAddress',
})

/** One sign-in on one device. Where it happened is not kept. */
const session = z.object({
  _id: z.string(),
  device: z.string().meta({ description: 'Browser and system, such as "Firefox on Windows"; "Unknown device" where neither is told' }),
  createdAt: instant,
  lastUsedAt: instant,
  current: z.boolean().meta({ description: 'The session that asks' }),
})
export type SessionShown = z.infer<typeof session>

const listSessions = operation({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where this account is signed in, the newest first',
  caller: 'reader',
  answer: success.extend({ sessions: z.array(session) }),
})

const endSession = operation({
  method: 'delete',
  path: '/auth/sessions/:id',
  summary: 'Sign out one device',
  caller: 'reader',
  params: z.object({ id: z.string().max(64) }),
  answer: success,
  failures: ['not_found'],
})

const endAllSessions = operation({
  method: 'delete',
  path: '/auth/sessions',
  summary: 'Sign out everywhere, here as well',
  caller: 'reader',
  answer: success,
})

/** What the account's log tells of. */
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
] as const

const activity = z.object({ _id: z.string(), kind: z.enum(activityKinds), at: instant, device: z.string().optional() })
export type Activity = z.infer<typeof activity>

const listActivity = operation({
  method: 'get',
  path: '/auth/activity',
  summary: 'What was done with this account lately, the newest first',
  caller: 'reader',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  answer: success.extend({ activity: z.array(activity) }),
})

const deleteAccount = operation({
  method: 'delete',
  path: '/auth/account',
  summary: 'Delete the account and everything every service holds about its reader',
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
