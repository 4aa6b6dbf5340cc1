import type { EventOf } from '@sibyl/platform/bus/bus'
import type { Accounts } from '../accounts/accounts.ts'
import type { Act, AuditLog } from './audit-log.ts'

type Ports = { accounts: Accounts; audit: AuditLog }

/**
 * Adds an entry about an account. If the account was deleted meanwhile, its reason is erased again: either this finds the account deleted, or
 * the erasure finds the entry.
 */
export const recordAbout =
  ({ accounts, audit }: Ports) =>
  async (id: string, act: Act & { readerId: string }): Promise<void> => {
    await audit.record(id, act)
    if (!(await accounts.get(act.readerId))) await audit.eraseReasons(act.readerId)
  }

export const recordAct =
  (ports: Ports) =>
  ({ data: { actId, userId: readerId, ...act } }: EventOf<'admin.acted.v1'>): Promise<void> =>
    recordAbout(ports)(actId, { ...act, readerId })

export const recordAdjustment =
  (ports: Ports) =>
  ({ data: { actId, userId: readerId, tokens, ...act } }: EventOf<'wallet.adjusted.v1'>): Promise<void> =>
    recordAbout(ports)(actId, { ...act, readerId, tokens, kind: tokens > 0 ? 'tokens_given' : 'tokens_taken' })

export const recordRefundRequest =
  (ports: Ports) =>
  ({ data: { actId, userId: readerId, ...act } }: EventOf<'payment.refund-requested.v1'>): Promise<void> =>
    recordAbout(ports)(actId, { ...act, readerId, kind: 'payment_refunded' })

/** An act on a delivery, about its event's reader if the event has one. */
export const recordWebhookAct =
  (ports: Ports) =>
  ({ data: { actId, readerId, ...act } }: EventOf<'webhook.acted.v1'>): Promise<void> =>
    readerId === undefined ? ports.audit.record(actId, act) : recordAbout(ports)(actId, { ...act, readerId })
