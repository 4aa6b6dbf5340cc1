import { fork } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type End, keepRunning } from '@sibyl/platform/lifecycle/keep-running'

/** What `make start` runs: keeps the working process (main.ts) running, and ends as that ends. */

const file = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What ends by itself this often in a row does not get well by another start. */
const FAILURES = 5
/** With what it may take beyond that, and is killed then, less than 5 s. */
const STOP_TIMEOUT_MS = 2800
const LONGEST_PAUSE_MS = 4000

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

let starts = 0
const forkMain = () => {
  starts += 1
  return fork(file, starts > 1 ? ['--again'] : [])
}

/** Exit code 0 is an end in order. A process that was killed from outside has not failed. */
const isRestarted = ({ code, signal }: End, inARow: number): boolean => {
  if (code === 0) return false
  if (signal === 'SIGKILL' || inARow < FAILURES) return true
  print(
    `Sibyl has ended by itself ${inARow} times in a row, each time before it was ready or soon after, and is not started again. What it said last is above.`,
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
// Its end says the same, and with an exit code.
kept.started.catch(() => undefined)
process.on('SIGINT', () => void kept.stop())
process.on('SIGTERM', () => void kept.stop())

const { code, signal } = await kept.gone
// As a shell names the end by a signal.
process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
