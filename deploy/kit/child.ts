import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** A child process, so that the cost of each part of a bench is measured separately. */
export type Child = {
  pid: number
  /** The next matching line of its output. @throws if it ends first */
  line(pattern: RegExp): Promise<string>
  /** Calls back with each line it prints from now on. */
  eachLine(listener: (line: string) => void): void
  /** Sends it a task and waits for the result. @throws if it ends first */
  ask<T>(task: object): Promise<T>
  eachMessage(listener: (message: unknown) => void): void
  /** Its exit code, once it has ended; that of a killed one is 1. */
  ended: Promise<number>
  /** Stops it gracefully, and waits until it has exited. */
  stop(): Promise<void>
}

/** `output`: the file for what it prints, which is then not read here. */
type Options = { args?: readonly (string | number)[]; env?: NodeJS.ProcessEnv; node?: readonly string[]; output?: string }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/** Starts a script, by its path from deploy, as a child process that does not outlive this one. */
export const startChild = (file: string, { args = [], env = {}, node = [], output }: Options = {}): Child => {
  const script = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const ofNode = file.endsWith('.sh') ? [] : [process.execPath, '--disable-warning=ExperimentalWarning', ...node]
  const [command = script, ...given] = [...ofNode, script, ...args.map(String)]
  const child = spawn(command, given, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output === undefined ? 'pipe' : openSync(output, 'w'), 'inherit', 'ipc'],
  })
  const { pid, stdout } = child
  if (pid === undefined) throw new Error(`${file} did not start`)
  running.add(child)
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return Number(code ?? 1)
  })
  const endedEarly = async (): Promise<never> => {
    throw new Error(`${file} ended with ${await ended}`)
  }
  const lines = createInterface({ input: stdout ?? Readable.from([]) })
  return {
    pid,
    line: (pattern) =>
      Promise.race([
        endedEarly(),
        new Promise<string>((resolve) => {
          lines.on('line', (line) => {
            if (pattern.test(line)) resolve(line)
          })
        }),
      ]),
    eachLine: (listener) => void lines.on('line', listener),
    async ask<T>(task: object) {
      child.send(task)
      const [answer] = await Promise.race([once(child, 'message'), endedEarly()])
      return answer as T
    },
    eachMessage: (listener) => void child.on('message', listener),
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
