import { readConfig } from '@sibyl/platform/config/read-config'
import { inPages } from '@sibyl/platform/store/in-pages'
import { installedVariables, onInstalledStore } from '@sibyl/platform/store/open-installed'
import { systemClock } from '@sibyl/platform/time'
import { type Delivery, deliveryCollection, replay } from './webhooks/delivery.ts'

/** `make webhooks`: lists the events that the webhook never accepted; with `replay`, hands them back to notification, which sends them again. */

const [command = 'list'] = process.argv.slice(2)

const read = () => {
  if (command !== 'list' && command !== 'replay') throw new Error(`There is no command ${command}: list or replay.`)
  return readConfig(installedVariables, process.env)
}

await onInstalledStore('notification', read, async (store) => {
  const deliveries = await store.collection(deliveryCollection)
  const dead: Delivery[] = []
  for await (const delivery of inPages<Delivery>((page) => deliveries.find('byState', { state: 'dead' }, page))) dead.push(delivery)
  if (command === 'replay') for (const { _id } of dead) await deliveries.change(_id, replay(systemClock.now()))
  const lines = dead.map(({ _id, type, queuedAt, reason }) => `${queuedAt}  ${type}  ${_id}  ${reason}`)
  return [...lines, `${dead.length} ${dead.length === 1 ? 'event' : 'events'} ${command === 'replay' ? 'handed back' : 'set aside'}.`].join(
    '\n',
  )
})
