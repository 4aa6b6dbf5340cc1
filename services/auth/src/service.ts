import { erasesReader } from '@sibyl/platform/bus/erases-reader'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { HOUR } from '@sibyl/platform/time'
import { eraseTraces } from './accounts/erase-traces.ts'
import { mailboxNames } from './accounts/mailbox.ts'
import { projectWallet } from './accounts/project-wallet.ts'
import { recordActivity } from './activity/record-activity.ts'
import { recordAct, recordAdjustment, recordRefundRequest, recordWebhookAct } from './admin/record-act.ts'
import { collections } from './collections.ts'
import type { AuthConfig } from './config.ts'
import { openKeyRing } from './keys/key-ring.ts'
import { rotateWhenDue } from './keys/rotate-keys.ts'
import { accountLimits } from './limits/account-limits.ts'
import { knownDevices } from './limits/known-device.ts'
import { createHasher, type Hasher } from './passwords/hasher.ts'
import { routes } from './routes.ts'
import { refreshTokens } from './sessions/refresh-token.ts'
import { issueTokens } from './sessions/token-pair.ts'

type Given = Parts & { config: AuthConfig; hasher?: Hasher }

/** Accounts, passwords, sessions and the activity log. Only tests pass `hasher`. */
export const auth = async ({ config, hasher, ...parts }: Given): Promise<Service> => {
  const { store, bus, clock, logger } = parts
  const stored = await collections(store)
  const secrets = { secret: config.KEY_SECRET, previous: config.KEY_SECRET_PREVIOUS }
  const keys = await openKeyRing({ store, clock, ...secrets })
  const refresh = refreshTokens(secrets)
  const erase = eraseTraces(stored)
  const rotate = () => rotateWhenDue({ store, clock, logger, afterDays: config.KEY_ROTATION_DAYS, ...secrets })
  return {
    routes: routes({
      ...stored,
      eraseTraces: erase,
      limits: accountLimits(parts),
      devices: knownDevices(secrets),
      hasher: hasher ?? (await createHasher({ cost: config.BCRYPT_COST, concurrency: config.HASH_CONCURRENCY, queue: config.HASH_QUEUE })),
      keys,
      refreshTokens: refresh,
      issueTokens: issueTokens({ keys, refreshTokens: refresh }),
      store,
      bus,
      adminEmails: config.ADMIN_EMAILS,
      linkSecret: config.LINK_SECRET,
      mailboxOf: mailboxNames(config.KEY_SECRET),
      clock,
      logger,
    }),
    subscriptions: {
      'wallet.changed.v1': projectWallet(stored),
      'user.activity-noted.v1': recordActivity({ ...stored, eraseTraces: erase }),
      'admin.acted.v1': recordAct(stored),
      'wallet.adjusted.v1': recordAdjustment(stored),
      'payment.refund-requested.v1': recordRefundRequest(stored),
      'webhook.acted.v1': recordWebhookAct(stored),
      'user.deleted.v1': erasesReader(parts, 'auth', erase),
    },
    jobs: [
      { name: 'reload-signing-keys', everyMs: config.KEY_RELOAD_MS, run: keys.reload },
      { name: 'rotate-signing-keys', everyMs: HOUR, run: rotate },
    ],
  }
}
