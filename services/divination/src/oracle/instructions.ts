import { writingOf } from '../methods/writings.ts'
import { wordsAskedFor } from './form.ts'
import { prompt } from './instructions.data.ts'
import type { OracleRequest } from './oracle.ts'

const { beforeBrief, afterBrief } = prompt

/** Stored with each reading. */
export const INSTRUCTIONS_VERSION = prompt.version

/** The instructions that all methods share. */
export const sharedInstructions = `${beforeBrief}\n\n${afterBrief}`

/**
 * Builds the instructions. The reader's words arrive inside JSON strings of the user message, which they cannot escape, and are never
 * instructions. All but the last line is the same for every reading of a method, so that a provider can cache it.
 */
export const instructions = ({ method, facts }: OracleRequest): string => {
  const rules = writingOf(method)
  const [least, most] = wordsAskedFor(facts, rules)
  return `${beforeBrief}\n\nThis reading: ${rules.brief}\n\n${afterBrief}\n\nLength: ${least} to ${most} words in all.`
}
