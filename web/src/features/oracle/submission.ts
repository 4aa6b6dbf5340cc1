import type { NamedDraw } from '@sibyl/contracts/http/draws'
import { forgetWords, keepWords, storedWords } from '../../lib/own-words.ts'
import { currentReader } from '../../lib/session/tokens.ts'
import { isObject } from '../../lib/storage.ts'

/**
 * A submitted form with its idempotency key, under which the server counts repeats once. The tab stores it, so that a reload resumes the
 * same reading instead of paying for another.
 */
export type Submission = {
  key: string
  formData: Record<string, unknown>
  /** The sealed deck that is to serve it, with the seal that was shown. */
  draw?: SubmittedDraw | undefined
  /** The reader it belongs to; another reader in the same tab never sees or sends it. */
  reader: string | null
  /** It was sent to the server, so it may have been charged. */
  sent?: boolean
  readingId?: string
}

/** `words`: the reader's own part of the cut. */
export type SubmittedDraw = NamedDraw & { seal?: string | undefined; words: string }

/** The navigation state that the form passes on; `key` and `reader` are missing if another page navigated here. */
type Handover = { formData: Record<string, unknown>; draw?: SubmittedDraw | undefined; key?: string; reader?: string | null }

const storageKey = (methodId: string) => `submission:${methodId}`

export const newSubmission = (formData: Record<string, unknown>, draw?: SubmittedDraw): Submission => ({
  key: crypto.randomUUID(),
  formData,
  draw,
  reader: currentReader(),
})

export const handover = ({ formData, draw, key, reader }: Submission): Handover => ({ formData, draw, key, reader })

export const keepSubmission = (methodId: string, submission: Submission) => keepWords(storageKey(methodId), submission)

export const forgetSubmission = (methodId: string) => forgetWords(storageKey(methodId))

const isSubmission = (words: object): words is Submission =>
  'key' in words && typeof words.key === 'string' && 'formData' in words && isObject(words.formData)

const storedSubmission = (methodId: string): Submission | null => {
  const words = storedWords(storageKey(methodId))
  return words && isSubmission(words) ? words : null
}

const isHandover = (state: unknown): state is Handover => isObject(state) && isObject(state.formData)

const sameForm = (one: Submission, other: Handover) => JSON.stringify(one.formData) === JSON.stringify(other.formData)

/**
 * The request of a reading page: passed on by the form, or stored before a reload; null if there is none. The form stores the request it
 * passes on: if another one is stored, this one is older and was reached by going back.
 */
export const submissionFor = (methodId: string, state: unknown): Submission | null => {
  const stored = storedSubmission(methodId)
  if (!isHandover(state)) return stored
  if (state.reader !== undefined && state.reader !== currentReader()) return stored
  if (stored && (state.key ? stored.key === state.key : sameForm(stored, state))) return stored
  const asked = newSubmission(state.formData, state.draw)
  return state.key ? { ...asked, key: state.key, ...(stored && { sent: true }) } : asked
}
