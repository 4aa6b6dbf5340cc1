import type { EventBus } from '../bus/bus.ts'
import { verified } from './bus-contract.ts'
import { eventually } from './eventually.ts'

type Opened = {
  /** Retries of a failing handler end at once. */
  bus: EventBus
  /** The readers of the dead letters under a queue's name or `unrouted`, the oldest first. */
  aside(queue: string): Promise<string[]>
}

/** What every event bus must do when a reader is erased. */
export const forgettingContract = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name}, asked to delete a reader’s dead letters`, () => {
    let bus: EventBus
    let aside: Opened['aside']
    beforeEach(async () => {
      const opened = await open()
      bus = opened.bus
      aside = opened.aside
      const fails = async () => {
        throw new Error('this handler takes nothing')
      }
      await bus.publish(verified('ruth'))
      await bus.publish(verified('otto'))
      for (const queue of ['mail', 'wallet']) await bus.subscribe(queue, { 'user.verified.v1': fails }, { concurrency: 1 })
      for (const id of ['ivy', 'ruth', 'otto', 'ruth', 'mona']) await bus.publish(verified(id))
      for (const queue of ['mail', 'wallet']) await eventually(async () => expect(await aside(queue)).toHaveLength(5))
    })
    afterEach(() => bus.close())

    it('F35 deletes the dead letters of this queue and the unrouted events that name the reader', async () => {
      await bus.forget('wallet', 'ruth')
      expect((await aside('wallet')).toSorted()).toEqual(['ivy', 'mona', 'otto'])
      expect(await aside('unrouted')).toEqual(['otto'])
    })

    it('leaves other queues alone, and messages that do not name the reader', async () => {
      await bus.forget('wallet', 'nobody')
      await bus.forget('unheard-of', 'nobody')
      expect((await aside('wallet')).toSorted()).toEqual(['ivy', 'mona', 'otto', 'ruth', 'ruth'])
      expect((await aside('mail')).toSorted()).toEqual(['ivy', 'mona', 'otto', 'ruth', 'ruth'])
    })

    it('lists the dead letters of any queue to an operator, and drops the chosen ones', async () => {
      await bus.deadLetters(async (dead) => {
        expect([await dead.count('wallet'), await dead.count('unrouted')]).toEqual([5, 2])
        const [first, ...more] = await dead.list('wallet', 2)
        expect([first?.type, first?.reason, more.length]).toEqual(['user.verified.v1', 'this handler takes nothing', 1])
        expect(await dead.drop('wallet', ({ id }) => id === first?.id)).toBe(1)
      })
      expect((await aside('wallet')).length).toBe(4)
      expect((await aside('mail')).length).toBe(5)
    })

    it('deletes those of several readers at once', async () => {
      await Promise.all(['ruth', 'otto', 'ivy'].map((id) => bus.forget('wallet', id)))
      expect(await aside('wallet')).toEqual(['mona'])
      expect(await aside('unrouted')).toEqual([])
    })
  })
}
