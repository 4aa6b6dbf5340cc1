import { runService } from '@sibyl/platform/lifecycle/run-service'
import { readNotificationConfig } from './config.ts'
import { smtpMailer } from './delivery/smtp-mailer.ts'
import { notification } from './service.ts'

await runService({
  name: 'notification',
  port: 8084,
  read: readNotificationConfig,
  build: (parts, config) => notification({ ...parts, config, mailer: smtpMailer(config) }),
})
