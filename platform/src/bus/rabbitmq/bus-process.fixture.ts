import { createLogger } from '../../logging/logger.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { startRelay } from '../../outbox/relay.ts'
import { openSqliteStore } from '../../store/sqlite/open.ts'
import { aNote, noteEvent, notes } from '../../testing/notes.ts'
import { systemClock } from '../../time.ts'
import type { EventBus } from '../bus.ts'
import { connectRabbitMqBus } from './rabbitmq-bus.ts'

/** A process on the bus. Its role, the first argument, makes it work, crash or stop when asked. */
const [role = '', url = '', namespace = '', file = ''] = process.argv.slice(2)
const logger = createLogger('process', 'silent')
const bus = await connectRabbitMqBus({ url, service: role, namespace, logger, retryDelays: [] })
const store = openSqliteStore({ file, service: 'test' })
const stored = await store.collection(notes)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const goAhead = (): Promise<unknown> => new Promise((heard) => process.stdin.once('data', heard))
const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}
const relay = (through: EventBus) =>
  startRelay({ store, bus: through, clock: systemClock, logger, metrics: createMetrics('process'), scanEvery: 50 })

const roles: Record<string, () => Promise<void>> = {
  async relays() {
    say('ready')
    await goAhead()
    relay(bus)
  },
  async diesAfterConfirm() {
    relay({
      ...bus,
      async publish(event) {
        const outcome = await bus.publish(event)
        die()
        return outcome
      },
    })
    await stored.create({ next: aNote('a'), events: [noteEvent('f2')] })
  },
  async diesBeforeAck() {
    const handle = async ({ data }: { data: { userId: string } }) => {
      await stored.create({ next: aNote(data.userId) })
      die()
    }
    await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 1 })
    say('listening')
  },
  async diesAmidABatch() {
    let effects = 0
    const handle = async ({ data }: { data: { userId: string } }) => {
      await stored.create({ next: aNote(data.userId) })
      effects += 1
      if (effects === 10) die()
    }
    await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 16, gatherMs: 20 })
    say('listening')
  },
  async finishesOnSigterm() {
    process.once('SIGTERM', async () => {
      const closed = bus.close()
      say('stopping')
      await closed
      await store.close()
      say('stopped')
      process.exit(0)
    })
    const handle = async ({ data }: { data: { userId: string } }) => {
      say(data.userId)
      await goAhead()
      await stored.create({ next: aNote(data.userId) })
      say('done')
    }
    await bus.subscribe('wallet', { 'user.verified.v1': handle }, { concurrency: 1 })
    say('listening')
  },
}

await roles[role]?.()
