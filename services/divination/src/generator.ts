import { runService } from '@sibyl/platform/lifecycle/run-service'
import { STOP_TIMEOUT_WITH_READINGS_MS } from '@sibyl/platform/lifecycle/stop-timeout'
import { readGeneratorConfig } from './config.ts'
import { configuredOracle } from './configured-oracle.ts'
import { generator } from './generator-service.ts'

await runService({
  name: 'generator',
  port: 8085,
  stopTimeoutMs: STOP_TIMEOUT_WITH_READINGS_MS,
  read: readGeneratorConfig,
  build: (parts, config, { graceMs }) =>
    generator({ ...parts, oracle: configuredOracle(config), concurrency: config.GENERATOR_CONCURRENCY, finishWithinMs: graceMs }),
  needsAuth: false,
  worksFor: 'divination',
})
