import { ADMIN_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import { adminOperations } from '@sibyl/contracts/http/admin'
import { adminDeadLetterOperations } from '@sibyl/contracts/http/admin-dead-letters'
import { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import { adminReaderOperations } from '@sibyl/contracts/http/admin-readers'
import type { Operation } from '@sibyl/contracts/http/operation'
import { AppError } from '@sibyl/platform/app-error'
import type { EventBus } from '@sibyl/platform/bus/bus'
import { type Answer, type Call, type Route, route } from '@sibyl/platform/http/route'
import type { Store } from '@sibyl/platform/store/store'
import type { Clock } from '@sibyl/platform/time'
import type { Accounts } from '../accounts/accounts.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { adminToken } from '../sessions/access-token.ts'
import type { MarkSupersededSessions } from '../sessions/own-sessions.ts'
import type { Sessions } from '../sessions/session.ts'
import { actsOnReaders } from './act-on-reader.ts'
import type { AuditLog } from './audit-log.ts'
import { deadLetterDesk } from './dead-letters.ts'
import { listAudit } from './list-audit.ts'
import { requireAdmin } from './require-admin.ts'
import { showReader } from './show-reader.ts'
import { showSignUps } from './show-sign-ups.ts'

export type AdminPorts = {
  accounts: Accounts
  sessions: Sessions
  audit: AuditLog
  bus: EventBus
  adminEmails: readonly string[]
  markSupersededSessions: MarkSupersededSessions
  keys: KeyRing
  store: Store
  linkSecret: string
  clock: Clock
}

type ReaderAct = Operation & {
  params: typeof adminReaderOperations.suspendReader.params
  body: typeof adminReaderOperations.suspendReader.body
}

const ok = <T extends object>(answer: T) => ({ success: true as const, ...answer })

/** The calls below /admin. Each checks that the caller is still an administrator. */
export const adminRoutes = (ports: AdminPorts): readonly Route[] => {
  const { accounts, keys, clock } = ports
  const admin = requireAdmin(ports)
  const acts = actsOnReaders(ports)
  const deadLetters = deadLetterDesk(ports)
  const signUps = showSignUps(ports)

  const adminRoute = <const O extends Operation>(operation: O, handle: (call: Call<O>, by: string) => Promise<Answer<O>>): Route =>
    route(operation, async (call) => handle(call, (await admin(call.caller)).account._id))

  const actRoute = (operation: ReaderAct, act: (asked: { by: string; readerId: string; reason: string }) => Promise<void>): Route =>
    adminRoute(operation, async ({ params, body }, by) => {
      await act({ by, readerId: params.id, reason: body.reason })
      return ok({})
    })

  return [
    route(adminOperations.openAdmin, async ({ caller }) => {
      const { session } = await admin(caller)
      return ok({ token: await adminToken(keys, session, clock.now()), expiresIn: ADMIN_TOKEN_SECONDS })
    }),
    adminRoute(adminReaderOperations.findReader, async ({ body }) => {
      const found = await accounts.findByEmail(body.email)
      if (!found) throw new AppError('reader_not_found', { message: 'No account has this email address.' })
      return ok({ readerId: found._id })
    }),
    adminRoute(adminReaderOperations.getReader, async ({ params }, by) => ok(await showReader(ports)(params.id, by, clock.now()))),
    actRoute(adminReaderOperations.resendReaderVerification, acts.resendVerification),
    actRoute(adminReaderOperations.endReaderSessions, acts.endSessions),
    adminRoute(adminReaderOperations.endReaderSession, async ({ params: { id: readerId, sessionId }, body }, by) => {
      await acts.endSession({ by, readerId, reason: body.reason }, sessionId)
      return ok({})
    }),
    actRoute(adminReaderOperations.suspendReader, acts.suspend),
    actRoute(adminReaderOperations.liftSuspension, acts.lift),
    adminRoute(adminFigureOperations.getSignUps, async () => ok(await signUps())),
    adminRoute(adminDeadLetterOperations.listDeadLetters, async () => ok(await deadLetters.list())),
    adminRoute(adminDeadLetterOperations.replayDeadLetters, async ({ params, body }, by) =>
      ok(await deadLetters.replay({ by, ...params, ...body })),
    ),
    adminRoute(adminDeadLetterOperations.dropDeadLetter, async ({ params, body }, by) =>
      ok(await deadLetters.drop({ by, ...params, ...body })),
    ),
    adminRoute(adminOperations.listAudit, async ({ query }) => ok({ entries: await listAudit(ports)(query.limit, query.readerId) })),
  ]
}
