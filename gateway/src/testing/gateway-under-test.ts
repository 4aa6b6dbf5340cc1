import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { HttpServer } from '@sibyl/platform/http/server'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import { createMemoryLimiter } from '@sibyl/platform/limiter/memory-limiter'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { systemClock } from '@sibyl/platform/time'
import { readGatewayConfig } from '../config.ts'
import { type GatewayParts, startGateway } from '../service.ts'
import { json } from './upstream-answers.ts'

export type TestGateway = HttpServer & { url: string }

/** A gateway on a free port with the given upstream as every service. */
export const startTestGateway = async (
  upstream: string,
  environment: NodeJS.ProcessEnv = {},
  replaced: Partial<GatewayParts> = {},
): Promise<TestGateway> => {
  const gateway = await startGateway({
    config: readGatewayConfig({ PORT: '0', ...environment }),
    upstreams: { auth: [upstream], divination: [upstream], billing: [upstream], notification: [upstream] },
    limiter: createMemoryLimiter(configuredLimits(environment)),
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics('gateway'),
    clock: systemClock,
    emulated: { model: true, payments: true, mail: true },
    ...replaced,
  })
  return { ...gateway, url: `http://127.0.0.1:${gateway.port}` }
}

/** Sends exactly these bytes and resolves with everything received until the other side closes. */
export const sendRaw = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk
  })
  socket.on('error', () => socket.destroy())
  socket.write(text)
  await once(socket, 'close')
  return received
}

type Stage = {
  upstream: TestUpstream
  gateway: TestGateway
  /** What the upstream does with a request; it succeeds at first. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
}

/** A gateway and its upstream, new for each test. */
export const useGateway = (): Stage => {
  const stage = {} as Stage
  beforeEach(async () => {
    stage.answer = (_request, response) => json(response, { success: true })
    stage.upstream = await startUpstream((request, response) => void stage.answer(request, response))
    stage.gateway = await startTestGateway(stage.upstream.url)
  })
  afterEach(async () => {
    await stage.gateway.close(0)
    await stage.upstream.close()
  })
  return stage
}
