import { MODEL_CALL_MOST_MS, MODEL_CALL_MS, READING_WAIT_MS } from '@sibyl/contracts/constants'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count, flag, httpUrl, milliseconds, secret, secrets } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { reasoningEfforts, tokenLimitFields } from './oracle/model-settings.ts'

const modelTimeout = milliseconds(MODEL_CALL_MS).refine((ms) => ms <= MODEL_CALL_MOST_MS, `must be at most ${MODEL_CALL_MOST_MS}`)

/** How long a reading may take, in milliseconds, given the timeout of one model call. */
export const readingWaitMs = ({ OPENAI_TIMEOUT_MS = MODEL_CALL_MS }: { OPENAI_TIMEOUT_MS?: number }): number =>
  READING_WAIT_MS + Math.max(0, OPENAI_TIMEOUT_MS - MODEL_CALL_MS)

const divinationSchema = z.object({
  /** Keys the daily card, so that nobody can predict it, and derives the key that signs draws. */
  DAILY_CARD_SECRET: secret,
  /** Seal the birth data of saved people, separated by commas: the first one seals, all of them open. */
  PEOPLE_KEYS: secrets,
  /** The generators' timeout of one model call: the deadline of a reading follows it. */
  OPENAI_TIMEOUT_MS: modelTimeout,
  /** Named on the public card of the day, which other sites show. */
  PRODUCT_NAME: z.string().max(60).default('Sibyl'),
  PUBLIC_URL: httpUrl.default('http://localhost:8080'),
})
export type DivinationConfig = z.infer<typeof divinationSchema>
export const readDivinationConfig = (environment: NodeJS.ProcessEnv): DivinationConfig => readConfig(divinationSchema, environment)

const TEMPERATURE = 'must be a number from 0 to 2'
const TOKENS = 'must be a whole number of tokens'
const PRICE = 'must be a price in dollars'
const price = z.coerce.number(PRICE).min(0, PRICE).optional()

export const DEFAULT_MODEL = 'gpt-5-mini'

const generatorSchema = z
  .object({
    OPENAI_API_KEY: z.string('is required').min(1, 'is required'),
    OPENAI_BASE_URL: z.url('must be a URL').optional(),
    OPENAI_MODEL: z.string().default(DEFAULT_MODEL),
    /** Not sent if unset, because some models reject it. The effort is not sent either, unless the model is the default one. */
    OPENAI_TEMPERATURE: z.coerce.number(TEMPERATURE).min(0, TEMPERATURE).max(2, TEMPERATURE).optional(),
    OPENAI_REASONING_EFFORT: z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`).optional(),
    /** If unset, the limit depends on method and tier. Reasoning tokens count as output. */
    OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number(TOKENS).int(TOKENS).min(1, TOKENS).optional(),
    OPENAI_TOKEN_LIMIT_FIELD: z.enum(tokenLimitFields, `must be one of ${tokenLimitFields.join(', ')}`).default('max_completion_tokens'),
    /** `0` for servers that refuse `stream_options`: then no tokens are counted. */
    OPENAI_STREAM_USAGE: flag.optional(),
    /** The timeout of one call. */
    OPENAI_TIMEOUT_MS: modelTimeout,
    /** US dollars per million tokens; set both or neither. Without prices no cost is recorded. */
    OPENAI_PRICE_INPUT: price,
    /** The price of cached input; OPENAI_PRICE_INPUT if unset. */
    OPENAI_PRICE_CACHED_INPUT: price,
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
