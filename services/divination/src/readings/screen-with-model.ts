import type { Logger } from '@sibyl/platform/logging/logger'
import type { GeneratorMetrics } from '../metrics.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Reading } from './reading.ts'

export type ModelScreenPorts = { oracle: Oracle; logger: Logger; generatorMetrics: Pick<GeneratorMetrics, 'moderations'> }

/** What readers write in their own words. Names, dates and places are nobody else's business. */
const ownWords = ['question', 'situation', 'dreamDescription', 'dreamEmotions', 'currentLifeSituation', 'relationshipContext']

const freeText = (formData: Record<string, unknown>): string =>
  ownWords
    .map((field) => formData[field])
    .filter((value) => typeof value === 'string')
    .join('\n\n')
    .trim()

/**
 * Whether the model's provider, where it screens words and is to be asked, hears a cry for help in what the reader wrote. Without an answer
 * the reading goes on: our own screen has judged it before.
 * @throws the signal's reason
 */
export const screenWithModel = async (
  { oracle, logger, generatorMetrics }: ModelScreenPorts,
  reading: Reading,
  signal: AbortSignal,
): Promise<boolean> => {
  const words = oracle.hearsCrisis ? freeText(reading.formData) : ''
  if (!oracle.hearsCrisis || words === '') return false
  try {
    const crisis = await oracle.hearsCrisis(words, signal)
    generatorMetrics.moderations.inc({ outcome: crisis ? 'crisis' : 'passed' })
    return crisis
  } catch (error) {
    signal.throwIfAborted()
    generatorMetrics.moderations.inc({ outcome: 'unavailable' })
    logger.warn({ err: error, readingId: reading._id }, 'the moderation could not be asked')
    return false
  }
}
