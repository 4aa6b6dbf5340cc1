import { isAppError } from '@sibyl/platform/app-error'
import type { Progress } from '@sibyl/platform/progress/progress'

/** Works at a reading; where it is gone, with its reader, what was passed on of its text is forgotten, and whoever waits is told of the end. */
export const endOrErase = async ({ progress }: { progress: Progress }, readingId: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error, 'not_found') && !isAppError(error, 'session_ended')) throw error
    await progress.forget(readingId)
    await progress.append(readingId, { kind: 'ended' })
  }
}
