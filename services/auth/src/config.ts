import { availableParallelism } from 'node:os'
import { email } from '@sibyl/contracts/http/credentials'
import { readConfig } from '@sibyl/platform/config/read-config'
import { commaSeparated, count, milliseconds, secret } from '@sibyl/platform/config/variables'
import { MINUTE } from '@sibyl/platform/time'
import { z } from 'zod'

// libuv hashes on four threads; one stays free for everything else that needs them.
const HASH_THREADS_MAX = 3

const variables = z.object({
  /** Shared with the mail service: both derive the token of a link from it. */
  LINK_SECRET: secret,
  /** For this service alone: seals the signing keys and derives refresh tokens and device cookies. */
  KEY_SECRET: secret,
  /** The former KEY_SECRET while it is being replaced: accepted, but not used for anything new. */
  KEY_SECRET_PREVIOUS: secret.optional(),
  /** Days after which the next signing key takes over. */
  KEY_ROTATION_DAYS: count(90).pipe(z.number().min(1, 'must be at least 1')),
  /** How often a process checks whether another key signs by now. */
  KEY_RELOAD_MS: milliseconds(MINUTE),
  /** The accounts that may use /admin, by e-mail, separated by commas. */
  ADMIN_EMAILS: commaSeparated.pipe(z.array(email, 'must be email addresses separated by commas')).default([]),
  BCRYPT_COST: z.coerce.number('must be a whole number').int().min(4, 'must be from 4 to 15').max(15, 'must be from 4 to 15').default(12),
  /** Passwords hashed at the same time. */
  HASH_CONCURRENCY: count(Math.min(HASH_THREADS_MAX, availableParallelism())).pipe(z.number().min(1, 'must be at least 1')),
  /** Passwords that may wait to be hashed. Callers beyond that, or with more than 10 s to wait, get 503 with Retry-After. */
  HASH_QUEUE: count(200),
})
export type AuthConfig = z.infer<typeof variables>

/** Reads the configuration of the auth service. @throws ConfigError that lists every fault */
export const readAuthConfig = (environment: NodeJS.ProcessEnv): AuthConfig => readConfig(variables, environment)
