import { readConfig } from '@sibyl/platform/config/read-config'
import { inPages } from '@sibyl/platform/store/in-pages'
import { installedVariables, openInstalledStore } from '@sibyl/platform/store/open-installed'
import type { Store } from '@sibyl/platform/store/store'
import { systemClock } from '@sibyl/platform/time'
import { type Delivery, deliveryCollection, replay } from './webhooks/delivery.ts'

/** `make webhooks`: lists the events that the webhook never accepted; with `replay`, hands them back to notification, which sends them again. */

let store: Store | undefined
try {
  const [command = 'list'] = process.argv.slice(2)
  if (command !== 'list' && command !== 'replay') throw new Error(`There is no command ${command}: list or replay.`)
  store = await openInstalledStore(readConfig(installedVariables, process.env), 'notification')
  const deliveries = await store.collection(deliveryCollection)
  const dead: Delivery[] = []
  for await (const delivery of inPages<Delivery>((page) => deliveries.find('byState', { state: 'dead' }, page))) dead.push(delivery)
  for (const { _id, type, queuedAt, reason } of dead) {
    if (command === 'replay') await deliveries.change(_id, replay(systemClock.now()))
    process.stdout.write(`${queuedAt}  ${type}  ${_id}  ${reason}\n`)
  }
  process.stdout.write(`${dead.length} ${dead.length === 1 ? 'event' : 'events'} ${command === 'replay' ? 'handed back' : 'set aside'}.\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await store?.close()
}
