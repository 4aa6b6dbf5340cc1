import { settleAfterStart } from '@sibyl/platform/lifecycle/settle-after-start'
import type { ProcessSet } from './members.ts'
import { serveJoins } from './serve-joins.ts'
import { supervise } from './supervise.ts'

type Options = {
  print: (line: string) => void
  /** The folder of the set's data; processes that join find the set there. */
  directory: string
  onReady: () => void
}

/**
 * Runs the set until this process is stopped: SIGTERM or Ctrl-C stop it in order, and a second one at once with exit code 1; SIGHUP
 * restarts it, one process at a time. Also exits with 1 if a process does not get ready.
 */
export const runUntilStopped = (set: ProcessSet, { print, directory, onReady }: Options): void => {
  const supervised = supervise(set, { print })
  let exitCode: 0 | 1 | undefined
  const stop = async (code: 0 | 1): Promise<void> => {
    exitCode = code
    await supervised.stop()
    process.exit(exitCode)
  }
  const onSignal = (): void => {
    const second = exitCode !== undefined
    if (second) supervised.kill()
    void stop(second ? 1 : 0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('SIGHUP', () => void supervised.restart())

  const start = async (): Promise<void> => {
    await supervised.ready
    if (exitCode !== undefined) return
    await serveJoins({ set, supervised, directory, print })
    onReady()
    settleAfterStart()
  }
  start().catch((error: Error) => {
    if (exitCode !== undefined) return
    process.stderr.write(`${error.message}\n`)
    void stop(1)
  })
}
