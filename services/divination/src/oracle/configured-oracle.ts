import { MODEL_CALL_MS } from '@sibyl/contracts/constants'
import type { GeneratorConfig } from '../config.ts'
import { openAiOracle } from './openai-oracle.ts'
import type { Oracle } from './oracle.ts'

/** The oracle that the configuration names. */
export const configuredOracle = ({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: GeneratorConfig): Oracle =>
  openAiOracle({
    apiKey: OPENAI_API_KEY,
    ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}),
    model: OPENAI_MODEL,
    timeoutMs: MODEL_CALL_MS,
  })
