import { onBroker, put } from '@sibyl/platform/testing/broker'
import { collector, verified } from '@sibyl/platform/testing/bus-contract'
import { eventually } from '@sibyl/platform/testing/eventually'
import { rabbitmqForTests } from '@sibyl/platform/testing/rabbitmq-for-tests'
import { describeWithServer, findRabbitmq } from '@sibyl/platform/testing/servers'
import { help } from './help.ts'
import { run } from './run.ts'

const EMAIL = 'mira@sibyl.example'

describeWithServer('RabbitMQ', await findRabbitmq(), 'make dead', (server) => {
  const broker = rabbitmqForTests(server)

  const dead = async (...args: string[]) => {
    const said: string[] = []
    const environment = { AMQP_URL: server().url, NAMESPACE: broker.namespace() }
    const code = await run({ args, environment, print: (text) => said.push(text), complain: (text) => said.push(text) })
    return { code, text: said.join('\n') }
  }

  /** A bus on which notification fails for the given readers, and the ids of the events it could not handle. */
  const failing = async (...userIds: string[]) => {
    const bus = await broker.connect({ retryDelays: [] })
    const heard = collector<string>()
    const fails = new Set(userIds)
    const handle = async ({ data }: { data: { userId: string } }) => {
      heard.add(data.userId)
      if (fails.has(data.userId)) throw new Error(`no way to ${EMAIL}`)
    }
    await bus.subscribe('notification', { 'user.verified.v1': handle }, { concurrency: 1 })
    const events = userIds.map(verified)
    for (const event of events) await bus.publish(event)
    // The last event is handled only after the earlier ones are in the dead-letter queue.
    await bus.publish(verified('last'))
    await heard.reaches(userIds.length + 1)
    return { bus, heard, mended: () => fails.clear(), ids: events.map(({ id }) => id) }
  }
  const count = async (service: string) =>
    Number(/ (\d+)/.exec((await dead()).text.split('\n').find((line) => line.startsWith(service)) ?? '')?.[1])

  it('counts dead letters by service, and marks services that have never subscribed', async () => {
    await failing('a', 'b')
    const { code, text } = await dead()
    expect(code).toBe(0)
    expect(text).toMatch(/^notification\s+2$/m)
    expect(text).toMatch(/^billing\s+no queue yet$/m)
    expect(text).toMatch(/^unrouted\s+0$/m)
  })

  it('lists them in 80 columns without personal data, and shows one in full', async () => {
    const { ids } = await failing('a')
    const list = await dead('list', 'notification')
    for (const what of [ids[0], 'user.verified.v1', 'no way to (address)', '0 retries']) expect(list.text).toContain(what)
    expect(list.text).not.toContain(EMAIL)
    expect(list.text).not.toContain('userId')
    for (const line of `${list.text}\n${help}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80)

    const shown = await dead('show', 'notification', ids[0] ?? '')
    expect(shown.text).toContain(EMAIL)
    expect(shown.text).toContain('"userId": "a"')
    expect(await count('notification')).toBe(1)
  })

  it('replays one with fresh attempts, and leaves the others', async () => {
    const { heard, mended, ids } = await failing('a', 'b', 'c')
    mended()
    expect(await dead('replay', 'notification', ids[1] ?? '')).toEqual({ code: 0, text: '1 message handed back to notification.' })
    expect(await heard.reaches(5)).toEqual(['a', 'b', 'c', 'last', 'b'])
    expect(await count('notification')).toBe(2)
    const { text } = await dead('list', 'notification')
    expect(text).toContain(ids[0])
    expect(text).not.toContain(ids[1])
    expect(text).toContain(ids[2])
  })

  it('replays all of them once, even if they fail again', async () => {
    const { heard } = await failing('a', 'b')
    expect(await dead('replay', 'notification', '--all')).toEqual({ code: 0, text: '2 messages handed back to notification.' })
    expect((await heard.reaches(5)).slice(3).toSorted()).toEqual(['a', 'b'])
  })

  it('loses nothing if the queue to replay to is gone', async () => {
    const { bus, ids } = await failing('a')
    await bus.close()
    await onBroker(server().url, (channel) => channel.deleteQueue(broker.names().queue('notification')))
    const { code, text } = await dead('replay', 'notification', ids[0] ?? '')
    expect(code).toBe(1)
    expect(text).toContain('1 message left here')
    expect(await count('notification')).toBe(1)
  })

  it('drops only the chosen one, and only after confirmation', async () => {
    const { ids } = await failing('a', 'b')
    expect(await dead('drop', 'notification', ids[0] ?? '')).toMatchObject({ code: 2, text: expect.stringContaining('--yes') })
    expect(await count('notification')).toBe(2)
    expect(await dead('drop', 'notification', ids[0] ?? '', '--yes')).toEqual({ code: 0, text: '1 message dropped.' })
    expect((await dead('list', 'notification')).text).toContain(ids[1])
    expect(await dead('drop', 'notification', '--all', '--yes')).toEqual({ code: 0, text: '1 message dropped.' })
    expect(await count('notification')).toBe(0)
  })

  it('takes every copy of an event, and says when there is none', async () => {
    const { bus } = await failing('a')
    const twice = { ...verified('a'), id: 'same-id' }
    await bus.publish(twice)
    await bus.publish(twice)
    await bus.publish({ ...verified('a'), id: 'same-other' })
    await eventually(async () => expect(await count('notification')).toBe(4))
    for (const command of [['show'], ['replay'], ['drop', '--yes']] as const) {
      const [name, ...flags] = command
      const none = { code: 2, text: expect.stringContaining('No message has the id same') }
      expect(await dead(name, 'notification', 'same', ...flags)).toMatchObject(none)
    }
    expect(await count('notification')).toBe(4)
    expect(await dead('drop', 'notification', 'same-id', '--yes')).toEqual({ code: 0, text: '2 messages dropped.' })
    expect(await count('notification')).toBe(2)
  })

  it('derives the id of a message that is not an event from its content', async () => {
    await failing()
    await put(server().url, broker.names().queue('notification'), 'not JSON')
    await eventually(async () => expect(await count('notification')).toBe(1))
    const id = /sha-[0-9a-f]{16}/.exec((await dead('list', 'notification')).text)?.[0] ?? ''
    expect((await dead('show', 'notification', id)).text).toContain('not JSON')
  })

  it('replays unrouted events to the current subscribers, and retains those without one', async () => {
    const bus = await broker.connect({ retryDelays: [] })
    expect(await bus.publish(verified('early'))).toBe('unrouted')
    expect(await dead('replay', 'unrouted', '--all')).toMatchObject({
      code: 1,
      text: expect.stringContaining('there is still no subscriber'),
    })
    const heard = collector<string>()
    await bus.subscribe('divination', { 'user.verified.v1': async ({ data }) => heard.add(data.userId) }, { concurrency: 1 })
    expect(await dead('replay', 'unrouted', '--all')).toEqual({ code: 0, text: '1 message handed back to the subscribers.' })
    expect(await heard.reaches(1)).toEqual(['early'])
    expect(await count('unrouted')).toBe(0)
  })

  it.each([
    [['burn'], 'There is no command burn'],
    [['list'], 'Of which service?'],
    [['list', 'kitchen'], 'There is no service kitchen'],
    [['list', 'auth'], 'auth has no queue'],
    [['replay', 'unrouted'], '--all'],
    [['replay', 'unrouted', 'some-id', '--all'], 'Either'],
    [['drop', 'unrouted', '--all'], '--yes'],
    [['list', 'auth', '--limit', 'many'], 'whole number'],
    [['list', 'auth', '--loud'], 'loud'],
  ])('names what is wrong with %j', async (args, words) => {
    await (await broker.connect()).publish(verified('a'))
    expect(await dead(...args)).toMatchObject({ code: 2, text: expect.stringContaining(words) })
  })

  it('names what is missing if there is no broker', async () => {
    const said: string[] = []
    const ask = (environment: NodeJS.ProcessEnv) =>
      run({ args: [], environment, print: () => undefined, complain: (text) => said.push(text) })
    expect(await ask({})).toBe(2)
    expect(await ask({ AMQP_URL: 'http://127.0.0.1:1' })).toBe(2)
    expect(await ask({ AMQP_URL: 'amqp://127.0.0.1:1' })).toBe(1)
    const words = ['AMQP_URL: must be', 'AMQP_URL: must be', 'ECONNREFUSED']
    expect(said).toEqual(words.map((word) => expect.stringContaining(word)))
  })
})
