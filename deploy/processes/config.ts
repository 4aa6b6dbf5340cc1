import { readConfig } from '@sibyl/platform/config/read-config'
import { amqpUrl, count, httpUrl, mongodbUri, optionalMilliseconds, port, redisUrl } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const replicas = count(1).pipe(z.number().min(1, 'must be at least 1').max(64, 'must be at most 64'))

const schema = z.object({
  MONGODB_URI: mongodbUri,
  AMQP_URL: amqpUrl,
  REDIS_URL: redisUrl,
  /** The gateway's port; the others take the next free ones above it. */
  PORT: port(8080).pipe(z.number().min(1, 'must be a port number')),
  HOST: z.string().default('127.0.0.1'),
  /** The number of replicas of each. */
  GENERATORS: replicas,
  DIVINATIONS: replicas,
  /** The folder of this installation's secrets and caught mails. */
  DATA_DIR: z.string().default('.sibyl'),
  /** Real services in place of the emulators; the processes read these variables themselves. */
  OPENAI_API_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  /** The folder of Node's compile cache; by default inside DATA_DIR. */
  NODE_COMPILE_CACHE: z.string().optional(),
  /** Where unset, each process has its own. */
  STOP_TIMEOUT_MS: optionalMilliseconds,
})
export type ProcessesConfig = z.infer<typeof schema>

/** @throws ConfigError that lists every fault */
export const readProcessesConfig = (environment: NodeJS.ProcessEnv): ProcessesConfig => readConfig(schema, environment)
