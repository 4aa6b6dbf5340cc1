import type { Event } from '@sibyl/contracts/events/envelope'

/** The outcome of one attempt to handle an event. */
export type Outcome = 'handled' | 'postponed' | 'retried' | 'dead'

/** Seconds since the event happened by its sender's clock; never negative, since clocks may differ. */
export const ageOf = ({ time }: Event): number => Math.max(0, (Date.now() - Date.parse(time)) / 1000)
