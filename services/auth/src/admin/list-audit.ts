import type { AuditEntry } from '@sibyl/contracts/http/admin'
import type { Accounts } from '../accounts/accounts.ts'
import type { AuditLog } from './audit-log.ts'

type Ports = { accounts: Accounts; audit: AuditLog }

/** The audit log with the addresses of the accounts that still exist. */
export const listAudit =
  ({ accounts, audit }: Ports) =>
  async (limit: number, readerId?: string): Promise<AuditEntry[]> => {
    const entries = await audit.latest(limit, readerId)
    const ids = [...new Set(entries.flatMap((entry) => [entry.by, entry.readerId ?? []].flat()))]
    const emails = new Map(await Promise.all(ids.map(async (id) => [id, (await accounts.get(id))?.email ?? null] as const)))
    const person = (_id: string) => ({ _id, email: emails.get(_id) ?? null })
    return entries.map(({ kind, by, readerId: about, all: _all, expiresAt: _expiresAt, version: _version, ...entry }) => ({
      ...entry,
      act: kind,
      by: person(by),
      ...(about !== undefined && { reader: person(about) }),
    }))
  }
