import { currentSession } from '../../lib/session/tokens.ts'

const place = (methodId: string) => `draft:${methodId}`

type Draft = { session: string | null; values: Record<string, unknown> }

/** Keeps what is being typed, for the tab and for this reader only, so that a reload does not lose it. */
export const keepDraft = (methodId: string, values: Record<string, unknown>) =>
  sessionStorage.setItem(place(methodId), JSON.stringify({ session: currentSession(), values } satisfies Draft))

export const keptDraft = (methodId: string): Record<string, unknown> => {
  const stored = sessionStorage.getItem(place(methodId))
  const draft = stored ? (JSON.parse(stored) as Draft) : null
  return draft?.session === currentSession() ? draft.values : {}
}

export const forgetDraft = (methodId: string) => sessionStorage.removeItem(place(methodId))
