import { availableParallelism } from 'node:os'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'

// libuv hashes on four threads; one stays free for everything else that needs them.
const HASH_THREADS_MAX = 3

const variables = z.object({
  /** Shared with the mail service: both derive the token of a link from it. */
  LINK_SECRET: secret,
  /** Of this service alone: seals the signing keys and derives the refresh tokens. */
  KEY_SECRET: secret,
  /** Opens and reads what KEY_SECRET does, and neither seals nor issues: while one secret takes the place of another. */
  KEY_SECRET_PREVIOUS: secret.optional(),
  /** For how long a signing key signs before the next one takes its place, in days. */
  KEY_ROTATION_DAYS: count(90).pipe(z.number().min(1, 'must be at least 1')),
  BCRYPT_COST: z.coerce.number('must be a whole number').int().min(4, 'must be from 4 to 15').max(15, 'must be from 4 to 15').default(12),
  /** Passwords hashed at the same time. */
  HASH_CONCURRENCY: count(Math.min(HASH_THREADS_MAX, availableParallelism())).pipe(z.number().min(1, 'must be at least 1')),
  /** Passwords that may wait to be hashed; beyond that, callers are asked to come back later. */
  HASH_QUEUE: count(200),
})
export type AuthConfig = z.infer<typeof variables>

/** The configuration of the auth service out of an environment. @throws ConfigError that lists every fault */
export const readAuthConfig = (environment: NodeJS.ProcessEnv): AuthConfig => readConfig(variables, environment)
