import { freePort } from './ports.ts'
import type { Recipe } from './server-process.ts'

/** A kind of server: the variable that names a running one, and how one of our own is run. */
export type ServerKind = {
  variable: string
  /** The first of these that this machine has is run. */
  binaries: readonly string[]
  recipe: (binary: string) => Promise<Recipe>
}

export const redis: ServerKind = {
  variable: 'REDIS_URL',
  binaries: ['redis-server'],
  recipe: async (command) => {
    const port = await freePort()
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'yes']
    return {
      port,
      url: `redis://127.0.0.1:${port}`,
      greeting: { says: 'PING\r\n', hears: '+PONG' },
      programs: (directory) => [{ command, args: [...args, '--dir', directory] }],
    }
  },
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
    return { port, url: `mongodb://127.0.0.1:${port}`, programs: (directory) => [{ command, args: args(directory) }] }
  },
}
