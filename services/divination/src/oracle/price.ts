/** Dollars for a million tokens, as model servers state their prices. */
export type Price = { input: number; output: number }

/** What so many tokens cost in millionths of a dollar, which is tokens times dollars a million. */
export const costOf = ({ input, output }: Price, inputTokens: number, outputTokens: number): number =>
  Math.round(inputTokens * input + outputTokens * output)
