import { runService } from '@sibyl/platform/lifecycle/run-service'
import { readDivinationConfig } from './config.ts'
import { divination } from './service.ts'

await runService({
  name: 'divination',
  port: 8082,
  read: readDivinationConfig,
  build: (parts, config) => divination({ ...parts, config }),
})
