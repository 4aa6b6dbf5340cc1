import type { ModelCall } from '../oracle/oracle.ts'

/** What the model was asked for a reading, over all calls; tokens and cost as far as its server told and prices are known. */
export type Usage = {
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar, by the prices of that time. */
  costMicroUsd?: number
}

/** Both together; the later one names the model. */
export const usageTogether = (before: Usage | undefined, after: Usage | undefined): Usage | undefined => {
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

/** Adds up what is told of the calls for one reading. Each call is said to have begun by the model it names. */
export const addUpUsage = () => {
  let usage: Usage | undefined
  const told = ({ model, inputTokens = 0, outputTokens = 0, costMicroUsd }: ModelCall): void => {
    const more = { model: model ?? usage?.model ?? '', calls: model === undefined ? 0 : 1, inputTokens, outputTokens }
    usage = usageTogether(usage, costMicroUsd === undefined ? more : { ...more, costMicroUsd })
  }
  return { told, sofar: (): Usage | undefined => usage }
}
