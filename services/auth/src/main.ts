import { runService } from '@sibyl/platform/lifecycle/run-service'
import { readAuthConfig } from './config.ts'
import { auth } from './service.ts'

await runService({
  name: 'auth',
  port: 8081,
  read: readAuthConfig,
  build: (parts, config) => auth({ ...parts, config }),
  needsAuth: false,
})
