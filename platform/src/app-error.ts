import { type ErrorCode, errorCodes } from '@sibyl/contracts/error-codes'

export type FieldFault = { field: string; message: string }

type Details = {
  cause?: unknown
  /** A message for the reader that is more specific than the code's own. */
  message?: string
  fields?: readonly FieldFault[]
  /** Seconds until a retry makes sense, a whole number. */
  retryAfter?: number
  /** Further members of the response body. */
  extra?: Record<string, unknown>
}

/** An error with a stable code from contracts, which maps it to an HTTP status in one place. */
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

/** What an error says, for operators. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** An error by its code, or by its name; never by its message, which may name a person. */
export const codeOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

export const isAppError = (error: unknown, code: ErrorCode): error is AppError => error instanceof AppError && error.code === code
