import { readAuthConfig } from '@sibyl/auth/config'
import { auth } from '@sibyl/auth/service'
import { readBillingConfig } from '@sibyl/billing/config'
import { billing } from '@sibyl/billing/service'
import { webhook } from '@sibyl/contracts/http/payments'
import { readDivinationConfig, readGeneratorConfig } from '@sibyl/divination/config'
import { configuredOracle } from '@sibyl/divination/configured-oracle'
import { generator } from '@sibyl/divination/generator-service'
import { divination } from '@sibyl/divination/service'
import type { Emulated } from '@sibyl/emulators/open-emulators'
import { readGatewayConfig } from '@sibyl/gateway/config'
import { startGateway } from '@sibyl/gateway/service'
import { readNotificationConfig } from '@sibyl/notification/config'
import { smtpMailer } from '@sibyl/notification/delivery/smtp-mailer'
import { notification } from '@sibyl/notification/service'
import { isFree } from '@sibyl/platform/lifecycle/is-free'
import { type Parts, type RunningService, type Service, startService } from '@sibyl/platform/lifecycle/service'
import { createLogger, type Logger } from '@sibyl/platform/logging/logger'
import { keyPseudonyms } from '@sibyl/platform/logging/pseudonym'
import { createMetrics, type Metrics } from '@sibyl/platform/metrics/metrics'
import { startRelay } from '@sibyl/platform/outbox/relay'
import { remoteKeys, sessionVerifier, type VerifySession } from '@sibyl/platform/session/verify-session'
import { systemClock } from '@sibyl/platform/time'
import { startTracing } from '@sibyl/platform/tracing/start-tracing'
import type { Tracing } from '@sibyl/platform/tracing/tracing'
import { startEmulators } from './emulators.ts'
import { standaloneSecrets } from './secrets.ts'
import { chooseServers } from './servers.ts'

export type Standalone = { url: string; emulated: Emulated; close(): Promise<void> }

const HOST = '127.0.0.1'

/** The port of the gateway is taken. */
export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Set PORT to another one.`)
  }
}

/** The whole product in this process: every service on its own loopback port behind the gateway. @throws ConfigError, PortInUse */
export const startStandalone = async (given: NodeJS.ProcessEnv): Promise<Standalone> => {
  const directory = given.DATA_DIR || '.sibyl'
  const gatewayConfig = readGatewayConfig(given)
  // Before anything touches the data: the process that has the port may be using it.
  if (!(await isFree(gatewayConfig.HOST, gatewayConfig.PORT))) throw new PortInUse(gatewayConfig.PORT)
  const clock = systemClock
  const level = given.LOG_LEVEL || 'warn'
  const servers = chooseServers({ environment: given, directory, clock, logLevel: level })
  const publicUrl = gatewayConfig.PUBLIC_URL
  const emulators = await startEmulators({ ...given, DATA_DIR: directory, PUBLIC_URL: publicUrl })
  const environment = { PUBLIC_URL: publicUrl, ...given, ...emulators.environment, ...standaloneSecrets(directory, given) }
  const generatorConfig = readGeneratorConfig(environment)
  keyPseudonyms(environment.LOG_HASH_KEY)

  const traced: Tracing[] = []
  /** The observability of a service: its log, its metrics and, if there is a collector, its traces. */
  const watch = async (service: string): Promise<{ logger: Logger; metrics: Metrics; tracing: Tracing | undefined }> => {
    const logger = createLogger(service, level)
    const tracing = await startTracing({ service, environment: given, logger })
    if (tracing) traced.push(tracing)
    return { logger, metrics: createMetrics(service), tracing }
  }

  const buses = await servers.openBuses()
  const shared = await servers.openShared()

  // Set once auth listens. No call can arrive earlier, because the gateway starts last.
  let verify: VerifySession | undefined
  const verifySession: VerifySession = (...asked) => (verify ? verify(...asked) : Promise.reject(new Error('auth has not started')))

  const stores: Parts['store'][] = []
  const parts = async (service: string): Promise<Parts> => {
    const store = await servers.openStore(service)
    stores.push(store)
    const watched = await watch(service)
    const bus = await buses.open(service, watched.metrics)
    return { ...shared, ...watched, bus, clock, store, verifySession }
  }
  const running: RunningService[] = []
  const start = async (name: string, service: Service, of: Parts): Promise<string> => {
    const started = await startService(service, of, { name, host: HOST, port: 0, relay: 'none' })
    running.push(started)
    return `http://${HOST}:${started.http.port}`
  }

  const authParts = await parts('auth')
  const authUrl = await start('auth', await auth({ ...authParts, config: readAuthConfig(environment) }), authParts)
  verify = sessionVerifier(remoteKeys(new URL('/auth/keys', authUrl)))

  const notificationParts = await parts('notification')
  const notificationConfig = readNotificationConfig(environment)
  const notificationUrl = await start(
    'notification',
    await notification({ ...notificationParts, config: notificationConfig, mailer: smtpMailer(notificationConfig) }),
    notificationParts,
  )

  const divinationParts = await parts('divination')
  const divinationUrl = await start(
    'divination',
    await divination({ ...divinationParts, config: readDivinationConfig(environment) }),
    divinationParts,
  )
  const generatorWatched = await watch('generator')
  const generatorParts = { ...divinationParts, ...generatorWatched, bus: await buses.open('generator', generatorWatched.metrics) }
  await start(
    'generator',
    await generator({ ...generatorParts, oracle: configuredOracle(generatorConfig), concurrency: generatorConfig.GENERATOR_CONCURRENCY }),
    generatorParts,
  )

  const billingParts = await parts('billing')
  const billingUrl = await start('billing', await billing({ ...billingParts, config: readBillingConfig(environment) }), billingParts)
  emulators.sendWebhooksTo(`${billingUrl}${webhook.path}`)

  // Subscriptions start only now: an event left by an earlier process must not be published before every service listens.
  const relays = [authParts, notificationParts, divinationParts, billingParts].map(startRelay)

  const gateway = await startGateway({
    config: gatewayConfig,
    upstreams: { auth: [authUrl], divination: [divinationUrl], billing: [billingUrl], notification: [notificationUrl] },
    limiter: shared.limiter,
    ...(await watch('gateway')),
    clock,
    emulated: emulators.emulated,
    devRouter: emulators.router,
  })

  return {
    url: `http://${gatewayConfig.HOST === HOST ? 'localhost' : gatewayConfig.HOST}:${gateway.port}`,
    emulated: emulators.emulated,
    async close() {
      await gateway.close(1000)
      await Promise.all([...running, ...relays].map((part) => part.close()))
      await buses.close()
      await emulators.close()
      await shared.close()
      for (const store of stores) await store.close()
      await Promise.all(traced.map((tracing) => tracing.close()))
    },
  }
}
