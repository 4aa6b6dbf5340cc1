import { connectRabbitMqBus } from '@sibyl/platform/bus/rabbitmq/rabbitmq-bus'
import { createLogger } from '@sibyl/platform/logging/logger'
import { toEvent } from '@sibyl/platform/store/new-event'
import { systemClock } from '@sibyl/platform/time'
import { withServers } from '../kit/servers.ts'
import { print, table } from '../kit/table.ts'
import { report } from './kit/report.ts'

/** Publishes events to a quorum queue and waits for each confirm: one at a time, and fifty concurrently. */
const IN_FLIGHT = 50
const AIM = 6
const SECONDS = 4

await withServers('publishing with confirms', ['rabbitmq'], async ({ rabbitmq }) => {
  // The queue has no consumer: only publishing is measured.
  const listeners = { generator: ['reading.requested.v1'] } as const
  const bus = await connectRabbitMqBus({ url: rabbitmq.url, service: 'bench', listeners, logger: createLogger('bench', 'warn') })
  const perSecond = async (lanes: number, seconds: number): Promise<number> => {
    const began = performance.now()
    let published = 0
    const lane = async (): Promise<void> => {
      while (performance.now() - began < seconds * 1000) {
        await bus.publish(toEvent('bench', systemClock.now(), { type: 'reading.requested.v1', data: { readingId: 'rd_bench' } }))
        published += 1
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return published / ((performance.now() - began) / 1000)
  }
  await perSecond(IN_FLIGHT, 1)
  const one = await perSecond(1, SECONDS)
  const many = await perSecond(IN_FLIGHT, SECONDS)
  await bus.close()
  print('\nPublishing with confirms to a quorum queue\n')
  print(
    table(
      ['under way', 'events/s', 'times'],
      [
        [1, one.toFixed(0), '1'],
        [IN_FLIGHT, many.toFixed(0), (many / one).toFixed(1)],
      ],
    ),
  )
  const ratio = many / one
  const what = `publishing with ${IN_FLIGHT} confirms under way against one at a time`
  report({ what, aim: `≥ ${AIM}×`, measured: `${ratio.toFixed(1)}×`, held: ratio >= AIM })
})
