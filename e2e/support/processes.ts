import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, withOtherPortsIfTaken } from '@sibyl/platform/testing/ports'
import { type StartedProcess, startProcess } from '@sibyl/platform/testing/started-process'
import { quickly } from './product.ts'
import { eventually } from './reader.ts'

/** One process of the set, as announced by the supervisor. */
type Member = { name: string; pid: number; port: number }

export type Processes = {
  url: string
  /** The running processes by name, such as `generator-2`. */
  members(): Member[]
  member(name: string): Member
  /** Starts one more process, as `make generator` and its siblings do; Ctrl-C stops it. */
  join(kind: 'generator' | 'divination' | 'gateway'): StartedProcess
  /** Waits for the supervisor to print something from now on. */
  says(pattern: RegExp): Promise<string>
  /** Everything that the processes have printed so far, on either output. */
  output(): string
  /** Sends a signal to the supervisor. */
  signal(signal: NodeJS.Signals): void
  /** Sends SIGTERM; resolves with the exit code once no process is left. */
  stop(): Promise<number | NodeJS.Signals>
  close(): Promise<void>
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // There is no such process any more.
  }
}

/** Resolves once none of these processes runs. */
export const haveEnded = async (pids: readonly number[]): Promise<void> => {
  await eventually(async () => (pids.some(isAlive) ? undefined : true))
}

const announcedIn = (line: string): Member[] => {
  const [, name, pid, port] = /^([\w-]+) +pid (\d+) +port (\d+)$/.exec(line) ?? []
  return name ? [{ name, pid: Number(pid), port: Number(port) }] : []
}

/** The product as `make processes` runs it, on free ports with its own data. */
export const startProcesses = async (environment: NodeJS.ProcessEnv): Promise<Processes> => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-e2e-'))
  const { port, supervisor } = await withOtherPortsIfTaken(async () => {
    const free = await freePort()
    const settings = { PORT: String(free), DATA_DIR: directory, ...quickly, ...environment }
    const started = startProcess(resolve('deploy/processes/main.ts'), [], settings)
    await started.says(/Sibyl is at/)
    return { port: free, supervisor: started }
  })
  const { child, lines, saysNext, ended } = supervisor
  const end = async (signal: NodeJS.Signals): Promise<number | NodeJS.Signals> => {
    child.kill(signal)
    await haveEnded(lines.flatMap(announcedIn).map(({ pid }) => pid))
    return ended
  }
  const members = (): Member[] => [...new Map(lines.flatMap(announcedIn).map((member) => [member.name, member])).values()]
  return {
    url: `http://localhost:${port}`,
    members,
    member(name) {
      const member = members().find((one) => one.name === name)
      if (!member) throw new Error(`there is no ${name}`)
      return member
    },
    join: (kind) => startProcess(resolve('deploy/processes/join.ts'), [kind], { DATA_DIR: directory }),
    says: saysNext,
    output: () => lines.join('\n'),
    signal: (signal) => void child.kill(signal),
    stop: () => end('SIGTERM'),
    async close() {
      await end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
