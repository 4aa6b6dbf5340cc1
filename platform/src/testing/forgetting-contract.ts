import type { EventBus } from '../bus/bus.ts'
import { verified } from './bus-contract.ts'
import { eventually } from './eventually.ts'

type Opened = {
  /** Retries of a failing handler are over at once. */
  bus: EventBus
  /** What lies aside under a queue's name, or `unrouted`: whom each event is about, the oldest first. */
  aside(queue: string): Promise<string[]>
}

/** What any event bus owes to somebody who is erased. */
export const forgettingContract = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name}, asked to forget`, () => {
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

    it('F35 removes what was set aside of this queue, and of the unrouted, and names somebody', async () => {
      await bus.forget('wallet', 'ruth')
      expect((await aside('wallet')).toSorted()).toEqual(['ivy', 'mona', 'otto'])
      expect(await aside('unrouted')).toEqual(['otto'])
    })

    it('leaves other queues alone, and what names nobody of the kind', async () => {
      await bus.forget('wallet', 'nobody')
      await bus.forget('unheard-of', 'nobody')
      expect((await aside('wallet')).toSorted()).toEqual(['ivy', 'mona', 'otto', 'ruth', 'ruth'])
      expect((await aside('mail')).toSorted()).toEqual(['ivy', 'mona', 'otto', 'ruth', 'ruth'])
    })

    it('forgets several at once', async () => {
      await Promise.all(['ruth', 'otto', 'ivy'].map((id) => bus.forget('wallet', id)))
      expect(await aside('wallet')).toEqual(['mona'])
      expect(await aside('unrouted')).toEqual([])
    })
  })
}
