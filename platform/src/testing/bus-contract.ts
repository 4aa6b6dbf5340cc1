import type { Event } from '@sibyl/contracts/events/envelope'
import { type EventBus, NotYet, type SetAside } from '../bus/bus.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { toEvent } from '../store/new-event.ts'
import { systemClock } from '../time.ts'
import { eventually } from './eventually.ts'

type Opened = {
  bus: EventBus
  /** Another process on the same broker, if the adapter can have one. */
  another?: () => Promise<EventBus>
}

type Open = (options: {
  retryDelays: readonly number[]
  deadLetter: (letter: SetAside) => Promise<void>
  metrics: Metrics
}) => Promise<Opened>

/** The event of a reader whose address was verified. */
export const verified = (userId: string): Event => toEvent('test', systemClock.now(), { type: 'user.verified.v1', data: { userId } })

/** Collects values as they arrive, and lets a test wait for a number of them. */
export const collector = <T>(): { seen: T[]; add(value: T): void; reaches(count: number): Promise<T[]> } => {
  const seen: T[] = []
  let waiting: { count: number; done: (values: T[]) => void }[] = []
  return {
    seen,
    add(value) {
      seen.push(value)
      for (const { done } of waiting.filter(({ count }) => seen.length >= count)) done(seen)
      waiting = waiting.filter(({ count }) => seen.length < count)
    },
    reaches: (count) => (seen.length >= count ? Promise.resolve(seen) : new Promise((done) => waiting.push({ count, done }))),
  }
}

