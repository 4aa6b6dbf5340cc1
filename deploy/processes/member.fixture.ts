import { createServer } from 'node:http'
import { readConfig } from '@sibyl/platform/config/read-config'
import { listen } from '@sibyl/platform/http/server'
import { runProcess } from '@sibyl/platform/lifecycle/run-process'
import { z } from 'zod'

const schema = z.object({ NAME: z.string(), PORT: z.coerce.number(), FAULT: z.string().default('') })

/** A process of the set that answers with its process id. */
await runProcess({
  name: 'member',
  read: (environment) => readConfig(schema, environment),
  start: async ({ NAME, PORT, FAULT }, { quietMs }) => {
    if (FAULT) process.exit(3)
    const server = createServer((_request, response) => response.end(String(process.pid)))
    const http = await listen(server, { host: '127.0.0.1', port: PORT })
    return {
      port: http.port,
      stops: [
        { what: 'requests', stop: () => http.close(1000, quietMs) },
        { what: 'name', stop: async () => process.stdout.write(`${NAME} has stopped\n`) },
      ],
    }
  },
})
