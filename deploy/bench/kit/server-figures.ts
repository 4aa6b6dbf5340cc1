import { createLogger } from '@sibyl/platform/logging/logger'
import { closeRedis, connectRedis } from '@sibyl/platform/redis/connect'
import type { Servers } from '../../kit/servers.ts'

/** A server's own counters: its commands, and the bytes in and out. */
export const openServerFigures = async ({ redis }: Pick<Servers, 'redis'>) => {
  const client = await connectRedis({ url: redis.url, logger: createLogger('bench', 'error') })
  return {
    async read(): Promise<Map<string, number>> {
      const stats = await client.info('stats')
      const statOf = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(stats)?.[1])
      const calls = (await client.info('commandstats')).matchAll(/^cmdstat_([\w|]+):calls=(\d+)/gm)
      return new Map([
        ['Redis commands', statOf('total_commands_processed')],
        ['Redis bytes in', statOf('total_net_input_bytes')],
        ['Redis bytes out', statOf('total_net_output_bytes')],
        ...[...calls].map(([, command, count]) => [`Redis ${command}`, Number(count)] as const),
      ])
    },
    close: () => closeRedis(client),
  }
}
