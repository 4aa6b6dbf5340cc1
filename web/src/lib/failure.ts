import type { ErrorCode } from '@sibyl/contracts/error-codes'
import type { Failure } from '@sibyl/contracts/http/answers'
import { isObject } from './storage.ts'

export type CallFailure = {
  status: number | null
  code: ErrorCode | null
  message: string
  fields: { field: string; message: string }[]
}

/** What went wrong with a call, from an RTK Query error or a parsed body; `fallback` when the server said nothing we can show. */
export const failureOf = (error: unknown, fallback: string): CallFailure => {
  const status = isObject(error) && typeof error.status === 'number' ? error.status : null
  const body: Partial<Failure> = isObject(error) && isObject(error.data) ? error.data : isObject(error) && 'code' in error ? error : {}
  const sentence = [body.message, body.error].find((said) => typeof said === 'string' && said !== '')
  return {
    status,
    code: (body.code as ErrorCode | undefined) ?? null,
    message: sentence ?? fallback,
    fields: Array.isArray(body.fields) ? body.fields : [],
  }
}
