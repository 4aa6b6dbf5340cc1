import { DEFAULT_MODEL, type GeneratorConfig } from './config.ts'
import { openAiOracle } from './oracle/openai-oracle.ts'
import type { Oracle } from './oracle/oracle.ts'

const DEFAULT_MODERATION_MODEL = 'omni-moderation-latest'

/** The model that screens readers' words: OpenAI's own by default, another server's only by name. */
export const moderationModelOf = ({
  OPENAI_BASE_URL: otherServer,
  OPENAI_MODERATION_MODEL: named,
}: Pick<GeneratorConfig, 'OPENAI_BASE_URL' | 'OPENAI_MODERATION_MODEL'>): string | undefined => {
  if (named === 'none') return undefined
  return named ?? (otherServer === undefined ? DEFAULT_MODERATION_MODEL : undefined)
}

/** Writing a reading takes little reasoning, so the default model uses its lowest effort. Other models may reject the parameter. */
export const effortOf = ({
  OPENAI_MODEL: model,
  OPENAI_REASONING_EFFORT: named,
}: Pick<GeneratorConfig, 'OPENAI_MODEL' | 'OPENAI_REASONING_EFFORT'>) => named ?? (model === DEFAULT_MODEL ? 'minimal' : undefined)

/** Creates the oracle that the configuration names. */
export const configuredOracle = (config: GeneratorConfig): Oracle => {
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_CACHED_INPUT: cachedInput, OPENAI_PRICE_OUTPUT: output } = config
  return openAiOracle({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    temperature: config.OPENAI_TEMPERATURE,
    reasoningEffort: effortOf(config),
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
    tokenLimitField: config.OPENAI_TOKEN_LIMIT_FIELD,
    streamUsage: config.OPENAI_STREAM_USAGE,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    price: input === undefined || output === undefined ? undefined : { input, cachedInput, output },
    moderationModel: moderationModelOf(config),
  })
}
