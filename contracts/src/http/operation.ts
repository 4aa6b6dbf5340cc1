import type { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import type { LimitName } from '../limits.ts'

/**
 * One HTTP call: its address, its callers, its input, its response and its failures. An example of each is in
 * `contracts/examples/<name of the operation>.json`.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As seen at the gateway, below /api, with express parameters (`:id`). Operations that share a path name its parameters alike. */
  path: string
  /** One line for a table of contents. */
  summary: string
  /** The notes that a caller needs, in Markdown. */
  description?: string
  /**
   * `reader`: signed in · `visitor`: signed in, or known by a cookie of ours · `guest`: signed in or anonymous · `public`: everybody,
   * always anonymous · `admin`: with an admin token; for anybody else the address does not exist.
   */
  caller: 'public' | 'guest' | 'visitor' | 'reader' | 'admin'
  params?: z.ZodObject
  query?: z.ZodObject
  /** Request headers beyond the usual ones. Documented here, read by the handler. */
  headers?: z.ZodObject
  body?: z.ZodObject
  status?: number
  answer: z.ZodType
  failures?: readonly ErrorCode[]
  /** The limit by the caller's address at the gateway; `general` by default. */
  limit?: LimitName
  /** Also answers `Accept: text/event-stream` with events. */
  streams?: true
}

export const operation = <const O extends Operation>(described: O): O => described
