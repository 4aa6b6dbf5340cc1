import { MODEL_CALL_MS } from '@sibyl/contracts/constants'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, milliseconds, secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { reasoningEfforts, tokenLimitFields } from './oracle/chat-request.ts'

const divinationSchema = z.object({
  /** Keys the daily card, so that nobody can foretell it; the key that signs draws follows from it. */
  DAILY_CARD_SECRET: secret,
})
export type DivinationConfig = z.infer<typeof divinationSchema>
export const readDivinationConfig = (environment: NodeJS.ProcessEnv): DivinationConfig => readConfig(divinationSchema, environment)

const TEMPERATURE = 'must be a number from 0 to 2'
const TOKENS = 'must be a whole number of tokens'
const PRICE = 'must be a price in dollars'
const price = z.coerce.number(PRICE).min(0, PRICE).optional()

const generatorSchema = z
  .object({
    OPENAI_API_KEY: z.string('is required').min(1, 'is required'),
    OPENAI_BASE_URL: z.url('must be a URL').optional(),
    OPENAI_MODEL: z.string().default('gpt-5-mini'),
    /** Not sent where it is not set: there are models that refuse it. */
    OPENAI_TEMPERATURE: z.coerce.number(TEMPERATURE).min(0, TEMPERATURE).max(2, TEMPERATURE).optional(),
    OPENAI_REASONING_EFFORT: z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`).optional(),
    /** Unset: by method and tier. Reasoning counts as output. */
    OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number(TOKENS).int(TOKENS).min(1, TOKENS).optional(),
    OPENAI_TOKEN_LIMIT_FIELD: z.enum(tokenLimitFields, `must be one of ${tokenLimitFields.join(', ')}`).default('max_completion_tokens'),
    /** For one call. No longer than a reading can wait for one. */
    OPENAI_TIMEOUT_MS: milliseconds(MODEL_CALL_MS).refine((ms) => ms <= MODEL_CALL_MS, `must be at most ${MODEL_CALL_MS}`),
    /** Dollars a million tokens, both or neither: without them no cost is claimed. */
    OPENAI_PRICE_INPUT: price,
    OPENAI_PRICE_OUTPUT: price,
    /** Screens the reader's words. Unset: OpenAI's where no other server is named; `none`: our own screen alone does. */
    OPENAI_MODERATION_MODEL: z.string().optional(),
    /** How many readings one generator writes at the same time. */
    GENERATOR_CONCURRENCY: count(256),
  })
  .refine(({ OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output }) => (input === undefined) === (output === undefined), {
    path: ['OPENAI_PRICE_INPUT'],
    error: 'is set with OPENAI_PRICE_OUTPUT or not at all',
    when: () => true,
  })
export type GeneratorConfig = z.infer<typeof generatorSchema>
export const readGeneratorConfig = (environment: NodeJS.ProcessEnv): GeneratorConfig => readConfig(generatorSchema, environment)
