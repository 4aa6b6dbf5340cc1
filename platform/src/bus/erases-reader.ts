import type { EventBus, EventOf } from './bus.ts'

/**
 * Handles `user.deleted.v1`: deletes the service's dead letters that name the reader, then calls `erase` for the service's own data.
 * `erase` must be repeatable and may throw `NotYet`.
 */
export const erasesReader =
  ({ bus }: { bus: Pick<EventBus, 'forget'> }, queue: string, erase: (userId: string, mailbox?: string) => Promise<void>) =>
  async ({ data: { userId, mailbox } }: EventOf<'user.deleted.v1'>): Promise<void> => {
    await bus.forget(queue, userId)
    await erase(userId, mailbox)
  }
