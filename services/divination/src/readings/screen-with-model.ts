import { ownWords } from '@sibyl/contracts/http/reading-forms'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { GeneratorMetrics } from '../metrics.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Reading } from './reading.ts'

export type ModelScreenPorts = { oracle: Oracle; logger: Logger; generatorMetrics: Pick<GeneratorMetrics, 'moderations'> }

/** Names, dates and cities never leave for screening. */
const freeText = ({ methodId, followUpOf, formData }: Reading): string =>
  (followUpOf === undefined ? ownWords[methodId] : ['question'])
    .map((field) => formData[field])
    .filter((value) => typeof value === 'string')
    .join('\n\n')
    .trim()

/**
 * Asks the provider's moderation, if there is one, whether the reader's words show a crisis. If the provider does not answer, the reading
 * continues: our own screen has passed it already. @throws the signal's reason
 */
export const screenWithModel = async (
  { oracle, logger, generatorMetrics }: ModelScreenPorts,
  reading: Reading,
  signal: AbortSignal,
): Promise<boolean> => {
  const words = oracle.flagsCrisis ? freeText(reading) : ''
  if (!oracle.flagsCrisis || words === '') return false
  try {
    const crisis = await oracle.flagsCrisis(words, signal)
    generatorMetrics.moderations.inc({ outcome: crisis ? 'crisis' : 'passed' })
    return crisis
  } catch (error) {
    signal.throwIfAborted()
    generatorMetrics.moderations.inc({ outcome: 'unavailable' })
    logger.warn({ err: error, readingId: reading._id }, 'the moderation service did not answer')
    return false
  }
}
