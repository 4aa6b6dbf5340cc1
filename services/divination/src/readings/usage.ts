import type { ModelCall } from '../oracle/oracle.ts'

/** Model usage of one reading over all calls. Tokens and cost are included as far as the server reports them and prices are configured. */
export type Usage = {
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar, at the prices configured at that time. */
  costMicroUsd?: number
}

/** Adds two usages; the later one names the model. */
export const addUsage = (before: Usage | undefined, after: Usage | undefined): Usage | undefined => {
  if (!before || !after) return before ?? after
  const cost = [before.costMicroUsd, after.costMicroUsd].filter((each) => each !== undefined)
  return {
    model: after.model,
    calls: before.calls + after.calls,
    inputTokens: before.inputTokens + after.inputTokens,
    outputTokens: before.outputTokens + after.outputTokens,
    ...(cost.length > 0 ? { costMicroUsd: cost.reduce((sum, each) => sum + each) } : {}),
  }
}

/** Adds up the usage of all calls for one reading. A report that names a model counts as one call. */
export const sumUsage = () => {
  let usage: Usage | undefined
  const onUsage = ({ model, inputTokens = 0, outputTokens = 0, costMicroUsd }: ModelCall): void => {
    const more = { model: model ?? usage?.model ?? '', calls: model === undefined ? 0 : 1, inputTokens, outputTokens }
    usage = addUsage(usage, costMicroUsd === undefined ? more : { ...more, costMicroUsd })
  }
  return { onUsage, total: (): Usage | undefined => usage }
}
