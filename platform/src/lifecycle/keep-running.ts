import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** The exit code of a process, or the signal that killed it. */
type End = { code: number | null; signal: NodeJS.Signals | null }

/** A process that restarts whenever it ends. */
export type SupervisedProcess = {
  /** Resolves once it is ready for the first time; rejects if it stops before, or if all its first starts fail. */
  started: Promise<void>
  /** Resolves with its last exit when it restarts no more: stopped, or never ready. */
  gone: Promise<End>
  /**
   * Starts a replacement on the same port and stops the old process once the new one is ready. If the new one does not get ready, rejects
   * and keeps the old one.
   */
  replace(): Promise<void>
  /** Stops it gracefully; kills it at the time limit. */
  stop(): Promise<void>
  kill(): void
}

type Options = {
  /** Its name in the output. */
  name: string
  /** Starts it with an IPC channel, on which it sends 'ready'. */
  fork: () => ChildProcess
  print: (line: string) => void
  stopTimeoutMs: number
  onStart?: (pid: number | undefined) => void
  /** How many starts it has to become ready for the first time. Default: one. */
  firstStarts?: number
}

type Running = { child: ChildProcess; readyMs: () => number; ready: Promise<void>; ended: Promise<End> }

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Somebody waits for a first start, so the first retries follow each other closely. */
const LONGEST_FIRST_PAUSE_MS = 2000
/** After being ready this long, the process failed for a new reason: the delay starts small again. */
const LIVED_MS = 10_000
const READY_MS = 60_000
/** Extra time for a stop beyond the process's own time limit. */
const MARGIN_MS = 2000

const wordsFor = ({ code, signal }: End): string => (signal ? `killed by ${signal}` : `ended with exit code ${code}`)

const watch = (name: string, child: ChildProcess): Running => {
  const ended = new Promise<End>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    // The event 'error' also means that a signal or message could not be sent; only a process that never started has no exit.
    child.on('error', () => child.pid === undefined && resolve({ code: 1, signal: null }))
  })
  let readySince: number | undefined
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message !== 'ready') return
      readySince = performance.now()
      resolve()
    })
    void ended.then((end) => reject(new Error(`${name} was not ready yet: ${wordsFor(end)}`)))
  })
  ready.catch(() => undefined) // Callers that await it see the rejection.
  const readyMs = (): number => (readySince === undefined ? 0 : performance.now() - readySince)
  return { child, readyMs, ready, ended }
}

const stopRunning = async ({ child, ended }: Running, timeoutMs: number): Promise<void> => {
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(late)
}

/** Starts a process, restarts it whenever it ends, and reports what happens. */
export const keepRunning = (options: Options): SupervisedProcess => {
  const { name, print, firstStarts = 1 } = options
  const stopping = new AbortController()
  const timeoutMs = options.stopTimeoutMs + MARGIN_MS
  const alive = new Set<Running>()
  const gone = Promise.withResolvers<End>()
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => undefined) // Callers that await it see the rejection.
  let everReady = false
  let endedSoon = 0
  let replacing: Promise<void> | undefined

  const start = (): Running => {
    const running = watch(name, options.fork())
    alive.add(running)
    void running.ended.then(() => alive.delete(running))
    options.onStart?.(running.child.pid)
    const onReady = (): void => {
      everReady = true
      started.resolve()
    }
    // If the process ends before it is ready, `watched` decides what happens.
    running.ready.then(onReady, () => undefined)
    return running
  }

  /** Gives up on it and reports its last exit. */
  const leave = (end: End): void => {
    const times = endedSoon > 1 ? `, ${endedSoon} times in a row` : ''
    started.reject(new Error(`${name} was not ready yet: ${wordsFor(end)}${times}`))
    gone.resolve(end)
  }

  const startAgain = async ({ readyMs, child }: Running, end: End): Promise<void> => {
    endedSoon = readyMs() > LIVED_MS ? 0 : endedSoon + 1
    if (!everReady && endedSoon >= firstStarts) return leave(end)
    const longest = everReady ? LONGEST_PAUSE_MS : LONGEST_FIRST_PAUSE_MS
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, endedSoon - 1), longest)
    print(`${name} (pid ${child.pid}) ${wordsFor(end)}; it is started again in ${wait} ms`)
    await pause(wait, undefined, { signal: stopping.signal })
    current = watched(start())
  }

  const watched = (running: Running): Running => {
    const onEnd = async (end: End): Promise<void> => {
      await replacing?.catch(() => undefined)
      if (running !== current) return
      if (stopping.signal.aborted) return leave(end)
      await startAgain(running, end).catch(() => leave(end)) // Stopped during the delay.
    }
    void running.ended.then(onEnd)
    return running
  }

  const replaceBy = async (next: Running): Promise<void> => {
    const late = setTimeout(() => next.child.kill('SIGKILL'), READY_MS)
    await next.ready.finally(() => clearTimeout(late))
    const old = current
    current = watched(next)
    await stopRunning(old, timeoutMs)
  }

  let current = watched(start())
  return {
    started: started.promise,
    gone: gone.promise,
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
      for (const { child } of alive) child.kill('SIGKILL')
    },
  }
}
