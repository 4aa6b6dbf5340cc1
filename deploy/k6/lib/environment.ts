import type { Scenario } from 'k6/options'

/** The product's address, without a slash at the end. */
export const BASE_URL = (__ENV.BASE_URL || 'http://localhost:8080').replace(/\/+$/, '')

/** The address of a Mailpit that catches the product's mail; without it mail is read at BASE_URL/_dev/mailbox. */
export const MAILPIT_URL = (__ENV.MAILPIT_URL || '').replace(/\/+$/, '')

/** A positive number from the environment. @throws Error that names the variable */
export const numberFrom = (name: string, fallback: number): number => {
  const value = Number(__ENV[name] || fallback)
  if (!(value > 0)) throw new Error(`${name} must be a number above zero, not "${__ENV[name]}"`)
  return value
}

/** A positive whole number from the environment. @throws Error that names the variable */
export const countFrom = (name: string, fallback: number): number => {
  const value = numberFrom(name, fallback)
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not "${__ENV[name]}"`)
  return value
}

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** A time such as 90s, 5m or 1h30m from the environment, in seconds. @throws Error that names the variable */
export const secondsFrom = (name: string, fallback: string): number => {
  const given = __ENV[name] || fallback
  if (!/^(\d+[hms])+$/.test(given)) throw new Error(`${name} must be a time such as 90s, 5m or 1h30m, not "${given}"`)
  return [...given.matchAll(/(\d+)([hms])/g)].reduce((sum, [, count, unit = 's']) => sum + Number(count) * (unitSeconds[unit] ?? 1), 0)
}

/** Multiplies every latency limit: 2 on a slow machine, 0.001 to see a run fail. */
export const LATENCY_FACTOR = numberFrom('LATENCY_FACTOR', 1)

type Stages = { vus: number; ramp: string; hold: string }

/** VUS, RAMP and HOLD: how many at once, how long until all are there, and how long they stay. */
export const stagesFrom = (fallback: Stages) => {
  const vus = countFrom('VUS', fallback.vus)
  const ramp = secondsFrom('RAMP', fallback.ramp)
  const hold = secondsFrom('HOLD', fallback.hold)
  const isHolding = (sinceStartMs: number): boolean => sinceStartMs >= ramp * 1000 && sinceStartMs < (ramp + hold) * 1000
  return { vus, ramp, hold, total: ramp + hold, isHolding }
}

/** VUS readers who come within RAMP and stay for HOLD. What they began in time is followed to its end, for at most `gracefulStop`. */
export const rampingReaders = ({ vus, ramp, hold }: { vus: number; ramp: number; hold: number }, gracefulStop: string): Scenario => ({
  executor: 'ramping-vus',
  startVUs: 0,
  stages: [
    { duration: `${ramp}s`, target: vus },
    { duration: `${hold}s`, target: vus },
  ],
  gracefulStop,
})

/** Where processes show their figures: in standalone the gateway's cover the whole product. */
export const METRICS_URLS = (__ENV.METRICS_URLS || `${BASE_URL}/metrics`).split(',')

/** The file that keeps the accounts of this run for the next; without it every run opens its own. */
export const ACCOUNTS = __ENV.ACCOUNTS || ''
