import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process of ours that a test controls by signals and reads by its output. */
export type StartedProcess = {
  child: ChildProcess
  /** All it has printed so far, on either output. */
  lines: readonly string[]
  /** The first line that matches, of those printed already and those to come; rejects when the process ends before. */
  says(pattern: RegExp): Promise<string>
  /** Like `says`, but only for output from here on. */
  saysNext(pattern: RegExp): Promise<string>
  /** The exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>
}

const LAST_LINES = 50

/** Runs a shell script, or another file with this Node, without Jest's environment variables. */
export const startProcess = (file: string, args: readonly string[], environment: NodeJS.ProcessEnv): StartedProcess => {
  const { NODE_OPTIONS: _options, ...own } = process.env
  const ofNode = file.endsWith('.sh') ? [] : [process.execPath, '--disable-warning=ExperimentalWarning']
  const [command = file, ...given] = [...ofNode, file, ...args]
  const child = spawn(command, given, {
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const received = new EventEmitter().setMaxListeners(0)
  const outputs = [child.stdout, child.stderr].map((stream) =>
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      received.emit('line', line)
    }),
  )
  // The output is complete only once both streams have ended.
  const ended = Promise.all([once(child, 'exit'), ...outputs.map((output) => once(output, 'close'))]).then(
    ([[code, signal]]) => (code ?? signal) as number | NodeJS.Signals,
  )

  const saysNext = (pattern: RegExp): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const onLine = (line: string): void => {
      if (pattern.test(line)) resolve(line)
    }
    received.on('line', onLine)
    void ended.then((how) =>
      reject(new Error(`${[file, ...args].join(' ')} ended (${how}) before it said ${pattern}:\n${lines.slice(-LAST_LINES).join('\n')}`)),
    )
    return promise.finally(() => received.off('line', onLine))
  }
  return {
    child,
    lines,
    ended,
    saysNext,
    says: async (pattern) => lines.find((line) => pattern.test(line)) ?? saysNext(pattern),
  }
}
