import { appendFileSync, writeFileSync } from 'node:fs'
import { messageOf } from '@sibyl/platform/app-error'
import { readConfig } from '@sibyl/platform/config/read-config'
import { count } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { readGeneratorConfig, readingWaitMs } from '../../services/divination/src/config.ts'
import { configuredOracle } from '../../services/divination/src/configured-oracle.ts'
import { modelAsker, type Outcome } from './ask-model.ts'
import { type Question, readQuestions } from './questions.ts'
import type { Io } from './run.ts'
import { tableOf } from './table.ts'

const FLOOR = 'must be a percentage from 0 to 100'

const evaluationSchema = z.object({
  /** How many readings to request; the questions repeat if there are too few. */
  N: count(42).refine((number) => number > 0, 'must be at least 1'),
  /** The minimum percentage of readings accepted without mending. */
  FLOOR: z.coerce.number(FLOOR).min(0, FLOOR).max(100, FLOOR).optional(),
  /** Concurrent requests. */
  CONCURRENCY: count(4).refine((number) => number > 0, 'must be at least 1'),
  /** A YAML or .jsonl file of questions. */
  QUESTIONS: z.string().optional(),
  /** A file for requests and answers, one JSON object a line, which FILE= judges again. */
  OUT: z.string().optional(),
})

const asLine = ({ kind, reason, problem, block }: Outcome['troubles'][number], method: string): string =>
  `${method}: ${kind} (${reason}) ${problem}${block ? `\n    ${block.replaceAll('\n', ' ')}` : ''}`

const ask = async (questions: readonly Question[], concurrency: number, one: (question: Question) => Promise<Outcome>) => {
  const outcomes: Outcome[] = []
  const waiting = questions.entries()
  const work = async (): Promise<void> => {
    for (const [at, question] of waiting) outcomes[at] = await one(question)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return outcomes
}

/**
 * Asks the configured model for readings, and prints how they went by method.
 * @returns the exit status: 0; 1 where fewer are accepted at first sight than the floor; 2 for a wrong configuration or question
 */
export const evaluateModel = async ({ print, complain }: Omit<Io, 'args'>, environment: NodeJS.ProcessEnv): Promise<number> => {
  let outcomes: Outcome[]
  let floor: number | undefined
  try {
    const { N, FLOOR: least, CONCURRENCY, QUESTIONS, OUT } = readConfig(evaluationSchema, environment)
    floor = least
    const config = readGeneratorConfig(environment)
    const questions = readQuestions(QUESTIONS ?? new URL('questions.yaml', import.meta.url))
    const chosen = Array.from({ length: N }, (_, at) => questions[at % questions.length]).filter((question) => question !== undefined)
    if (OUT) writeFileSync(OUT, '')
    complain(`Asking ${config.OPENAI_MODEL} for ${N} readings, ${CONCURRENCY} at a time.`)
    const stopping = new AbortController()
    const askModel = modelAsker(configuredOracle(config), readingWaitMs(config))
    outcomes = await ask(chosen, CONCURRENCY, async (question) => {
      const outcome = await askModel(question, stopping.signal)
      for (const trouble of outcome.troubles) complain(asLine(trouble, outcome.method))
      if (OUT && outcome.asked) appendFileSync(OUT, `${JSON.stringify(outcome.asked)}\n`)
      return outcome
    })
  } catch (error) {
    complain(messageOf(error))
    return 2
  }
  print(tableOf(outcomes))
  const accepted = (100 * outcomes.filter(({ verdict }) => verdict === 'first-sight').length) / outcomes.length
  if (floor === undefined || accepted >= floor) return 0
  complain(`${accepted.toFixed(1)} % accepted at first sight, fewer than the floor of ${floor} %`)
  return 1
}
