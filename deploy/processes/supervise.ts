import { type Kept, keepRunning } from '@sibyl/platform/lifecycle/keep-running'
import { forkMember } from './fork-member.ts'
import type { Member, ProcessSet } from './members.ts'

export type Supervised = {
  /** Resolves when all of the set is ready; rejects when a process ends before it was. */
  ready: Promise<void>
  /** Replaces all but the emulators, one at a time, each by another that is ready before the first stops. */
  restart(): Promise<void>
  /** Stops all in order: the gateway first, so that nothing new comes in, and what the others need last. */
  stop(): Promise<void>
  /** Ends all at once. */
  kill(): void
}

type Options = { print: (line: string) => void; stopTimeoutMs: number }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Starts the whole set and keeps it running. */
export const supervise = (set: ProcessSet, options: Options): Supervised => {
  const { print } = options
  /** In the order of stopping. */
  const running: Kept[][] = []
  let stopping = false
  let restarting = false

  const keep = (member: Member): Kept =>
    keepRunning({
      ...options,
      name: member.name,
      fork: () => forkMember(member),
      onStart: (pid) => print(`${member.name.padEnd(14)} pid ${String(pid).padEnd(8)} port ${member.port}`),
    })

  const startAll = async (members: readonly Member[]): Promise<void> => {
    if (stopping) return
    const kept = members.map(keep)
    running.unshift(kept)
    await Promise.all(kept.map(({ started }) => started))
  }

  const start = async (): Promise<void> => {
    await startAll(set.emulators)
    await Promise.all([startAll(set.generators), startAll(set.services)])
    await startAll([set.gateway])
  }

  const replaceAll = async (): Promise<void> => {
    const [gateway = [], services = [], generators = []] = running
    for (const kept of [...services, ...generators, ...gateway]) {
      if (stopping) return
      await kept.replace()
    }
    print('All are restarted')
  }

  return {
    ready: start(),
    async restart() {
      if (restarting || stopping) return
      restarting = true
      await replaceAll().catch((error: unknown) => print(`The restart ends here, the others go on as they are: ${messageOf(error)}`))
      restarting = false
    },
    async stop() {
      stopping = true
      for (const kept of running) await Promise.all(kept.map((one) => one.stop()))
    },
    kill() {
      for (const kept of running.flat()) kept.kill()
    },
  }
}