/** What every event bus must do. */
export const busContract = (name: string, open: Open): void => {
  describe(`${name} as an event bus`, () => {
    let bus: EventBus
    let another: Opened['another']
    let aside: ReturnType<typeof collector<SetAside>>
    let metrics: Metrics

    beforeEach(async () => {
      aside = collector()
      metrics = createMetrics('test')
      const opened = await open({ retryDelays: [10, 200], deadLetter: async (letter) => aside.add(letter), metrics })
      bus = opened.bus
      another = opened.another
    })
    afterEach(() => bus.close())

    const listen = async (queue: string, to: EventBus = bus) => {
      const heard = collector<string>()
      const subscription = await to.subscribe(queue, { 'user.verified.v1': async ({ data }) => heard.add(data.userId) }, { concurrency: 4 })
      return { ...heard, subscription }
    }

    it('delivers each event to each queue once', async () => {
      const [mail, wallet] = [await listen('mail'), await listen('wallet')]
      for (const id of ['a', 'b', 'c']) expect(await bus.publish(verified(id))).toBe('published')
      expect((await mail.reaches(3)).toSorted()).toEqual(['a', 'b', 'c'])
      expect((await wallet.reaches(3)).toSorted()).toEqual(['a', 'b', 'c'])
    })

    it('shares the events of a queue among its subscribers, if it can have several', async () => {
      const first = await listen('wallet')
      if (!another) {
        await expect(listen('wallet')).rejects.toThrow('wallet')
        return
      }
      const elsewhere = await another()
      const second = await listen('wallet', elsewhere)
      const ids = Array.from({ length: 20 }, (_, index) => `u${index}`)
      for (const id of ids) await bus.publish(verified(id))
      await elsewhere.close()
      await first.reaches(ids.length - second.seen.length)
      expect([...first.seen, ...second.seen].toSorted()).toEqual(ids.toSorted())
    })

    it('delivers an event as it was published', async () => {
      const event = verified('a')
      const heard = collector<Event>()
      await bus.subscribe('wallet', { 'user.verified.v1': async (received) => heard.add(received) }, { concurrency: 1 })
      await bus.publish(event)
      expect(await heard.reaches(1)).toEqual([event])
    })

    it('retries a failing handler after growing delays while other events proceed', async () => {
      const attempts = collector<number>()
      const others = collector<string>()
      await bus.subscribe(
        'wallet',
        {
          'user.verified.v1': async ({ data }) => {
            if (data.userId !== 'slow') return others.add(data.userId)
            attempts.add(performance.now())
            if (attempts.seen.length < 3) throw new Error('not yet')
          },
        },
        { concurrency: 1 },
      )
      const slow = bus.publish(verified('slow'))
      await attempts.reaches(1)
      await bus.publish(verified('quick'))
      await others.reaches(1)
      expect(attempts.seen.length).toBeLessThan(3)
      const [first = 0, second = 0, third = 0] = await attempts.reaches(3)
      expect(third - second).toBeGreaterThan(second - first)
      expect(await slow).toBe('published')
      expect(aside.seen).toEqual([])
    })

    it('redelivers an event whose handler is not ready for it, however often, without counting a failure', async () => {
      const times = collector<number>()
      await bus.subscribe(
        'wallet',
        {
          'user.verified.v1': async () => {
            times.add(performance.now())
            if (times.seen.length < 6) throw new NotYet('somebody else is at it', 40)
          },
        },
        { concurrency: 1 },
      )
      expect(await bus.publish(verified('a'))).toBe('published')
      await times.reaches(6)
      expect(aside.seen).toEqual([])
    })

    it('counts the outcome of each attempt, and measures the age of events at the start of their handling', async () => {
      const heard = collector<string>()
      const handle = async ({ data }: { data: { userId: string } }) => {
        heard.add(data.userId)
        if (data.userId === 'poison') throw new Error('no such wallet')
      }
      await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 1 })
      await bus.publish(verified('good'))
      await bus.publish({ ...verified('poison'), time: new Date(Date.now() - 60_000).toISOString() })
      await heard.reaches(4)
      const type = 'user.verified.v1'
      await eventually(async () => {
        const { values } = await metrics.eventsHandled.get()
        expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({ handled: 1, retried: 2, dead: 1 })
      })
      const { values } = await metrics.eventAge.get()
      const atMost = (le: number) => values.find(({ labels }) => labels.type === type && (labels as { le?: unknown }).le === le)?.value
      expect([atMost(30), atMost(90)]).toEqual([1, 4])
    })

    it('F7 dead-letters an event that always fails, with the reason, and moves on', async () => {
      const heard = collector<string>()
      await bus.subscribe(
        'wallet',
        {
          'user.verified.v1': async ({ data }) => {
            if (data.userId === 'poison') throw new Error('no such wallet')
            heard.add(data.userId)
          },
        },
        { concurrency: 1 },
      )
      const poison = verified('poison')
      const published = bus.publish(poison)
      expect(await aside.reaches(1)).toEqual([{ queue: 'wallet', event: poison, reason: expect.stringContaining('no such wallet') }])
      await published
      await bus.publish(verified('next'))
      expect(await heard.reaches(1)).toEqual(['next'])
    })

    it('F5 reports an event without a subscriber as unrouted, and stores it', async () => {
      await bus.subscribe('wallet', { 'user.registered.v1': async () => undefined }, { concurrency: 1 })
      const event = verified('a')
      expect(await bus.publish(event)).toBe('unrouted')
      expect(await aside.reaches(1)).toEqual([expect.objectContaining({ queue: 'unrouted', event })])
    })

    it('finishes running handlers when it closes, and accepts nothing more', async () => {
      const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const done: string[] = []
      const subscription = await bus.subscribe(
        'wallet',
        {
          'user.verified.v1': async ({ data }) => {
            started.resolve()
            await release.promise
            done.push(data.userId)
          },
        },
        { concurrency: 1 },
      )
      const inHand = bus.publish(verified('in hand'))
      const waiting = bus.publish(verified('waiting')).catch(() => 'kept by its publisher')
      await started.promise
      const closing = subscription.close()
      release.resolve()
      await closing
      expect(done).toEqual(['in hand'])
      expect(await inHand).toBe('published')
      await waiting
    })
  })
}
