import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { ofReader } from './admin.ts'
import { reasonBody } from './admin-reason.ts'
import { instant, success } from './answers.ts'
import { user } from './auth.ts'
import { email } from './credentials.ts'
import { operation } from './operation.ts'

const findReader = operation({
  method: 'post',
  path: '/admin/readers/find',
  summary: 'Find an account by its email address',
  description: 'The address travels in the body, so that no log of addresses holds it.',
  caller: 'admin',
  body: z.object({ email }),
  answer: success.extend({ readerId: z.string() }),
  failures: ['invalid_input', 'reader_not_found'],
})

const deviceSession = z.object({ _id: z.string(), device: z.string(), createdAt: instant, lastUsedAt: instant })

const getReader = operation({
  method: 'get',
  path: '/admin/readers/:id',
  summary: 'Show an account',
  description: 'The account with its live sessions. Opening it is an entry of the audit log, at most one an hour.',
  caller: 'admin',
  params: ofReader,
  answer: success.extend({
    reader: user.extend({
      suspendedAt: instant.optional().meta({ description: 'Since when the account is suspended' }),
      admin: z.boolean().meta({ description: 'Whether the account itself is named in ADMIN_EMAILS' }),
    }),
    sessions: z.array(deviceSession),
  }),
  failures: ['reader_not_found'],
})

/** An act of support on an account, with the reason that the audit log records. */
const actOnReader = <const P extends string>(path: P, said: { summary: string; description: string; failures?: readonly ErrorCode[] }) =>
  operation({
    method: 'post',
    path: `/admin/readers/:id/${path}`,
    summary: said.summary,
    description: said.description,
    caller: 'admin',
    params: ofReader,
    body: reasonBody,
    answer: success,
    failures: ['reader_not_found', ...(said.failures ?? [])],
  })

const resendReaderVerification = actOnReader('resend-verification', {
  summary: 'Mail another verification link',
  description: 'For an account whose address is not verified yet; earlier links stop working.',
  failures: ['already_verified'],
})

const endReaderSessions = actOnReader('end-sessions', {
  summary: 'End all sessions of an account',
  description: 'Signs the reader out on every device.',
})

const endReaderSession = operation({
  method: 'post',
  path: '/admin/readers/:id/sessions/:sessionId/end',
  summary: 'End one session of an account',
  description: 'Signs one device of the reader out.',
  caller: 'admin',
  params: ofReader.extend({ sessionId: z.string().max(64).meta({ description: 'Id of the session', pattern: '^[A-Za-z0-9_-]+$' }) }),
  body: reasonBody,
  answer: success,
  failures: ['reader_not_found', 'session_not_found'],
})

const suspendReader = actOnReader('suspend', {
  summary: 'Suspend an account',
  description:
    'Ends its sessions and refuses its sign-in until the suspension is lifted. Nothing is deleted, and a subscription goes on. One’s own account cannot be suspended.',
  failures: ['own_account'],
})

const liftSuspension = actOnReader('lift-suspension', {
  summary: 'Lift a suspension',
  description: 'The reader can sign in again.',
})

export const adminReaderOperations = {
  findReader,
  getReader,
  resendReaderVerification,
  endReaderSessions,
  endReaderSession,
  suspendReader,
  liftSuspension,
}
