import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { accountOperations } from '@sibyl/contracts/http/account'
import { authOperations } from '@sibyl/contracts/http/auth'
import type { Operation } from '@sibyl/contracts/http/operation'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import type { EventBus } from '@sibyl/platform/bus/bus'
import { type Answer, type Call, type Route, route } from '@sibyl/platform/http/route'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Accounts } from './accounts/accounts.ts'
import type { EraseTraces } from './accounts/erase-traces.ts'
import { register } from './accounts/register.ts'
import { resendVerification } from './accounts/resend-verification.ts'
import { showOwnData } from './accounts/show-own-data.ts'
import { updateProfile } from './accounts/update-profile.ts'
import { userOf } from './accounts/user-of.ts'
import { verifyEmail } from './accounts/verify-email.ts'
import { type Action, newAction } from './activity/action.ts'
import type { ActivityLog } from './activity/activity-log.ts'
import { recordDirectly } from './activity/record-directly.ts'
import type { AuditLog } from './admin/audit-log.ts'
import { adminRoutes } from './admin/routes.ts'
import type { KeyRing } from './keys/key-ring.ts'
import { getKeySet } from './keys/key-set.ts'
import type { AccountLimits } from './limits/account-limits.ts'
import { deviceCookies } from './limits/device-cookie.ts'
import type { KnownDevices } from './limits/known-device.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import type { Hasher } from './passwords/hasher.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { endAllSessions } from './sessions/end-all-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { liveSession } from './sessions/live-session.ts'
import { listSessions, markSupersededSessions } from './sessions/own-sessions.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import type { RefreshTokens } from './sessions/refresh-token.ts'
import type { Sessions, SignedIn } from './sessions/session.ts'
import { signIn } from './sessions/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'
import type { IssueTokens } from './sessions/token-pair.ts'

type Parts = {
  accounts: Accounts
  sessions: Sessions
  log: ActivityLog
  eraseTraces: EraseTraces
  limits: AccountLimits
  devices: KnownDevices
  hasher: Hasher
  keys: KeyRing
  refreshTokens: RefreshTokens
  issueTokens: IssueTokens
  audit: AuditLog
  bus: EventBus
  store: Store
  adminEmails: readonly string[]
  linkSecret: string
  mailboxOf: (email: string) => string
  clock: Clock
  logger: Logger
}

type Handle<O extends Operation> = (call: Call<O>, action: Action, signedIn: SignedIn) => Promise<Answer<O>>

const messages = {
  registered: 'Welcome! We have sent a verification link to your email address.',
  verified: `Your email is verified. A mailbox that is new to us begins with ${WELCOME_TOKENS} free tokens; if they were used before, your wallet says so.`,
  resent: 'If an account with this address waits for its verification, a new link is on its way.',
  signedIn: 'You are signed in.',
  passwordChanged: 'Your password is changed. Everywhere else you are signed out.',
  resetSent: 'If there is an account with this address, a link to choose a new password is on its way.',
  passwordReset: 'Your password is changed. Please sign in with the new one.',
}

const ok = <T extends object>(answer: T) => ({ success: true as const, ...answer })

/** The calls of the auth service. */
export const routes = (parts: Parts): readonly Route[] => {
  const { accounts, sessions, log, clock, keys } = parts
  const { guessBy, isKnown, remembering } = deviceCookies(parts.devices)
  const ports = { ...parts, recordDirectly: recordDirectly(parts), markSupersededSessions: markSupersededSessions(parts) }

  const actionOf = ({ header }: Pick<Call<Operation>, 'header'>): Action => newAction(clock.now(), header('user-agent'))

  /** A call that needs a live session. */
  const readerRoute = <const O extends Operation>(operation: O, handle: Handle<O>): Route =>
    route(operation, async (call) => handle(call, actionOf(call), await liveSession(ports)(call.caller)))

  return [
    route(authOperations.register, async (call) => {
      await register(ports)(call.body, actionOf(call))
      return remembering(call, call.body.email, ok({ message: messages.registered }))
    }),
    route(authOperations.verifyEmail, async (call) => {
      const begun = await verifyEmail(ports)(call.body.token, (email) => isKnown(call, email), actionOf(call))
      if (!begun) return ok({ message: messages.verified })
      const { account, ...tokens } = begun
      return ok({ message: messages.verified, user: userOf(account, clock.now()), ...tokens })
    }),
    route(authOperations.resendVerification, async ({ body }) => {
      await resendVerification(ports)(body.email)
      return ok({ message: messages.resent })
    }),
    route(authOperations.login, async (call) => {
      const { account, ...tokens } = await signIn(ports)(call.body, guessBy(call, call.body.email), actionOf(call))
      return remembering(call, account.email, ok({ user: userOf(account, clock.now()), ...tokens, message: messages.signedIn }))
    }),
    route(authOperations.refresh, async (call) => {
      const { account, ...tokens } = await refreshSession(ports)(call.body.refreshToken, actionOf(call))
      return remembering(call, account.email, ok(tokens))
    }),
    route(authOperations.logout, async (call) => {
      await signOut(ports)(call.caller.session?.sessionId ?? '', actionOf(call))
      return ok({})
    }),
    readerRoute(authOperations.getProfile, async (_call, { at }, { account }) => ok({ user: userOf(account, at) })),
    readerRoute(authOperations.updateProfile, async ({ body }, action, signedIn) =>
      ok({ user: await updateProfile(ports)(signedIn, body, action) }),
    ),

    readerRoute(accountOperations.changePassword, async (call, action, signedIn) => {
      await changePassword(ports)(signedIn, call.body, guessBy(call, signedIn.account.email), action)
      return ok({ message: messages.passwordChanged })
    }),
    route(accountOperations.forgotPassword, async (call) => {
      await forgotPassword(ports)(call.body.email, actionOf(call))
      return ok({ message: messages.resetSent })
    }),
    route(accountOperations.resetPassword, async (call) => {
      await resetPassword(ports)(call.body, (email) => guessBy(call, email), actionOf(call))
      return ok({ message: messages.passwordReset })
    }),
    readerRoute(accountOperations.listSessions, async (_call, _action, signedIn) =>
      ok({ sessions: await listSessions(sessions, signedIn) }),
    ),
    readerRoute(accountOperations.endSession, async ({ params }, action, signedIn) => {
      await endSession(ports)(signedIn, params.id, action)
      return ok({})
    }),
    readerRoute(accountOperations.endAllSessions, async (_call, action, signedIn) => {
      await endAllSessions(ports)(signedIn, action)
      return ok({})
    }),
    readerRoute(accountOperations.listActivity, async ({ query }, _action, { account }) =>
      ok({ activity: await log.latest(account._id, query.limit) }),
    ),
    readerRoute(accountOperations.deleteAccount, async (_call, { at }, { account }) => {
      await accounts.delete(account._id, at)
      return ok({})
    }),
    readerRoute(ownDataOperations.ownAccount, async (_call, action, signedIn) => showOwnData(ports)(signedIn, action)),
    route(getKeySet, async () => keys.published()),
    ...adminRoutes(ports),
  ]
}
