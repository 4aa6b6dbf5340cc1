import type { EventType } from '@sibyl/contracts/events/events'
import { type Listener, listeners } from '@sibyl/contracts/events/listeners'
import { routes } from '@sibyl/contracts/events/routes'

export type Listeners = Readonly<Record<string, readonly EventType[]>>

const typesOf = (listener: Listener): EventType[] =>
  (Object.keys(routes) as EventType[]).filter((type) => routes[type].to[listener] !== undefined)

/** The event types each service subscribes to, from the contract. A service that subscribes to none has no queue. */
export const contractListeners: Listeners = Object.fromEntries(
  listeners.map((listener) => [listener, typesOf(listener)] as const).filter(([, types]) => types.length > 0),
)
