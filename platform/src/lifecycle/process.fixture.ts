import { z } from 'zod'
import { readConfig } from '../config/read-config.ts'
import { runProcess } from './run-process.ts'

/** A process without work of its own that ends as its role says. */
const [role = ''] = process.argv.slice(2)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const fail = (): void => void setImmediate(() => Promise.reject(new Error('nobody awaited this')))

const never = new Promise<never>(() => setInterval(() => undefined, 60_000))

await runProcess({
  name: 'fixture',
  read: (environment) => readConfig(z.object({ PORT: z.coerce.number('must be a port number') }), environment),
  start: async ({ PORT: port }, { stopping }) => {
    if (role === 'starts for ever') {
      say('starting')
      await new Promise((_, reject) => stopping.addEventListener('abort', () => reject(stopping.reason)))
    }
    if (role === 'fails by itself' || role === 'fails again and again') fail()
    return {
      port,
      stops: [
        { what: 'requests', stop: async () => say('requests ended') },
        {
          what: 'work',
          async stop() {
            if (role === 'fails again and again') fail()
            if (role === 'hangs' || role === 'fails again and again') await never
            if (role === 'cuts') throw new Error('3 requests were cut')
            say('work ended')
          },
        },
        { what: 'connections', stop: async () => say('connections ended') },
      ],
    }
  },
})
