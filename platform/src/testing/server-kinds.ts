import { join } from 'node:path'
import { freePort, type Greeting } from './ports.ts'
import type { Recipe } from './server-process.ts'

/** A kind of server: the variable that names a running one, and how to run one as programs or in a container. */
export type ServerKind = {
  variable: string
  /** The first of these that this machine has is started. */
  binaries: readonly string[]
  recipe: (binary: string) => Promise<Recipe>
  image: string
  containerPort: number
  /** The container's command; without it, the image's own. */
  containerCommand: readonly string[]
  /** The address of a server that listens on this port of this machine. */
  url: (port: number) => string
  greeting?: Greeting
}

const KEEPS_WHAT_IT_ANSWERED = ['--save', '', '--appendonly', 'yes']

export const redis: ServerKind = {
  variable: 'REDIS_URL',
  binaries: ['redis-server'],
  recipe: async (command) => {
    const port = await freePort()
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', ...KEEPS_WHAT_IT_ANSWERED]
    return { port, programs: (directory) => [{ command, args: [...args, '--dir', directory] }] }
  },
  image: 'redis:7.4',
  containerPort: 6379,
  containerCommand: ['redis-server', ...KEEPS_WHAT_IT_ANSWERED],
  url: (port) => `redis://127.0.0.1:${port}`,
  greeting: { says: 'PING\r\n', hears: '+PONG' },
}

export const mongo: ServerKind = {
  variable: 'MONGODB_URI',
  binaries: ['mongod', 'secantusd-rs'],
  recipe: async (command) => {
    const port = await freePort()
    const args = (directory: string) =>
      command.endsWith('mongod')
        ? ['--port', `${port}`, '--bind_ip', '127.0.0.1', '--dbpath', directory]
        : ['--port', `${port}`, '--storage-path', directory, '--sync-on-commit', '--cache-size', '256M']
    return { port, programs: (directory) => [{ command, args: args(directory) }] }
  },
  image: 'mongo:8.0',
  containerPort: 27_017,
  containerCommand: [],
  url: (port) => `mongodb://127.0.0.1:${port}`,
}

export const rabbitmq: ServerKind = {
  variable: 'AMQP_URL',
  // Debian's wrapper in /usr/sbin changes to a user who may not write to our folder; the script behind it does not.
  binaries: ['/usr/lib/rabbitmq/bin/rabbitmq-server', 'rabbitmq-server', '/usr/sbin/rabbitmq-server'],
  recipe: async (command) => {
    const [port, distribution, names] = [await freePort(), await freePort(), await freePort()]
    const env = (directory: string): NodeJS.ProcessEnv => ({
      HOME: directory,
      ERL_EPMD_PORT: `${names}`,
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: `${port}`,
      RABBITMQ_DIST_PORT: `${distribution}`,
      RABBITMQ_NODENAME: `sibyl-${port}@localhost`,
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
      RABBITMQ_CONFIG_FILE: join(directory, 'none'),
      RABBITMQ_MNESIA_BASE: join(directory, 'mnesia'),
      RABBITMQ_LOG_BASE: join(directory, 'log'),
      RABBITMQ_PID_FILE: join(directory, 'pid'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(directory, 'no-plugins'),
      // Its script then becomes the server instead of waiting beside it, so that a signal reaches the server.
      RUNNING_UNDER_SYSTEMD: 'true',
    })
    return {
      port,
      programs: (directory) => [
        // Otherwise the server would start this one as a daemon that outlives it.
        { command: 'epmd', args: ['-port', `${names}`], env: env(directory), listensOn: names },
        { command, args: [], env: env(directory) },
      ],
    }
  },
  image: 'rabbitmq:4.1',
  containerPort: 5672,
  containerCommand: [],
  url: (port) => `amqp://guest:guest@127.0.0.1:${port}`,
  greeting: { says: 'AMQP\u0000\u0000\u0009\u0001', hears: '\u0001' },
}
