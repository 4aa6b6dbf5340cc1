import { MODEL_CALL_MS } from '@sibyl/contracts/constants'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, milliseconds, secret } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { reasoningEfforts, tokenLimitFields } from './oracle/chat-request.ts'

const divinationSchema = z.object({
  /** Keys the daily card, so that nobody can predict it, and derives the key that signs draws. */
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
    /** Not sent if unset, because some models reject it. */
    OPENAI_TEMPERATURE: z.coerce.number(TEMPERATURE).min(0, TEMPERATURE).max(2, TEMPERATURE).optional(),
    OPENAI_REASONING_EFFORT: z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`).optional(),
    /** If unset, the limit depends on method and tier. Reasoning tokens count as output. */
    OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number(TOKENS).int(TOKENS).min(1, TOKENS).optional(),
    OPENAI_TOKEN_LIMIT_FIELD: z.enum(tokenLimitFields, `must be one of ${tokenLimitFields.join(', ')}`).default('max_completion_tokens'),
    /** The timeout of one call; must fit within the time a reading has for it. */
    OPENAI_TIMEOUT_MS: milliseconds(MODEL_CALL_MS).refine((ms) => ms <= MODEL_CALL_MS, `must be at most ${MODEL_CALL_MS}`),
    /** US dollars per million tokens; set both or neither. Without prices no cost is recorded. */
    OPENAI_PRICE_INPUT: price,
    OPENAI_PRICE_OUTPUT: price,
    /**
     * Moderation model for the reader's words. If unset, OpenAI's own unless OPENAI_BASE_URL names another server; `none` leaves screening
     * to our own screen.
     */
    OPENAI_MODERATION_MODEL: z.string().optional(),
    /** Readings that one generator writes concurrently. */
    GENERATOR_CONCURRENCY: count(256),
  })
  .refine(({ OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output }) => (input === undefined) === (output === undefined), {
    path: ['OPENAI_PRICE_INPUT'],
    error: 'is set with OPENAI_PRICE_OUTPUT or not at all',
    when: () => true,
  })
export type GeneratorConfig = z.infer<typeof generatorSchema>
export const readGeneratorConfig = (environment: NodeJS.ProcessEnv): GeneratorConfig => readConfig(generatorSchema, environment)
