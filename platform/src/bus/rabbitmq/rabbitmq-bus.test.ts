import { parseEvent } from '@sibyl/contracts/events/envelope'
import { currentContext } from '../../logging/context.ts'
import { depth, onBroker, put, watchQueues } from '../../testing/broker.ts'
import { busContract, collector, verified } from '../../testing/bus-contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { forgettingContract } from '../../testing/forgetting-contract.ts'
import { listen, rabbitmqForTests } from '../../testing/rabbitmq-for-tests.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { openDeadLetters } from './dead-letters.ts'

const { metrics } = testParts('test')

describeWithServer('RabbitMQ', await findRabbitmq(), 'the RabbitMQ bus', (server) => {
  const broker = rabbitmqForTests(server)
  const { connect } = broker

  busContract('the RabbitMQ bus', async ({ retryDelays, deadLetter, metrics: figures }) => {
    const names = broker.names()
    const queues = new Map([
      [names.unrouted, 'unrouted'],
      [names.deadQueue('mail'), 'mail'],
      [names.deadQueue('wallet'), 'wallet'],
    ])
    broker.kept(
      await watchQueues(server().url, [...queues.keys()], (queue, { content, properties }) =>
        deadLetter({
          queue: queues.get(queue) ?? queue,
          event: parseEvent(JSON.parse(content.toString())),
          reason: properties.headers?.['x-reason'],
        }),
      ),
    )
    const open = () => connect({ retryDelays, metrics: figures })
    return { bus: await open(), another: open }
  })

  forgettingContract('the RabbitMQ bus', async () => {
    const dead = broker.kept(await openDeadLetters(server().url, broker.namespace()))
    const aside = async (queue: string) =>
      (await dead.list(queue, Number.POSITIVE_INFINITY)).map(({ body }) => JSON.parse(body).data.userId as string)
    return { bus: await connect({ retryDelays: [] }), aside }
  })

  it('F35 deletes from several processes at once, and none misses messages that another is reading', async () => {
    const heard = collector<string>()
    const ids = Array.from({ length: 60 }, (_, index) => `reader-${index}-`)
    const bus = await connect({ retryDelays: [] })
    const handle = async ({ data }: { data: { userId: string } }) => {
      heard.add(data.userId)
      throw new Error('this handler takes nothing')
    }
    await bus.subscribe('crowded', { 'user.verified.v1': handle }, { concurrency: 8 })
    for (const id of ids) await bus.publish(verified(id))
    const crowded = broker.names().deadQueue('crowded')
    await eventually(async () => expect(await depth(server().url, crowded)).toBe(ids.length))
    const processes = [bus, await connect(), await connect()]
    await Promise.all(ids.slice(0, 30).map((id, index) => processes[index % 3]?.forget('crowded', id)))
    expect(await depth(server().url, crowded)).toBe(30)
  })

  it('stores an event of a new installation for a subscriber that has not started yet', async () => {
    const bus = await connect({ listeners: { mail: ['user.verified.v1'] } })
    expect(await bus.publish(verified('a'))).toBe('published')
    const { reaches } = await listen(await connect(), 'mail')
    expect(await reaches(1)).toEqual(['a'])
  })

  it('handles as many events of a queue at once as configured, and no more', async () => {
    const bus = await connect()
    const release = Promise.withResolvers<void>()
    const started = collector<string>()
    const finished = collector<string>()
    const handle = async ({ data }: { data: { userId: string } }) => {
      started.add(data.userId)
      await release.promise
      finished.add(data.userId)
    }
    await bus.subscribe('at-once', { 'user.verified.v1': handle }, { concurrency: 3 })
    await Promise.all(Array.from({ length: 12 }, (_, index) => bus.publish(verified(`u${index}`))))
    await started.reaches(3)
    expect(started.seen).toHaveLength(3)
    release.resolve()
    await finished.reaches(12)
  })

  it('stores an event for a subscriber that is down', async () => {
    const bus = await connect({ listeners: { wallet: ['user.verified.v1'] } })
    expect(await bus.publish(verified('early'))).toBe('published')
    expect(await (await listen(bus, 'wallet')).reaches(1)).toEqual(['early'])
  })

  it('carries the trace of the event into its handler', async () => {
    const bus = await connect()
    const traces = collector<string | undefined>()
    await bus.subscribe('traced', { 'user.verified.v1': async () => traces.add(currentContext()?.traceparent) }, { concurrency: 1 })
    const event = verified('a')
    await bus.publish(event)
    const [trace] = await traces.reaches(1)
    expect(trace?.split('-')[1]).toBe(event.traceparent?.split('-')[1])
  })

  it('confirms each of hundreds of concurrent publishes', async () => {
    const bus = await connect()
    const heard = collector<string>()
    await bus.subscribe('many', { 'user.verified.v1': async ({ id }) => heard.add(id) }, { concurrency: 32 })
    const events = Array.from({ length: 1000 }, (_, index) => verified(`u${index}`))
    const outcomes = await Promise.all(events.map((event) => bus.publish(event)))
    expect(new Set(outcomes)).toEqual(new Set(['published']))
    expect((await heard.reaches(1000)).toSorted()).toEqual(events.map(({ id }) => id).toSorted())
  })

  it('reports how many messages wait: for the service, in its retry queues together, dead, and unrouted', async () => {
    const { queue, deadQueue, unrouted } = broker.names()
    const bus = await connect({ metrics, retryDelays: [20, 60_000], depthsEvery: 50 })
    const handle = async ({ data }: { data: { userId: string } }) => {
      throw new Error(`${data.userId} cannot be handled yet`)
    }
    await bus.subscribe('waiting', { 'user.verified.v1': handle }, { concurrency: 1 })
    await put(server().url, queue('waiting'), 'not JSON')
    await bus.publish(verified('retried'))
    await bus.publish({ ...verified('a'), type: 'user.timezone-changed.v1', data: { userId: 'a', timezone: 'UTC' } })
    const depths = async () => {
      const { values } = await metrics.queueDepth.get()
      return Object.fromEntries(values.map(({ labels, value }) => [labels.queue, value]))
    }
    await eventually(async () =>
      expect(await depths()).toEqual({
        [queue('waiting')]: 0,
        [`${queue('waiting')}.retry`]: 1,
        [deadQueue('waiting')]: 1,
        [unrouted]: 1,
      }),
    )
    await onBroker(server().url, (channel) => channel.deleteQueue(deadQueue('waiting')))
    await eventually(async () => expect((await depths())[deadQueue('waiting')]).toBe(0))
  })

  it('refuses to publish once it is closed', async () => {
    const bus = await connect()
    await bus.close()
    await expect(bus.publish(verified('a'))).rejects.toThrow('closing')
  })
})
