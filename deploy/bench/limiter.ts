import { createRedisLimiter } from '@sibyl/platform/limiter/redis-limiter'
import { createLogger } from '@sibyl/platform/logging/logger'
import { closeRedis, connectRedis } from '@sibyl/platform/redis/connect'
import { report } from './kit/report.ts'
import { withServers } from './kit/servers.ts'
import { print, table } from './kit/table.ts'

/** Counts the Redis commands per decision of the limiter; each is a round trip. */
const DECISIONS = 1000
const AIM = 1

await withServers('the limiter’s round trips', ['redis'], async ({ redis: server }) => {
  const logger = createLogger('bench', 'warn')
  const redis = await connectRedis({ url: server.url, logger })
  let sent = 0
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (...command) => {
    sent += 1
    return send(...command)
  }
  const limiter = createRedisLimiter({ redis, logger, namespace: 'bench' })
  const commandsOf = async (decide: (subject: string) => Promise<unknown>): Promise<number> => {
    await decide('first')
    sent = 0
    for (let decision = 0; decision < DECISIONS; decision += 1) await decide(`subject-${decision % 100}`)
    return sent / DECISIONS
  }
  const consume = await commandsOf((subject) => limiter.consume('general', subject))
  const peek = await commandsOf((subject) => limiter.peek('general', subject))
  await closeRedis(redis)
  print('\nRedis commands per decision of the limiter\n')
  print(
    table(
      ['decision', 'commands'],
      [
        ['counts one more', consume],
        ['looks without counting', peek],
      ],
    ),
  )
  report({ what: 'the limiter’s round trips a decision', aim: `${AIM}`, measured: `${consume}`, held: consume <= AIM })
})
