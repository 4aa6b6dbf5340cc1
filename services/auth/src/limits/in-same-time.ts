import { setTimeout as pause } from 'node:timers/promises'

/** Longer than looking up and writing take. */
const ANSWERED_AFTER_MS = 200

/** Works, and is done only when so much time has passed that the time of an answer does not tell whether there was anything to write. */
export const inSameTime = async (work: () => Promise<void>): Promise<void> => {
  const [worked] = await Promise.allSettled([work(), pause(ANSWERED_AFTER_MS)])
  if (worked.status === 'rejected') throw worked.reason
}
