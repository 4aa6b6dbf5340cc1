import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the lookup and the write take. */
const ANSWER_AFTER_MS = 200

/** Runs the work and resolves after a fixed time, so that the response time does not reveal whether there was work to do. */
export const inFixedTime = async (work: () => Promise<void>): Promise<void> => {
  const [worked] = await Promise.allSettled([work(), pause(ANSWER_AFTER_MS)])
  if (worked.status === 'rejected') throw worked.reason
}
