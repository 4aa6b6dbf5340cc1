import { readConfig } from '@sibyl/platform/config/read-config'
import { count, secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'

const divinationSchema = z.object({
  /** Keys the daily card, so that nobody can foretell it. */
  DAILY_CARD_SECRET: secret,
})
export type DivinationConfig = z.infer<typeof divinationSchema>
export const readDivinationConfig = (environment: NodeJS.ProcessEnv): DivinationConfig => readConfig(divinationSchema, environment)

const generatorSchema = z.object({
  OPENAI_API_KEY: z.string('is required').min(1, 'is required'),
  OPENAI_BASE_URL: z.url('must be a URL').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** How many readings one generator writes at the same time. */
  GENERATOR_CONCURRENCY: count(256),
})
export type GeneratorConfig = z.infer<typeof generatorSchema>
export const readGeneratorConfig = (environment: NodeJS.ProcessEnv): GeneratorConfig => readConfig(generatorSchema, environment)
