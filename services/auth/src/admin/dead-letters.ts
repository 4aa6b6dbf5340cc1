import type { AdminAct } from '@sibyl/contracts/http/admin'
import { deadLetterQueues } from '@sibyl/contracts/http/admin-dead-letters'
import { AppError } from '@sibyl/platform/app-error'
import type { EventBus } from '@sibyl/platform/bus/bus'
import { type Choice, type DeadLetters, ofEvent, reasonShown } from '@sibyl/platform/bus/dead-letters'
import { newId } from '@sibyl/platform/ids'
import type { Clock } from '@sibyl/platform/time'
import type { AuditLog } from './audit-log.ts'

type Ports = { bus: EventBus; audit: AuditLog; clock: Clock }
type Asked = { by: string; queue: (typeof deadLetterQueues)[number]; letterId?: string | undefined; reason: string }

const SHOWN = 20

/** The dead letters of all services. Every act is in the audit log before it is done. @throws AppError unavailable without the broker */
export const deadLetterDesk = ({ bus, audit, clock }: Ports) => {
  const work = async <T>(on: (dead: DeadLetters) => Promise<T>): Promise<T> => {
    try {
      return await bus.deadLetters(on)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }
  const act = async <T>(kind: AdminAct, { letterId, ...asked }: Asked, on: (dead: DeadLetters, chosen: Choice) => Promise<T>) => {
    await audit.record(newId('act'), { ...asked, kind, at: clock.now(), ...(letterId !== undefined && { letterId }) })
    return work((dead) => on(dead, ofEvent(letterId)))
  }
  return {
    list: () =>
      work(async (dead) => {
        const queues = []
        for (const queue of deadLetterQueues) {
          const count = (await dead.count(queue)) ?? 0
          if (count === 0) continue
          const letters = await dead.list(queue, SHOWN)
          queues.push({
            queue,
            count,
            letters: letters.map((letter) => {
              const { id, type, at = null, attempts } = letter
              return { id, type, at, attempts, reason: reasonShown(letter) }
            }),
          })
        }
        return { queues }
      }),
    replay: (asked: Asked) => act('dead_letters_replayed', asked, (dead, chosen) => dead.replay(asked.queue, chosen)),
    drop: (asked: Asked & { letterId: string }) =>
      act('dead_letter_dropped', asked, async (dead, chosen) => ({ dropped: await dead.drop(asked.queue, chosen) })),
  }
}
