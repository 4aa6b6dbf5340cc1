import { runService } from '@sibyl/platform/lifecycle/run-service'
import { readGeneratorConfig } from './config.ts'
import { generator } from './generator-service.ts'
import { configuredOracle } from './oracle/configured-oracle.ts'

await runService({
  name: 'generator',
  port: 8085,
  read: readGeneratorConfig,
  build: (parts, config) => generator({ ...parts, oracle: configuredOracle(config), concurrency: config.GENERATOR_CONCURRENCY }),
  needsAuth: false,
  worksFor: 'divination',
})
