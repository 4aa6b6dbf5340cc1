import type { Logger } from '../logging/logger.ts'

/** One step of a shutdown. Rejects with what it cut if it could not finish. */
export type Stop = { what: string; stop: () => Promise<unknown> }

/** Turns closing a server into a step that rejects if requests were cut. */
export const withoutCutting = async (closing: Promise<number>): Promise<void> => {
  const cut = await closing
  if (cut > 0) throw new Error(`${cut} requests were cut`)
}

export type Stopping = {
  /** Resolves with the names of the steps that failed; never rejects. */
  done: Promise<readonly string[]>
  /** The names of unfinished steps. */
  left(): readonly string[]
}

/** Runs steps in sequence; logs one that fails and goes on. */
export const stopInOrder = (stops: readonly Stop[], logger: Logger): Stopping => {
  let at = 0
  const walk = async (): Promise<readonly string[]> => {
    const cut: string[] = []
    for (const { what, stop } of stops) {
      try {
        await stop()
      } catch (error) {
        logger.error({ err: error, what }, 'a step of the shutdown failed')
        cut.push(what)
      }
      at += 1
    }
    return cut
  }
  return { done: walk(), left: () => stops.slice(at).map(({ what }) => what) }
}
