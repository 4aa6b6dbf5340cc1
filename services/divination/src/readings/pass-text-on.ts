import type { Progress } from '@sibyl/platform/progress/progress'

/** Passes a text on in pieces, in order. */
export type TextOnItsWay = {
  add(piece: string): void
  /** Resolves when all of it has been passed on. */
  passed(): Promise<void>
}

/** One step of progress at a time: pieces that come while a step is on its way go together with the next, so that no piece is waited for. */
export const passTextOn = (progress: Progress, topic: string): TextOnItsWay => {
  let waiting = ''
  let passing: Promise<void> | undefined

  const pass = async (): Promise<void> => {
    while (waiting !== '') {
      const text = waiting
      waiting = ''
      await progress.append(topic, { kind: 'text', text })
    }
    passing = undefined
  }

  return {
    add(piece) {
      waiting += piece
      if (passing) return
      passing = pass()
      // Heard of where the whole is waited for.
      passing.catch(() => undefined)
    },
    passed: async () => passing,
  }
}
