import { z } from 'zod'
import { deadLetterQueues } from './admin-dead-letters.ts'
import { instant, success } from './answers.ts'
import { operation } from './operation.ts'

const accountId = z.string().max(64).meta({ description: 'Id of the account', pattern: '^[A-Za-z0-9_-]+$' })
export const ofReader = z.object({ id: accountId })

const openAdmin = operation({
  method: 'post',
  path: '/admin/token',
  summary: 'Get an admin token',
  description:
    'For accounts named in ADMIN_EMAILS whose address is verified; for anybody else there is nothing here. The token is good for five minutes, for the calls below `/admin`, `/divination/admin`, `/payments/admin` and `/webhooks/admin`, and for nothing else.',
  caller: 'guest',
  answer: success.extend({
    token: z.string().meta({ description: 'A JWT for the `Authorization` header of admin calls' }),
    expiresIn: z.int().meta({ description: 'Seconds for which the token is good' }),
  }),
  failures: ['not_found'],
})

/** What administrators do, as the audit log names it. */
export const adminActs = [
  'reader_opened',
  'verification_resent',
  'sessions_ended',
  'session_ended',
  'account_suspended',
  'suspension_lifted',
  'tokens_given',
  'tokens_taken',
  'payment_refunded',
  'dead_letters_replayed',
  'dead_letter_dropped',
  'webhook_replayed',
  'webhook_dropped',
] as const
export type AdminAct = (typeof adminActs)[number]

const person = z.object({
  _id: z.string(),
  email: z.string().nullable().meta({ description: 'Null once the account is deleted: the log itself holds ids only' }),
})

const auditEntry = z
  .object({
    _id: z.string(),
    at: instant,
    act: z.enum(adminActs),
    by: person,
    reader: person.optional(),
    tokens: z.int().optional().meta({ description: 'Tokens given, or taken if negative' }),
    paymentId: z.string().optional(),
    amount: z.int().optional().meta({ description: 'Cents of a refund' }),
    currency: z.string().optional(),
    queue: z.enum(deadLetterQueues).optional().meta({ description: 'Whose dead letters' }),
    letterId: z.string().optional().meta({ description: 'Absent: all of the queue' }),
    deliveryId: z.string().optional().meta({ description: 'Event that the webhook had not accepted' }),
    eventType: z.string().optional(),
    reason: z.string().optional().meta({ description: 'Erased together with the account that the entry is about' }),
  })
  .meta({ id: 'AuditEntry', description: 'One act of an administrator' })
export type AuditEntry = z.infer<typeof auditEntry>

const AUDIT_SHOWN = 50

const listAudit = operation({
  method: 'get',
  path: '/admin/audit',
  summary: 'List the audit log',
  description: 'What administrators did, the newest first.',
  caller: 'admin',
  query: z.object({
    readerId: accountId.optional().meta({ description: 'Only what was done on this account' }),
    limit: z.coerce.number().int().min(1).max(200).default(AUDIT_SHOWN).meta({ description: 'Entries to return' }),
  }),
  answer: success.extend({ entries: z.array(auditEntry) }),
})

export const adminOperations = { openAdmin, listAudit }
