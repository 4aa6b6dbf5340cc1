import { readConfig } from '@sibyl/platform/config/read-config'
import { port } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const schema = z.object({
  /** Where mails are kept, in an SQLite file. */
  DATA_DIR: z.string().default('.sibyl'),
  /** Where the mail catcher takes mail; 0 is any free port. */
  SMTP_PORT: port(0),
  /** What replaces the stand-ins: nothing stands in for what these name. */
  OPENAI_API_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  /** The pace of the model emulator; its page at /_dev/model changes it. */
  MODEL_FIRST_TOKEN_MS: z.coerce.number('must be milliseconds').int().min(0).optional(),
  MODEL_TOKENS_PER_SECOND: z.coerce.number('must be a number').positive('must be more than 0').optional(),
})
export type EmulatorsConfig = z.infer<typeof schema>

/** @throws ConfigError that lists every fault */
export const readEmulatorsConfig = (environment: NodeJS.ProcessEnv): EmulatorsConfig => readConfig(schema, environment)
