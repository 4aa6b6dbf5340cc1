import type { Account } from '../account.ts'
import { found } from '../http/lists.ts'

/** Delivers an event again, even one that was accepted or given up. @throws Failure 404 */
export const redeliver = ({ objects, queue, wakeDeliveries }: Account, id: string): void => {
  queue.again(found(objects, 'event', id).id)
  wakeDeliveries()
}
