import type { GeneratorConfig } from '../config.ts'
import { openAiOracle } from './openai-oracle.ts'
import type { Oracle } from './oracle.ts'

/** The oracle that the configuration names. */
export const configuredOracle = (config: GeneratorConfig): Oracle => {
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = config
  return openAiOracle({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    temperature: config.OPENAI_TEMPERATURE,
    reasoningEffort: config.OPENAI_REASONING_EFFORT,
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
    tokenLimitField: config.OPENAI_TOKEN_LIMIT_FIELD,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    price: input === undefined || output === undefined ? undefined : { input, output },
    moderationModel: config.OPENAI_MODERATION_MODEL,
  })
}
