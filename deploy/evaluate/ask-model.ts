import { createMemoryCache } from '@sibyl/platform/cache/memory-cache'
import { createLogger } from '@sibyl/platform/logging/logger'
import { createMetrics } from '@sibyl/platform/metrics/metrics'
import { createMemoryProgress } from '@sibyl/platform/progress/memory-progress'
import type { Progress } from '@sibyl/platform/progress/progress'
import { SECOND, systemClock } from '@sibyl/platform/time'
import { generatorMetrics } from '../../services/divination/src/metrics.ts'
import { wordsIn } from '../../services/divination/src/oracle/blocks.ts'
import { FaultyText } from '../../services/divination/src/oracle/faults.ts'
import { type Oracle, OracleFailure, type OracleRequest } from '../../services/divination/src/oracle/oracle.ts'
import type { Reading } from '../../services/divination/src/readings/reading.ts'
import { sumUsage, type Usage } from '../../services/divination/src/readings/usage.ts'
import { watchModel } from '../../services/divination/src/readings/watch-model.ts'
import { CrisisDetected, writeText } from '../../services/divination/src/readings/write-text.ts'
import { castQuestion } from './cast-question.ts'
import type { Question } from './questions.ts'

/** A fault of a text: why a block was mended, the whole requested again, sentences dropped, or the reading refused. */
export type Trouble = { kind: 'mended' | 'again' | 'dropped' | 'refused'; reason: string; problem: string; block?: string }

/** The outcome of one reading. Seconds count from the request; `firstBlockSeconds` is missing if nothing was shown. */
export type Outcome = {
  method: string
  verdict: 'first-sight' | 'mended' | 'dropped' | 'refused'
  troubles: Trouble[]
  words: number
  firstBlockSeconds?: number | undefined
  seconds: number
  usage: Usage | undefined
  /** The first request to the model and its answer, as `make evaluate FILE=` reads them. */
  asked?: { request: OracleRequest; text: string } | undefined
}

/** Records the requests and the first answer as they pass. */
const recording = (oracle: Oracle) => {
  const requests: OracleRequest[] = []
  let first = ''
  const write: Oracle['write'] = async function* (request, signal, onUsage) {
    requests.push(request)
    if (request.task === 'reading') first = ''
    for await (const piece of oracle.write(request, signal, onUsage)) {
      if (request.task === 'reading') first += piece
      yield piece
    }
  }
  return {
    oracle: { ...oracle, write },
    requests,
    asked: () => {
      const request = requests.find(({ task }) => task === 'reading')
      return request && { request, text: first }
    },
  }
}

const troublesOf = (request: OracleRequest): Trouble[] => {
  if (request.task === 'mend') return request.faults.map((fault) => ({ kind: 'mended', reason: 'block', ...fault }))
  return request.task === 'again' ? request.missing.map((problem) => ({ kind: 'again', reason: 'whole', problem })) : []
}

const faultsOf = ({ faults, blocks }: FaultyText, kind: 'dropped' | 'refused'): Trouble[] =>
  faults.map(({ at, reason, problem }) => ({ kind, reason, problem, block: blocks[at] ?? '' }))

const refusal = (error: unknown): Trouble[] => {
  if (error instanceof CrisisDetected) return [{ kind: 'refused', reason: 'crisis', problem: 'The model found a crisis in the words.' }]
  if (error instanceof FaultyText) return faultsOf(error, 'refused')
  if (!(error instanceof OracleFailure)) throw error
  return [{ kind: 'refused', reason: error.reason, problem: error.cause instanceof Error ? error.cause.message : error.reason }]
}

const timedProgress = (): { progress: Progress; firstBlockAt: () => number | undefined } => {
  const progress = createMemoryProgress()
  let first: number | undefined
  const append: Progress['append'] = (topic, step) => {
    if (step.kind === 'text') first ??= performance.now()
    return progress.append(topic, step)
  }
  return { progress: { ...progress, append }, firstBlockAt: () => first }
}

/**
 * Has the oracle write readings through the generator's own pipeline: cast, request, stream, check, mend. Each has its own cache, so that
 * no daily card is shared. @throws AppError invalid_input for a question that no engine can cast
 */
export const modelAsker = (oracle: Oracle, waitMs: number) => {
  const logger = createLogger('evaluate', 'silent')
  const watch = watchModel(generatorMetrics(createMetrics('evaluate')))

  return async (question: Question, stopping: AbortSignal): Promise<Outcome> => {
    const reading: Reading = await castQuestion(question, systemClock.now(), waitMs)
    const { progress, firstBlockAt } = timedProgress()
    const { oracle: recorded, requests, asked } = recording(oracle)
    const usage = sumUsage()
    const dropped: Trouble[] = []
    const began = performance.now()
    const since = (at: number): number => (at - began) / SECOND
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(Date.parse(reading.deadline) - Date.now())])
    const ports = { oracle: recorded, watchModel: watch, progress, cache: createMemoryCache(), logger, clock: systemClock }

    const ended = (verdict: Outcome['verdict'], words: number, more: Trouble[]): Outcome => ({
      method: question.method,
      verdict,
      troubles: [...requests.flatMap(troublesOf), ...more],
      words,
      firstBlockSeconds: firstBlockAt() === undefined ? undefined : since(firstBlockAt() ?? 0),
      seconds: since(performance.now()),
      usage: usage.total(),
      asked: asked(),
    })
    try {
      const onDrop = (from: FaultyText): void => void dropped.push(...faultsOf(from, 'dropped'))
      const { content } = await writeText(ports, { reading, signal, onUsage: usage.onUsage, onDrop })
      const mended = requests.some(({ task }) => task !== 'reading')
      return ended(dropped.length > 0 ? 'dropped' : mended ? 'mended' : 'first-sight', wordsIn(content), dropped)
    } catch (error) {
      stopping.throwIfAborted()
      return ended('refused', 0, refusal(signal.aborted ? new OracleFailure('timeout') : error))
    }
  }
}
