import type { NamedDraw } from '@sibyl/contracts/http/draws'
import { currentSession } from '../../lib/session/tokens.ts'

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
  session: string | null
  /** It has left for the server, so it may have been paid for. */
  sent?: boolean
  readingId?: string
}

export type SubmittedDraw = NamedDraw & { commitment?: string | undefined }

/** What the form hands on in the navigation state; `key` and `session` are missing when somebody else navigated here. */
type Handover = { formData: Record<string, unknown>; draw?: SubmittedDraw | undefined; key?: string; session?: string | null }

const place = (methodId: string) => `submission:${methodId}`

export const newSubmission = (formData: Record<string, unknown>, draw?: SubmittedDraw): Submission => ({
  key: crypto.randomUUID(),
  formData,
  draw,
  session: currentSession(),
})

export const handover = ({ formData, draw, key, session }: Submission): Handover => ({ formData, draw, key, session })

export const keepSubmission = (methodId: string, submission: Submission) =>
  sessionStorage.setItem(place(methodId), JSON.stringify(submission))

export const forgetSubmission = (methodId: string) => sessionStorage.removeItem(place(methodId))

const keptSubmission = (methodId: string): Submission | null => {
  const stored = sessionStorage.getItem(place(methodId))
  const submission = stored ? (JSON.parse(stored) as Submission) : null
  return submission?.session === currentSession() ? submission : null
}

const isHandover = (state: unknown): state is Handover =>
  typeof state === 'object' && state !== null && 'formData' in state && typeof state.formData === 'object' && state.formData !== null

const sameForm = (one: Submission, other: Handover) => JSON.stringify(one.formData) === JSON.stringify(other.formData)

/** The asking a reading screen is for: handed over by the form, or kept from before a reload; null when nothing was asked. */
export const submissionFor = (methodId: string, state: unknown): Submission | null => {
  const kept = keptSubmission(methodId)
  if (!isHandover(state)) return kept
  if (state.session !== undefined && state.session !== currentSession()) return kept
  if (kept && (state.key ? kept.key === state.key : sameForm(kept, state))) return kept
  return { ...newSubmission(state.formData, state.draw), ...(state.key && { key: state.key }) }
}
