import { messageOf } from '@sibyl/platform/app-error'
import { keepRunning, type SupervisedProcess } from '@sibyl/platform/lifecycle/keep-running'
import { forkMember } from './fork-member.ts'
import type { Member, ProcessSet } from './members.ts'

export type Supervised = {
  /** Resolves when the whole set is ready; rejects if the first starts of a process all fail. */
  ready: Promise<void>
  /** Adds a process that is not part of the set; once stopped, it is not started again. Rejects if it does not become ready. */
  join(member: Member): Promise<SupervisedProcess>
  /** Replaces all but the first stage, one at a time; each replacement is ready before the old process stops. */
  restart(): Promise<void>
  /** Stops all, stage by stage: the gateway first, so that no new requests arrive, and shared dependencies last. */
  stop(): Promise<void>
  /** Kills all at once. */
  kill(): void
}

/**
 * A process that fails this often in a row, before it was ever ready, will not recover by another start. One that was ready once is
 * restarted indefinitely, at most every 30 s: what it depends on can come back, and the others serve meanwhile.
 */
const FIRST_STARTS = 10

/** Starts the whole set and keeps it running. */
export const supervise = ({ stages }: Pick<ProcessSet, 'stages'>, { print }: { print: (line: string) => void }): Supervised => {
  const running: SupervisedProcess[][] = []
  const joined = new Set<SupervisedProcess>()
  let stopping = false
  let restarting = false

  const keep = (member: Member): SupervisedProcess => {
    let port = 0
    let wasReady = false
    const kept = keepRunning({
      print,
      name: member.name,
      stopTimeoutMs: member.stopTimeoutMs,
      fork() {
        if (!wasReady) port = member.choosePort()
        return forkMember(member, port)
      },
      firstStarts: FIRST_STARTS,
      onStart: (pid) => print(`${member.name.padEnd(14)} pid ${String(pid).padEnd(8)} port ${port}`),
    })
    const onReady = (): void => {
      wasReady = true
    }
    kept.started.then(onReady, () => undefined)
    return kept
  }

  const start = async (): Promise<void> => {
    for (const stage of stages) {
      if (stopping) return
      const kept = stage.map(keep)
      running.push(kept)
      await Promise.all(kept.map(({ started }) => started))
    }
  }

  const replaceAll = async (): Promise<void> => {
    for (const kept of [...running.slice(1).flat(), ...joined]) {
      if (stopping) return
      await kept.replace()
    }
    print('All are restarted')
  }

  return {
    ready: start(),
    async join(member) {
      if (stopping) throw new Error('The set of processes is stopping.')
      const kept = keep(member)
      joined.add(kept)
      void kept.gone.then(() => joined.delete(kept))
      await kept.started
      return kept
    },
    async restart() {
      if (restarting || stopping) return
      restarting = true
      await replaceAll().catch((error: unknown) =>
        print(`The restart stops here; the other processes continue unchanged: ${messageOf(error)}`),
      )
      restarting = false
    },
    async stop() {
      stopping = true
      const guests = [...joined].map((one) => one.stop())
      for (const kept of running.toReversed()) await Promise.all(kept.map((one) => one.stop()))
      await Promise.all(guests)
    },
    kill() {
      for (const kept of [...running.flat(), ...joined]) kept.kill()
    },
  }
}
