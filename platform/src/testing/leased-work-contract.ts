import { type LeasedItem, leaseDecisions } from '../leased-work/lease.ts'
import { workQueue } from '../leased-work/work-queue.ts'
import { collection, type Store } from '../store/store.ts'
import { type Clock, type Instant, plus, SECOND } from '../time.ts'
import { eventually } from './eventually.ts'
import { given } from './given.ts'
import { testClock } from './test-clock.ts'

type Parcel = LeasedItem & { state: 'waiting' | 'done' | 'given-up' }

const LEASE_MS = SECOND
const parcels = collection<Parcel>()({ name: 'parcels', indexes: { byState: { match: ['state'], order: { by: 'notBefore' } } } })
const lease = leaseDecisions<Parcel>({
  waiting: 'waiting',
  leaseMs: LEASE_MS,
  retryDelaysMs: [2 * SECOND, 10 * SECOND],
  mostAttempts: 3,
  giveUp: (parcel) => ({ ...parcel, state: 'given-up' }),
})

/** What every queue of leased work must do, over any store. */
export const leasedWorkContract = (name: string, openStore: (clock: Clock) => Promise<Store>): void => {
  describe(`leased work over ${name}`, () => {
    let clock: ReturnType<typeof testClock>
    let store: Store
    let closing: (() => Promise<void>)[]

    beforeEach(async () => {
      clock = testClock()
      store = await openStore(clock)
      closing = []
    })
    afterEach(async () => {
      for (const close of closing) await close()
      await store.close()
    })

    const replica = async (work: (id: string) => Promise<unknown>, more: { closeWithinMs?: number; atOnce?: number } = {}) => {
      const items = await store.collection(parcels)
      const queue = workQueue<Parcel>({
        items,
        lease,
        clock,
        atOnce: 2,
        ...more,
        onError: (error) => {
          throw error
        },
        async work({ _id }, attempt) {
          try {
            await work(_id)
          } catch (error) {
            await items.change(_id, lease.fail(attempt, clock.now(), { final: error instanceof RangeError }))
            return
          }
          await items.change(_id, (parcel) => ({ next: { ...parcel, state: 'done' } }))
        },
      })
      closing.push(queue.close)
      return {
        ...queue,
        add: (id: string) => items.create({ next: { _id: id, version: 0, state: 'waiting', attempts: 0, notBefore: clock.now() } }),
        stored: (id: string) => items.get(id),
        becomes: (id: string, expected: Partial<Parcel>) => eventually(async () => expect(await items.get(id)).toMatchObject(expected)),
        erase: items.erase,
      }
    }
    const after = (ms: number): Instant => plus(clock.now(), ms)

    it('does each item once, though two replicas look for due items', async () => {
      const worked: string[] = []
      const one = await replica(async (id) => worked.push(id))
      const two = await replica(async (id) => worked.push(id))
      const ids = Array.from({ length: 12 }, (_, index) => `p${index}`)
      for (const id of ids) await one.add(id)
      await Promise.all([one.workDue(), two.workDue()])
      for (const id of ids) await one.becomes(id, { state: 'done', attempts: 1 })
      expect(worked.toSorted()).toEqual(ids.toSorted())
    })

    it('works on no more items at once than allowed', async () => {
      let running = 0
      let most = 0
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const queue = await replica(
        async () => {
          running += 1
          most = Math.max(most, running)
          await released
          running -= 1
        },
        { atOnce: 3 },
      )
      const ids = Array.from({ length: 9 }, (_, index) => `p${index}`)
      const added = await Promise.all(ids.map(queue.add))
      for (const item of added) queue.startNew(item)
      await eventually(async () => expect(running).toBe(3))
      release()
      for (const id of ids) await queue.becomes(id, { state: 'done' })
      expect(most).toBe(3)
    })

    it('takes over an item when the lease of a dead attempt is over, and not before', async () => {
      const queue = await replica(async () => undefined)
      await queue.add('p')
      const items = await store.collection(parcels)
      await items.change('p', lease.claim('a worker that has died', clock.now()))
      clock.advance(LEASE_MS - 1)
      await queue.workDue()
      expect(await queue.stored('p')).toMatchObject({ state: 'waiting', attempts: 1 })
      clock.advance(1)
      await queue.workDue()
      await queue.becomes('p', { state: 'done', attempts: 2 })
    })

    it('renews the lease while the work goes on', async () => {
      const { promise: finish, resolve } = Promise.withResolvers<void>()
      const queue = await replica(() => finish)
      await queue.add('p')
      await queue.workDue()
      await queue.becomes('p', { attempts: 1 })
      clock.advance(LEASE_MS / 2)
      await queue.becomes('p', { notBefore: after(LEASE_MS) })
      resolve()
      await queue.becomes('p', { state: 'done', attempts: 1 })
    })

    it('retries after growing delays and gives up after the last attempt', async () => {
      const queue = await replica(async () => {
        throw new Error('not now')
      })
      await queue.add('p')
      for (const [attempts, delay] of [2 * SECOND, 10 * SECOND].entries()) {
        await queue.workDue()
        await queue.becomes('p', { attempts: attempts + 1, notBefore: after(delay) })
        clock.advance(delay)
        await eventually(async () => {
          await queue.workDue()
          expect((await queue.stored('p'))?.attempts).toBeGreaterThan(attempts + 1)
        })
      }
      await queue.becomes('p', { state: 'given-up', attempts: 3 })
    })

    it('gives up at once after a final failure', async () => {
      const queue = await replica(async () => {
        throw new RangeError('never')
      })
      await queue.add('p')
      await queue.workDue()
      await queue.becomes('p', { state: 'given-up', attempts: 1 })
    })

    it('does not let a renewal shorten the delay before a retry', async () => {
      const failed = [lease.claim('one', after(0)), lease.fail('one', after(0))]
      given<Parcel>({ _id: 'p', version: 1, state: 'waiting', attempts: 0, notBefore: clock.now() })
        .when(...failed, lease.renew('one', after(0)))
        .becomes({ notBefore: after(2 * SECOND) })
    })

    it('allows an item to be erased during its work', async () => {
      const queue = await replica((id) => queue.erase(id))
      queue.startNew(await queue.add('p'))
      await queue.close()
      expect(await queue.stored('p')).toBeUndefined()
    })

    it('stops waiting for hanging work at its limit, and leaves the item to other replicas', async () => {
      const begun = Promise.withResolvers<void>()
      const hanging = await replica(
        () => {
          begun.resolve()
          return new Promise(() => undefined)
        },
        { closeWithinMs: 1 },
      )
      hanging.startNew(await hanging.add('p'))
      await begun.promise
      await hanging.close()
      const other = await replica(async () => undefined)
      clock.advance(LEASE_MS)
      await other.workDue()
      await other.becomes('p', { state: 'done', attempts: 2 })
    })
  })
}
