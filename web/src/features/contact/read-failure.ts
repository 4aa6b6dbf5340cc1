import type { Failure } from '@sibyl/contracts/http/answers'
import { contactForm } from '#texts/contact.tsx'
import { failureOf } from '../../lib/failure.ts'

/** What a failed sending says: the answer's `error`, and what it holds against single fields. */
export const readFailure = (failed: unknown) => {
  const answer = (failed as { data?: Partial<Failure> } | null)?.data
  const message = typeof answer?.error === 'string' && answer.error !== '' ? answer.error : contactForm.failed
  return { message, fields: failureOf(failed, contactForm.failed).fields }
}
