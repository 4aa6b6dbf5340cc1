import type { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import type { LimitName } from '../limits.ts'

/**
 * One HTTP call: where it is, who may make it, what goes in and what comes out.
 * `path` is as seen at the gateway, below /api, with express parameters (`:id`).
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  summary: string
  /** `reader`: signed in · `visitor`: signed in or a cookie of our own · `guest`: signed in or nameless · `public`: anybody, nameless. */
  caller: 'public' | 'guest' | 'visitor' | 'reader'
  params?: z.ZodObject
  query?: z.ZodObject
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
