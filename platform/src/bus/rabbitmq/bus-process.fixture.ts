import { createLogger } from '../../logging/logger.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { startRelay } from '../../outbox/relay.ts'
import { openSqliteStore } from '../../store/sqlite/open.ts'
import { aNote, notes, told } from '../../testing/notes.ts'
import { systemClock } from '../../time.ts'
import type { EventBus } from '../bus.ts'
import { connectRabbitMqBus } from './rabbitmq-bus.ts'

/** A process on the bus that dies, or is told to stop, at the moment its role says. */
const [role = '', url = '', file = ''] = process.argv.slice(2)
const logger = createLogger('process', 'silent')
const bus = await connectRabbitMqBus({ url, service: role, logger })
const store = openSqliteStore({ file, service: 'test' })
const kept = await store.collection(notes)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

const roles: Record<string, () => Promise<void>> = {
  async diesAfterConfirm() {
    const dying: EventBus = {
      ...bus,
      async publish(event) {
        const outcome = await bus.publish(event)
        die()
        return outcome
      },
    }
    startRelay({ store, bus: dying, clock: systemClock, logger, metrics: createMetrics('process') })
    await kept.create({ next: aNote('a'), events: [told('f2')] })
  },
  async diesBeforeAck() {
    const handle = async ({ data }: { data: { userId: string } }) => {
      await kept.create({ next: aNote(data.userId) })
      die()
    }
    await bus.subscribe('f3', { 'user.verified.v1': handle }, { concurrency: 1 })
    say('listening')
  },
  async finishesOnSigterm() {
    process.once('SIGTERM', async () => {
      await bus.close()
      await store.close()
      say('stopped')
      process.exit(0)
    })
    const handle = async ({ data }: { data: { userId: string } }) => {
      say(data.userId)
      await new Promise((released) => process.stdin.once('data', released))
      await kept.create({ next: aNote(data.userId) })
      say('done')
    }
    await bus.subscribe('f14', { 'user.verified.v1': handle }, { concurrency: 1 })
    say('listening')
  },
}

await roles[role]?.()
