import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { authOperations as calls } from '@sibyl/contracts/http/auth'
import type { Operation } from '@sibyl/contracts/http/operation'
import { type Answer, type Call, type Route, route } from '@sibyl/platform/http/route'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Clock } from '@sibyl/platform/time'
import type { Accounts } from './accounts/account.ts'
import type { Allowances } from './accounts/allowances.ts'
import type { Hasher } from './accounts/hasher.ts'
import { userOf } from './accounts/user-of.ts'
import { getKeySet } from './key-set.ts'
import type { KeyRing } from './sessions/key-ring.ts'
import type { RefreshTokens } from './sessions/refresh-token.ts'
import { requireLive, type Sessions } from './sessions/session.ts'
import type { IssueTokens } from './sessions/token-pair.ts'
import { getProfile } from './use-cases/get-profile.ts'
import { refreshSession } from './use-cases/refresh-session.ts'
import { register } from './use-cases/register.ts'
import { resendVerification } from './use-cases/resend-verification.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signOut } from './use-cases/sign-out.ts'
import { updateProfile } from './use-cases/update-profile.ts'
import { verifyEmail } from './use-cases/verify-email.ts'

type Ports = {
  accounts: Accounts
  sessions: Sessions
  allowances: Allowances
  hasher: Hasher
  keys: KeyRing
  refreshTokens: RefreshTokens
  issueTokens: IssueTokens
  linkSecret: string
  clock: Clock
  logger: Logger
}

type Handle<O extends Operation> = (call: Call<O>) => Promise<Answer<O>>

const messages = {
  registered: 'Welcome! We have sent a verification link to your e-mail address.',
  verified: `Your e-mail is verified. ${WELCOME_TOKENS} free tokens are waiting for you.`,
  resent: 'If an account with this address waits for its verification, a new link is on its way.',
  signedIn: 'You are signed in.',
}

const ok = <T extends object>(answer: T) => ({ success: true as const, ...answer })

/** What the auth service answers, call by call. */
export const routes = (ports: Ports): readonly Route[] => {
  const { sessions, clock, keys } = ports

  // An access token outlives its session by minutes; here, where sessions are at hand, a session that is over ends at once.
  const inLiveSession =
    <O extends Operation>(handle: Handle<O>): Handle<O> =>
    async (call) => {
      requireLive(await sessions.get(call.caller.sessionId ?? ''))
      return handle(call)
    }

  return [
    route(calls.register, async ({ body }) => {
      await register(ports)(body)
      return ok({ message: messages.registered })
    }),
    route(calls.verifyEmail, async ({ body }) => {
      await verifyEmail(ports)(body.token)
      return ok({ message: messages.verified })
    }),
    route(calls.resendVerification, async ({ body }) => {
      await resendVerification(ports)(body.email)
      return ok({ message: messages.resent })
    }),
    route(calls.login, async ({ body, header }) => {
      const { account, ...tokens } = await signIn(ports)({ ...body, userAgent: header('user-agent') })
      return ok({ user: userOf(account, clock.now()), ...tokens, message: messages.signedIn })
    }),
    route(calls.refresh, async ({ body }) => ok(await refreshSession(ports)(body.refreshToken))),
    route(calls.logout, async ({ caller }) => {
      await signOut(ports)(caller.sessionId ?? '')
      return ok({})
    }),
    route(
      calls.getProfile,
      inLiveSession(async ({ caller }) => ok({ user: await getProfile(ports)(caller.id) })),
    ),
    route(
      calls.updateProfile,
      inLiveSession(async ({ caller, body }) => ok({ user: await updateProfile(ports)(caller.id, body) })),
    ),
    route(getKeySet, async () => keys.published()),
  ]
}
