import { currentContext } from '../logging/context.ts'
import { busContract, verified } from '../testing/bus-contract.ts'
import { forgettingContract } from '../testing/forgetting-contract.ts'
import { testParts } from '../testing/test-parts.ts'
import type { SetAside } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'

busContract('the in-process bus', async ({ metrics, ...options }) => ({
  bus: createInProcessBus({ ...options, metricsOf: () => metrics }),
}))

forgettingContract('the in-process bus', async () => {
  const { bus, deadLetters } = testParts('test')
  const aside = async (name: string) =>
    deadLetters.flatMap(({ queue, event }) => (queue === name && event.type === 'user.verified.v1' ? event.data.userId : []))
  return { bus, aside }
})

describe('the in-process bus', () => {
  const letters: SetAside[] = []
  const deadLetter = async (letter: SetAside): Promise<void> => {
    letters.push(letter)
  }
  beforeEach(() => {
    letters.length = 0
  })

  it('resolves a publish when every subscriber has handled the event', async () => {
    const bus = createInProcessBus({ deadLetter })
    const release = Promise.withResolvers<void>()
    let handled = 0
    for (const queue of ['mail', 'wallet'])
      await bus.subscribe(
        queue,
        {
          'user.verified.v1': async () => {
            await release.promise
            handled += 1
          },
        },
        { concurrency: 1 },
      )
    const published = bus.publish(verified('a'))
    release.resolve()
    await published
    expect(handled).toBe(2)
    await bus.close()
  })

  it('rejects a publish that is interrupted by closing, so that the outbox retains the event', async () => {
    const bus = createInProcessBus({ deadLetter, retryDelays: [60_000] })
    const failed = Promise.withResolvers<void>()
    await bus.subscribe(
      'wallet',
      {
        'user.verified.v1': async () => {
          failed.resolve()
          throw new Error('not yet')
        },
      },
      { concurrency: 1 },
    )
    const published = expect(bus.publish(verified('a'))).rejects.toThrow()
    await failed.promise
    await bus.close()
    await published
    expect(letters).toEqual([])
  })

  it('F14 does not count an event as unrouted because its subscriber has just closed', async () => {
    const bus = createInProcessBus({ deadLetter })
    const subscription = await bus.subscribe('wallet', { 'user.verified.v1': async () => undefined }, { concurrency: 1 })
    await subscription.close()
    await expect(bus.publish(verified('a'))).rejects.toThrow('wallet')
    await bus.close()
    await expect(bus.publish(verified('b'))).rejects.toThrow()
    expect(letters).toEqual([])
  })

  it('accepts a new subscriber to a queue after the previous one has closed', async () => {
    const bus = createInProcessBus({ deadLetter })
    const handlers = { 'user.verified.v1': async () => undefined }
    await (await bus.subscribe('wallet', handlers, { concurrency: 1 })).close()
    await bus.subscribe('wallet', handlers, { concurrency: 1 })
    expect(await bus.publish(verified('a'))).toBe('published')
    await bus.close()
  })

  it('handles at most the configured number of events of a queue at once', async () => {
    const bus = createInProcessBus({ deadLetter })
    let running = 0
    let most = 0
    await bus.subscribe(
      'wallet',
      {
        'user.verified.v1': async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise(setImmediate)
          running -= 1
        },
      },
      { concurrency: 3 },
    )
    await Promise.all(Array.from({ length: 12 }, (_, index) => bus.publish(verified(`u${index}`))))
    expect(most).toBe(3)
    await bus.close()
  })

  it('carries the trace of the event into its handler', async () => {
    const bus = createInProcessBus({ deadLetter })
    const event = verified('a')
    let trace: string | undefined
    await bus.subscribe(
      'wallet',
      {
        'user.verified.v1': async () => {
          trace = currentContext()?.traceparent
        },
      },
      { concurrency: 1 },
    )
    await bus.publish(event)
    expect(trace?.split('-')[1]).toBe(event.traceparent?.split('-')[1])
    await bus.close()
  })
})
