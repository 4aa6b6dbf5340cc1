import type { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import type { LimitName } from '../limits.ts'

/**
 * One HTTP call: its address, who may make it, its input, its answer and how it can fail. An example of each belongs to it, in
 * `contracts/examples/<name of the operation>.json`.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As seen at the gateway, below /api, with express parameters (`:id`). Operations that share a path name its parameters alike. */
  path: string
  /** One line for a table of contents. */
  summary: string
  /** What a caller must know to use it, in Markdown. */
  description?: string
  /** `reader`: signed in · `visitor`: signed in or a cookie of our own · `guest`: signed in or nameless · `public`: anybody, nameless. */
  caller: 'public' | 'guest' | 'visitor' | 'reader'
  params?: z.ZodObject
  query?: z.ZodObject
  /** Request headers beyond the usual ones. Documented here, read by the handler. */
  headers?: z.ZodObject
  body?: z.ZodObject
  status?: number
  answer: z.ZodType
  failures?: readonly ErrorCode[]
  /** The limit by caller's address that stands in front of this call at the gateway; `general` when unsaid. */
  limit?: LimitName
  /** Answers `Accept: text/event-stream` with events as well. */
  streams?: true
}

export const operation = <const O extends Operation>(described: O): O => described
