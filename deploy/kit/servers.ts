import { findMongo, findRabbitmq, findRedis, type RunningServer } from '@sibyl/platform/testing/servers'
import { print } from './table.ts'

const kinds = { mongo: ['MongoDB', findMongo], rabbitmq: ['RabbitMQ', findRabbitmq], redis: ['Redis', findRedis] } as const

type Kind = keyof typeof kinds

export type Servers<K extends Kind = Kind> = { [S in K]: RunningServer }

const START = 'see platform/src/testing/servers.ts'

/** Starts the servers that a measurement needs and stops them afterwards. If one is not available, says so and measures nothing. */
export const withServers = async <K extends Kind>(
  what: string,
  wanted: readonly K[],
  measure: (servers: Servers<K>) => Promise<void>,
): Promise<void> => {
  const found = await Promise.all(wanted.map(async (kind) => ({ kind, name: kinds[kind][0], server: await kinds[kind][1]() })))
  const missing = found.flatMap(({ name, server }) => (server ? [] : name))
  if (missing.length > 0) return print(`SKIPPED, no ${missing.join(', no ')} found (${START}): ${what}`)
  const running = await Promise.all(found.map(async ({ kind, server }) => [kind, await server?.start()] as const))
  try {
    await measure(Object.fromEntries(running) as Servers<K>)
  } finally {
    await Promise.all(running.map(([, server]) => server?.close()))
  }
}
