import type { EventBus, EventOf } from '../bus/bus.ts'

/**
 * What a service does when an account is deleted: what lies set aside for it and names the reader is removed, then `erase` does away with
 * what the service itself holds. It may be called again and again, and may throw `NotYet` to be.
 */
export const erasesReader =
  ({ bus }: { bus: Pick<EventBus, 'forget'> }, queue: string, erase: (userId: string, mailbox?: string) => Promise<void>) =>
  async ({ data: { userId, mailbox } }: EventOf<'user.deleted.v1'>): Promise<void> => {
    await bus.forget(queue, userId)
    await erase(userId, mailbox)
  }
