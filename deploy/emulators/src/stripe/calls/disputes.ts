import { listOperation } from '../http/lists.ts'
import type { Operation } from '../http/operation.ts'

export const disputeCalls: readonly Operation[] = [listOperation('dispute', '/disputes', ['created', 'charge', 'payment_intent'])]
