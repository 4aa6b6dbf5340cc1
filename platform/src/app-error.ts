import { type ErrorCode, errorCodes } from '@sibyl/contracts/error-codes'

export type FieldFault = { field: string; message: string }

type Details = {
  cause?: unknown
  /** A sentence for the reader, where the place that fails knows a better one than the code's own. */
  message?: string
  fields?: readonly FieldFault[]
  /** Whole seconds until it makes sense to try again. */
  retryAfter?: number
  /** Further members of the answer. */
  extra?: Record<string, unknown>
}

/** A failure with a stable code from contracts; its HTTP status is decided there, once. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: readonly FieldFault[] | undefined
  readonly retryAfter: number | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.fields?.[0]?.message ?? errorCodes[code].message, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.extra = details.extra
  }
}

export const isAppError = (error: unknown, code: ErrorCode): error is AppError => error instanceof AppError && error.code === code
