import { readConfig } from '@sibyl/platform/config/read-config'
import { amqpUrl, count, milliseconds, mongodbUri, port, redisUrl } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const replicas = count(1).pipe(z.number().min(1, 'must be at least 1').max(64, 'must be at most 64'))

const schema = z.object({
  MONGODB_URI: mongodbUri,
  AMQP_URL: amqpUrl,
  REDIS_URL: redisUrl,
  /** The gateway's; the others take the next free ports above it. */
  PORT: port(8080).pipe(z.number().min(1, 'must be a port number')),
  HOST: z.string().default('127.0.0.1'),
  /** How many of each run. */
  GENERATORS: replicas,
  DIVINATIONS: replicas,
  /** Where the secrets of this installation and the caught mails are kept. */
  DATA_DIR: z.string().default('.sibyl'),
  /** What replaces the emulators; the processes read them themselves. */
  OPENAI_API_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  PUBLIC_URL: z.url('must be an http:// or https:// address').optional(),
  /** Where Node keeps what it has compiled; a folder in DATA_DIR when unsaid. */
  NODE_COMPILE_CACHE: z.string().optional(),
  STOP_TIMEOUT_MS: milliseconds(25_000),
})
export type ProcessesConfig = z.infer<typeof schema>

/** @throws ConfigError that lists every fault */
export const readProcessesConfig = (environment: NodeJS.ProcessEnv): ProcessesConfig => readConfig(schema, environment)
