import { runService } from '@sibyl/platform/lifecycle/run-service'
import { readBillingConfig } from './config.ts'
import { billing } from './service.ts'

await runService({
  name: 'billing',
  port: 8083,
  read: readBillingConfig,
  build: (parts, config) => billing({ ...parts, config }),
})
