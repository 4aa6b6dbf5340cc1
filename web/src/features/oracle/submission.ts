import type { NamedDraw } from '@sibyl/contracts/http/draws'
import { forgetWords, keepWords, keptWords } from '../../lib/own-words.ts'
import { currentReader } from '../../lib/session/tokens.ts'
import { isObject } from '../../lib/storage.ts'

/**
 * One asking: what was filled in, and the key under which the server counts it once however often it is sent.
 * It is kept for the tab, so that a reload goes on with the same reading instead of paying for another.
 */
export type Submission = {
  key: string
  formData: Record<string, unknown>
  /** The sealed deck it is to be served by, with the commitment that was shown of it. */
  draw?: SubmittedDraw | undefined
  /** Whose it is; another reader in the same tab never sees or sends it. */
  reader: string | null
  /** It has left for the server, so it may have been paid for. */
  sent?: boolean
  readingId?: string
}

export type SubmittedDraw = NamedDraw & { commitment?: string | undefined }

/** What the form hands on in the navigation state; `key` and `reader` are missing when somebody else navigated here. */
type Handover = { formData: Record<string, unknown>; draw?: SubmittedDraw | undefined; key?: string; reader?: string | null }

const place = (methodId: string) => `submission:${methodId}`

export const newSubmission = (formData: Record<string, unknown>, draw?: SubmittedDraw): Submission => ({
  key: crypto.randomUUID(),
  formData,
  draw,
  reader: currentReader(),
})

export const handover = ({ formData, draw, key, reader }: Submission): Handover => ({ formData, draw, key, reader })

export const keepSubmission = (methodId: string, submission: Submission) => keepWords(place(methodId), submission)

export const forgetSubmission = (methodId: string) => forgetWords(place(methodId))

const isSubmission = (words: object): words is Submission =>
  'key' in words && typeof words.key === 'string' && 'formData' in words && isObject(words.formData)

const keptSubmission = (methodId: string): Submission | null => {
  const words = keptWords(place(methodId))
  return words && isSubmission(words) ? words : null
}

const isHandover = (state: unknown): state is Handover => isObject(state) && isObject(state.formData)

const sameForm = (one: Submission, other: Handover) => JSON.stringify(one.formData) === JSON.stringify(other.formData)

/**
 * The asking a reading screen is for: handed over by the form, or kept from before a reload; null when nothing was asked.
 * The form keeps what it hands over: where another asking is kept, this one was made before it and is only gone back to.
 */
export const submissionFor = (methodId: string, state: unknown): Submission | null => {
  const kept = keptSubmission(methodId)
  if (!isHandover(state)) return kept
  if (state.reader !== undefined && state.reader !== currentReader()) return kept
  if (kept && (state.key ? kept.key === state.key : sameForm(kept, state))) return kept
  const asked = newSubmission(state.formData, state.draw)
  return state.key ? { ...asked, key: state.key, ...(kept && { sent: true }) } : asked
}
