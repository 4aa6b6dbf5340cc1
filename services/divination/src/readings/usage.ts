import { defined } from '@sibyl/platform/defined'
import type { ModelCall } from '../oracle/oracle.ts'

/** Model usage of one reading over all calls. Tokens and cost are included as far as the server reports them and prices are configured. */
export type Usage = {
  model: string
  calls: number
  inputTokens: number
  /** Input tokens that the provider had cached, if it reports them. */
  cachedTokens?: number
  outputTokens: number
  /** Millionths of a dollar, at the prices configured at that time. */
  costMicroUsd?: number
}

const addKnown = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : one + (other ?? 0)

/** Adds two usages; the later one names the model. */
export const addUsage = (before: Usage | undefined, after: Usage | undefined): Usage | undefined => {
  if (!before || !after) return before ?? after
  const cachedTokens = addKnown(before.cachedTokens, after.cachedTokens)
  const costMicroUsd = addKnown(before.costMicroUsd, after.costMicroUsd)
  return {
    model: after.model,
    calls: before.calls + after.calls,
    inputTokens: before.inputTokens + after.inputTokens,
    outputTokens: before.outputTokens + after.outputTokens,
    ...defined({ cachedTokens, costMicroUsd }),
  }
}

/** Adds up the usage of all calls for one reading. A report that names a model counts as one call. */
export const sumUsage = () => {
  let usage: Usage | undefined
  const onUsage = ({ model, inputTokens = 0, cachedTokens, outputTokens = 0, costMicroUsd }: ModelCall): void => {
    usage = addUsage(usage, {
      model: model ?? usage?.model ?? '',
      calls: model === undefined ? 0 : 1,
      inputTokens,
      outputTokens,
      ...defined({ cachedTokens, costMicroUsd }),
    })
  }
  return { onUsage, total: (): Usage | undefined => usage }
}
