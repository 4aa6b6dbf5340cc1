import type { EventType } from '@sibyl/contracts/events/events'
import { type Listener, listeners, routes } from '@sibyl/contracts/events/routes'

export type Listeners = Readonly<Record<string, readonly EventType[]>>

const typesOf = (listener: Listener): EventType[] =>
  (Object.keys(routes) as EventType[]).filter((type) => routes[type].to[listener] !== undefined)

/** Which events each service hears, by the contract; who hears nothing has no queue. */
export const contractListeners: Listeners = Object.fromEntries(
  listeners.map((listener) => [listener, typesOf(listener)] as const).filter(([, types]) => types.length > 0),
)
