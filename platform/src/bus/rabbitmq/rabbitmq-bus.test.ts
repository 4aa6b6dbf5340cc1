import { parseEvent } from '@sibyl/contracts/events/envelope'
import { currentContext } from '../../logging/context.ts'
import { forgetQueues, watchQueues } from '../../testing/broker.ts'
import { busContract, collector, verified } from '../../testing/bus-contract.ts'
import { describeWithServer, findRabbitmq } from '../../testing/servers.ts'
import { testParts } from '../../testing/test-parts.ts'
import { connectRabbitMqBus } from './rabbitmq-bus.ts'

const { logger, metrics } = testParts('test')
const QUEUES = ['mail', 'wallet']

describeWithServer('RabbitMQ', await findRabbitmq({ toKill: true }), 'the RabbitMQ bus', (server) => {
  busContract('the RabbitMQ bus', async ({ retryDelays, keepAside }) => {
    const { url } = server()
    await forgetQueues(url, QUEUES, retryDelays)
    const aside = await watchQueues(url, ['unrouted', ...QUEUES.map((queue) => `${queue}.dead`)], (queue, { content, properties }) =>
      keepAside({
        queue: queue.replace('.dead', ''),
        event: parseEvent(JSON.parse(content.toString())),
        reason: properties.headers?.['x-reason'],
      }),
    )
    const open = () => connectRabbitMqBus({ url, service: 'test', logger, retryDelays })
    const bus = await open()
    const close = async () => {
      await bus.close()
      await aside.close()
    }
    return { bus: { ...bus, close }, another: open }
  })

  const connected = () => connectRabbitMqBus({ url: server().url, service: 'test', logger, metrics, retryDelays: [10] })

  it('handles as many events of a queue at once as it was told, and no more', async () => {
    const bus = await connected()
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
    await bus.close()
  })

  it('carries the trace of the event into its handler', async () => {
    const bus = await connected()
    const traces = collector<string | undefined>()
    await bus.subscribe('traced', { 'user.verified.v1': async () => traces.add(currentContext()?.traceparent) }, { concurrency: 1 })
    const event = verified('a')
    await bus.publish(event)
    const [trace] = await traces.reaches(1)
    expect(trace?.split('-')[1]).toBe(event.traceparent?.split('-')[1])
    await bus.close()
  })

  it('has hundreds of publishes on their way at once, and each is confirmed', async () => {
    const bus = await connected()
    const heard = collector<string>()
    await bus.subscribe('many', { 'user.verified.v1': async ({ id }) => heard.add(id) }, { concurrency: 32 })
    const events = Array.from({ length: 1000 }, (_, index) => verified(`u${index}`))
    const outcomes = await Promise.all(events.map((event) => bus.publish(event)))
    expect(new Set(outcomes)).toEqual(new Set(['published']))
    expect((await heard.reaches(1000)).toSorted()).toEqual(events.map(({ id }) => id).toSorted())
    await bus.close()
  })

  it('counts what became of the events it handled', async () => {
    const bus = await connected()
    metrics.eventsHandled.reset()
    const tried = collector<string>()
    const handle = async ({ data }: { data: { userId: string } }) => {
      tried.add(data.userId)
      if (tried.seen.length === 1) throw new Error('not yet')
    }
    const subscription = await bus.subscribe('counted', { 'user.verified.v1': handle }, { concurrency: 1 })
    await bus.publish(verified('a'))
    await tried.reaches(2)
    await subscription.close()
    const { values } = await metrics.eventsHandled.get()
    expect(values).toEqual(
      expect.arrayContaining([
        { labels: { type: 'user.verified.v1', outcome: 'retried' }, value: 1 },
        { labels: { type: 'user.verified.v1', outcome: 'handled' }, value: 1 },
      ]),
    )
    await bus.close()
  })

  it('refuses to publish once it is closed', async () => {
    const bus = await connected()
    await bus.close()
    await expect(bus.publish(verified('a'))).rejects.toThrow('closing')
  })
})
