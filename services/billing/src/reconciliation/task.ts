import { newId } from '@sibyl/platform/ids'
import { holdLease } from '@sibyl/platform/leased-work/hold-lease'
import type { Job } from '@sibyl/platform/lifecycle/jobs'
import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { type Clock, type Instant, MINUTE, millisecondsBetween, plus, SECOND } from '@sibyl/platform/time'

/** When a job of the whole service last ran, and which replica holds its lease. */
export type Task = Versioned & { ranAt?: Instant; holder?: string; heldUntil?: Instant }

export const taskCollection = collection<Task>()({ name: 'tasks', indexes: {}, initial: (id) => ({ _id: id, version: 0 }) })
type Tasks = Collection<Task, never>

/** A replica renews its lease while it runs the job; after a crash the others wait this long. */
const LEASE = 15 * SECOND

const claimed =
  (holder: string, everyMs: number, at: Instant): Decide<Task> =>
  (task) => {
    const held = task.heldUntil !== undefined && task.heldUntil > at
    const early = task.ranAt !== undefined && millisecondsBetween(task.ranAt, at) < everyMs
    return held || early ? unchanged(task) : { next: { ...task, holder, heldUntil: plus(at, LEASE) } }
  }

const renewed =
  (holder: string, at: Instant): Decide<Task> =>
  (task) =>
    task.holder === holder ? { next: { ...task, heldUntil: plus(at, LEASE) } } : unchanged(task)

const free = ({ holder: _holder, heldUntil: _until, ...task }: Task): Task => task

/** The next run counts from when this one began, so that nothing falls between two. */
const finished =
  (holder: string, began: Instant): Decide<Task> =>
  (task) =>
    task.holder === holder ? { next: { ...free(task), ranAt: began } } : unchanged(task)

const released =
  (holder: string): Decide<Task> =>
  (task) =>
    task.holder === holder ? { next: free(task) } : unchanged(task)

type Ports = { tasks: Tasks; clock: Clock }

/** A job that one replica runs at a time. A restart does not postpone it: it is due when `everyMs` has passed since the last run began. */
export const onOneReplica = (
  { tasks, clock }: Ports,
  { name, everyMs, run }: Omit<Job, 'run'> & { run: (since: Instant | undefined) => Promise<void> },
): Job => ({
  name,
  everyMs: Math.min(everyMs, MINUTE),
  async run() {
    const holder = newId('run')
    const began = clock.now()
    const task = await tasks.change(name, claimed(holder, everyMs, began))
    if (task.holder !== holder) return
    const isHeld = (stored: Task): boolean => stored.holder === holder
    const renew = (at: Instant) => renewed(holder, at)
    const { release } = holdLease({ items: tasks, clock, claimed: task, leaseMs: LEASE, renew, isHeld })
    try {
      await run(task.ranAt)
      await tasks.change(name, finished(holder, began))
    } catch (error) {
      await tasks.change(name, released(holder))
      throw error
    } finally {
      release()
    }
  },
})
