import { fork } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type End, keepRunning } from '@sibyl/platform/lifecycle/keep-running'
import { lean } from '@sibyl/platform/lifecycle/lean'

/** Runs `make start`: supervises the working process (main.ts), and exits as it exits. */

const file = fileURLToPath(new URL('./main.ts', import.meta.url))

/** A process that fails this often in a row will not recover by another start. */
const FAILURES = 5
/** After this and the two seconds of `keepRunning` the process is killed: a stop takes less than 5 s. */
const STOP_TIMEOUT_MS = 2800
const LONGEST_PAUSE_MS = 4000

/** Everything in one process: a young generation of at most 12 MB, and no baseline compiler, whose code would take some 5 MB more. */
const flags = ['--max-semi-space-size=4', '--no-sparkplug']

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

let starts = 0
const forkMain = () => {
  starts += 1
  return fork(file, starts > 1 ? ['--again'] : [], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...lean.environment, ...process.env },
  })
}

/** Exit code 0 is a graceful exit. A process that was killed from outside has not failed. */
const isRestarted = ({ code, signal }: End, inARow: number): boolean => {
  if (code === 0) return false
  if (signal === 'SIGKILL' || inARow < FAILURES) return true
  print(
    `Sibyl has ended by itself ${inARow} times in a row, each time before it was ready or soon after, and is not started again. Its last output is above.`,
  )
  return false
}

const kept = keepRunning({
  name: 'Sibyl',
  fork: forkMain,
  print,
  stopTimeoutMs: STOP_TIMEOUT_MS,
  isRestarted,
  longestPauseMs: LONGEST_PAUSE_MS,
})
// Its exit reports the same, with an exit code.
kept.started.catch(() => undefined)
process.on('SIGINT', () => void kept.stop())
process.on('SIGTERM', () => void kept.stop())

const { code, signal } = await kept.gone
// The exit code by which a shell reports a signal.
process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
