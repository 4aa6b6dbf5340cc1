import { readConfig, readTogether } from '@sibyl/platform/config/read-config'
import { port } from '@sibyl/platform/config/variables'
import { health } from '@sibyl/platform/http/health'
import { createServer } from '@sibyl/platform/http/node-http'
import { listen } from '@sibyl/platform/http/server'
import { runProcess } from '@sibyl/platform/lifecycle/run-process'
import { withoutCutting } from '@sibyl/platform/lifecycle/stop-in-order'
import express from 'express'
import { z } from 'zod'
import { readEmulatorsConfig } from './config.ts'
import { openEmulators } from './open-emulators.ts'

const schema = z.object({ HOST: z.string().default('127.0.0.1'), PORT: port(8090), SMTP_PORT: port(8025) })

/** The emulators as their own process: pages, switches and the model's API below /_dev, and SMTP. */
await runProcess({
  name: 'emulators',
  read: (environment) => readTogether({ at: (from) => readConfig(schema, from), emulators: readEmulatorsConfig }, environment),
  start: async ({ at, emulators: config }, { metrics, graceMs, quietMs }) => {
    const emulators = await openEmulators({ ...config, SMTP_PORT: at.SMTP_PORT }, at.HOST)
    const app = express().disable('x-powered-by')
    app.use(health({ ready: async () => undefined, registry: metrics.registry }))
    app.use('/_dev', emulators.router)
    const http = await listen(createServer(app), { host: at.HOST, port: at.PORT })
    return {
      port: http.port,
      stops: [
        { what: 'requests in hand', stop: () => withoutCutting(http.close(graceMs, quietMs)) },
        { what: 'mails in hand', stop: emulators.close },
      ],
    }
  },
})
