import { runService } from '@sibyl/platform/lifecycle/run-service'
import { STOP_TIMEOUT_WITH_READINGS_MS } from '@sibyl/platform/lifecycle/stop-timeout'
import { readDivinationConfig } from './config.ts'
import { divination } from './service.ts'

await runService({
  name: 'divination',
  port: 8082,
  stopTimeoutMs: STOP_TIMEOUT_WITH_READINGS_MS,
  read: readDivinationConfig,
  build: (parts, config) => divination({ ...parts, config }),
})
