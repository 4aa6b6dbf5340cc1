import type { Failure } from '@sibyl/contracts/http/answers'
import { failureOf } from '../../lib/failure.ts'

const FALLBACK = 'Failed to send message'

/** What a failed sending says: the answer's `error`, and what it holds against single fields. */
export const readFailure = (failed: unknown) => {
  const answer = (failed as { data?: Partial<Failure> } | null)?.data
  const message = typeof answer?.error === 'string' && answer.error !== '' ? answer.error : FALLBACK
  return { message, fields: failureOf(failed, FALLBACK).fields }
}
