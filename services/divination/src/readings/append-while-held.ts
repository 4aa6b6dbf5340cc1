import type { Progress } from '@sibyl/platform/progress/progress'
import type { Clock } from '@sibyl/platform/time'
import { holds, type Reading } from './reading.ts'

/**
 * Progress for one worker. Drops every step after its lease is over, so that a worker that was paused does not write into the text of the one
 * that took over.
 */
export const appendWhileHeld = (
  { progress, clock }: { progress: Progress; clock: Clock },
  latestVersion: () => Reading,
  worker: string,
): Pick<Progress, 'append'> => ({
  append: async (topic, step) => {
    const reading = latestVersion()
    const isHeld = holds(reading, worker) && (reading.lease?.until ?? '') > clock.now()
    return isHeld && progress.append(topic, step)
  },
})
