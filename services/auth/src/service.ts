import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { MINUTE } from '@sibyl/platform/time'
import { accountCollection } from './accounts/account.ts'
import { allowances } from './accounts/allowances.ts'
import { createHasher, type Hasher } from './accounts/hasher.ts'
import type { AuthConfig } from './config.ts'
import { routes } from './routes.ts'
import { openKeyRing } from './sessions/key-ring.ts'
import { refreshTokens } from './sessions/refresh-token.ts'
import { sessionCollection } from './sessions/session.ts'
import { issueTokens } from './sessions/token-pair.ts'
import { projectWallet } from './use-cases/project-wallet.ts'

type Given = Parts & { config: AuthConfig; hasher?: Hasher }

/** Accounts, sessions, e-mail verification and the profile. `hasher` is given by tests only. */
export const auth = async ({ config, hasher, ...parts }: Given): Promise<Service> => {
  const { store, clock, logger } = parts
  const accounts = await store.collection(accountCollection)
  const sessions = await store.collection(sessionCollection)
  const keys = await openKeyRing({ store, clock, secret: config.KEY_SECRET })
  const refresh = refreshTokens(config.KEY_SECRET)
  return {
    routes: routes({
      accounts,
      sessions,
      allowances: allowances(parts),
      hasher: hasher ?? (await createHasher({ cost: config.BCRYPT_COST, concurrency: config.HASH_CONCURRENCY, queue: config.HASH_QUEUE })),
      keys,
      refreshTokens: refresh,
      issueTokens: issueTokens({ keys, refreshTokens: refresh }),
      linkSecret: config.LINK_SECRET,
      clock,
      logger,
    }),
    subscriptions: { 'wallet.changed.v1': projectWallet({ accounts }) },
    jobs: [{ name: 'reload-signing-keys', everyMs: MINUTE, run: keys.reload }],
  }
}
