import type { Event } from '@sibyl/contracts/events/envelope'

/** What became of one attempt at handling an event. */
export type Outcome = 'handled' | 'postponed' | 'retried' | 'dead'

/** Seconds since the event happened, by the clock of whoever said so; never negative, clocks may differ. */
export const ageOf = ({ time }: Event): number => Math.max(0, (Date.now() - Date.parse(time)) / 1000)
