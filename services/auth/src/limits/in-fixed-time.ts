import { setTimeout as pause } from 'node:timers/promises'

/** Longer than looking up and writing take. */
const ANSWER_AFTER_MS = 200

/** Does the work, and resolves no sooner than after a fixed time, so that the time of the answer does not tell whether there was work to do. */
export const inFixedTime = async (work: () => Promise<void>): Promise<void> => {
  const [worked] = await Promise.allSettled([work(), pause(ANSWER_AFTER_MS)])
  if (worked.status === 'rejected') throw worked.reason
}
