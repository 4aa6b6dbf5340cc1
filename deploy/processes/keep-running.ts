import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from './members.ts'

/** A member of the set that is started again whenever it dies. */
export type Kept = {
  /** Resolves when it is ready for the first time; rejects when it ends before. */
  started: Promise<void>
  /** Starts another beside it, on the same port, and stops the first once the other is ready. Rejects, and leaves it, when it is not. */
  replace(): Promise<void>
  /** Stops it in order; what does not end in time is killed. */
  stop(): Promise<void>
  kill(): void
}

type Options = { print: (line: string) => void; stopTimeoutMs: number }

type End = { code: number | null; signal: string | null }
type Running = { worker: Worker; since: number; ready: Promise<void>; ended: Promise<End> }

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Who lived this long died of something new: the pause begins small again. */
const LIVED_MS = 10_000
const READY_MS = 60_000
/** What a stop may take beyond its time limit, which the process itself keeps. */
const MARGIN_MS = 2000

// Node's cluster keeps the listening sockets in this process, shared with whoever listens on them now: so one process can take over
// from another without a moment in which nobody does. Connections go straight to the processes.
cluster.schedulingPolicy = cluster.SCHED_NONE

const wordsFor = ({ code, signal }: End): string => (signal ? `killed by ${signal}` : `ended with exit code ${code}`)

const launch = ({ name, file, port, environment, flags = [] }: Member): Running => {
  cluster.setupPrimary({ exec: file, args: [], execArgv: ['--disable-warning=ExperimentalWarning', ...flags] })
  const worker = cluster.fork({ ...environment, PORT: String(port) })
  const ended = new Promise<End>((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })))
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'ready' && resolve())
    void ended.then((end) => reject(new Error(`${name} was not ready yet: ${wordsFor(end)}`)))
  })
  ready.catch(() => undefined) // Whoever waits for it is told.
  return { worker, since: performance.now(), ready, ended }
}

const stopRunning = async ({ worker, ended }: Running, timeoutMs: number): Promise<void> => {
  worker.process.kill('SIGTERM')
  const late = setTimeout(() => worker.process.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(late)
}

/** Starts a member and keeps it running, and says what becomes of it. */
export const keepRunning = (member: Member, { print, stopTimeoutMs }: Options): Kept => {
  const { name, port } = member
  const stopping = new AbortController()
  const timeoutMs = stopTimeoutMs + MARGIN_MS
  const alive = new Set<Running>()
  /** What ends before it was ready even once is not helped by another start: whoever waits for it is told. */
  let everReady = false
  let diedAtOnce = 0
  let replacing: Promise<void> | undefined

  const start = (): Running => {
    const running = launch(member)
    alive.add(running)
    void running.ended.then(() => alive.delete(running))
    print(`${name.padEnd(14)} pid ${String(running.worker.process.pid).padEnd(8)} port ${port}`)
    return running
  }

  const startAgain = async ({ since, worker }: Running, end: End): Promise<void> => {
    diedAtOnce = performance.now() - since > LIVED_MS ? 0 : diedAtOnce + 1
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, diedAtOnce - 1), LONGEST_PAUSE_MS)
    print(`${name} (pid ${worker.process.pid}) ${wordsFor(end)}; it is started again in ${wait} ms`)
    await pause(wait, undefined, { signal: stopping.signal })
    current = watched(start())
  }

  const watched = (running: Running): Running => {
    const onEnd = async (end: End): Promise<void> => {
      await replacing?.catch(() => undefined)
      if (stopping.signal.aborted || running !== current || !everReady) return
      await startAgain(running, end).catch(() => undefined) // Told to stop during the pause.
    }
    void running.ended.then(onEnd)
    return running
  }

  const replaceBy = async (next: Running): Promise<void> => {
    const late = setTimeout(() => next.worker.process.kill('SIGKILL'), READY_MS)
    await next.ready.finally(() => clearTimeout(late))
    const old = current
    current = watched(next)
    await stopRunning(old, timeoutMs)
  }

  let current = watched(start())
  const started = current.ready.then(() => {
    everReady = true
  })
  return {
    started,
    async replace() {
      replacing = replaceBy(start())
      await replacing.finally(() => {
        replacing = undefined
      })
    },
    async stop() {
      stopping.abort()
      await Promise.all([...alive].map((running) => stopRunning(running, timeoutMs)))
    },
    kill() {
      for (const { worker } of alive) worker.process.kill('SIGKILL')
    },
  }
}
