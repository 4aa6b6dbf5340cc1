/** Dollars per million tokens, as model servers quote their prices. `cachedInput`: as `input` if unset. */
export type Price = { input: number; cachedInput?: number | undefined; output: number }

/** `cachedTokens` are part of `inputTokens`. */
export type TokensUsed = { inputTokens: number; cachedTokens?: number; outputTokens: number }

/** The cost in millionths of a dollar: tokens times dollars per million. */
export const costOf = (
  { input, cachedInput = input, output }: Price,
  { inputTokens, cachedTokens = 0, outputTokens }: TokensUsed,
): number => Math.round((inputTokens - cachedTokens) * input + cachedTokens * cachedInput + outputTokens * output)
