import { isAppError } from '@sibyl/platform/app-error'
import type { Progress } from '@sibyl/platform/progress/progress'

/** Runs the work. If the reader's account was erased meanwhile, deletes the streamed text and ends the stream. */
export const endOrErase = async ({ progress }: { progress: Progress }, readingId: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error, 'not_found') && !isAppError(error, 'session_ended')) throw error
    await progress.forget(readingId)
    await progress.append(readingId, { kind: 'ended' })
  }
}
