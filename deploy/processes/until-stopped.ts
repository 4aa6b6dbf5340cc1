import type { ProcessSet } from './members.ts'
import { supervise } from './supervise.ts'

type Options = { print: (line: string) => void; stopTimeoutMs: number; onReady: () => void }

/**
 * Runs the set until this process is told to stop: SIGTERM or Ctrl-C stop it in order, the second of them at once and with exit code 1;
 * SIGHUP restarts it, one process at a time. Exits with 1, too, when a process ends before it was ready.
 */
export const runUntilStopped = (set: ProcessSet, { print, stopTimeoutMs, onReady }: Options): void => {
  const supervised = supervise(set, { print, stopTimeoutMs })
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

  supervised.ready.then(onReady, (error: Error) => {
    if (exitCode !== undefined) return
    process.stderr.write(`${error.message}\n`)
    void stop(1)
  })
}
