import type { Logger } from '../logging/logger.ts'

/** One step of an orderly end. It rejects when it could not be taken in full, with what was cut. */
export type Stop = { what: string; stop: () => Promise<unknown> }

/** What a server's end comes to as a step: it rejects when requests had to be cut. */
export const withoutCutting = async (closing: Promise<number>): Promise<void> => {
  const cut = await closing
  if (cut > 0) throw new Error(`${cut} requests were cut`)
}

export type Stopping = {
  /** Resolves with the names of the steps that could not be taken in full; never rejects. */
  done: Promise<readonly string[]>
  /** The names of the steps that have not ended yet. */
  left(): readonly string[]
}

/** Takes steps one after another; one that fails is told of, and the next is taken all the same. */
export const stopInOrder = (stops: readonly Stop[], logger: Logger): Stopping => {
  let at = 0
  const walk = async (): Promise<readonly string[]> => {
    const cut: string[] = []
    for (const { what, stop } of stops) {
      try {
        await stop()
      } catch (error) {
        logger.error({ err: error, what }, 'not stopped in order')
        cut.push(what)
      }
      at += 1
    }
    return cut
  }
  return { done: walk(), left: () => stops.slice(at).map(({ what }) => what) }
}
