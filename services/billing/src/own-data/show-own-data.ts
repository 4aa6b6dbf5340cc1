import type { ownDataOperations } from '@sibyl/contracts/http/own-data'
import type { Answer } from '@sibyl/platform/http/route'

/** Everything billing holds about a reader: nothing yet, for nothing can be bought. */
export const showOwnData = async (): Promise<Answer<typeof ownDataOperations.ownPayments>> => ({ payments: [], subscriptions: [] })
