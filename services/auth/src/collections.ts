import type { Store } from '@sibyl/platform/store/store'
import { openAccounts } from './accounts/accounts.ts'
import { openActivityLog } from './activity/activity-log.ts'
import { openAuditLog } from './admin/audit-log.ts'
import { sessionCollection } from './sessions/session.ts'

/** Everything auth stores, but for the signing keys, which the key ring holds. */
export const collections = async (store: Store) => ({
  accounts: await openAccounts(store),
  sessions: await store.collection(sessionCollection),
  log: await openActivityLog(store),
  audit: await openAuditLog(store),
})
