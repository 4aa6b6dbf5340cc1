import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { ANSWER_MS, inTime } from '../../lib/in-time.ts'
import { authorizedFetch } from '../../lib/reauth.ts'
import { currentSession } from '../../lib/session/tokens.ts'
import { isObject } from '../../lib/storage.ts'

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: FetchBaseQueryError }
export type AdminCall = { path: string; method?: 'GET' | 'POST'; body?: object; key?: string }

/** A token is renewed this long before it expires, so that none expires in flight. */
const RENEWED_BEFORE_MS = 60_000

let held: { token: string; session: string | null; until: number } | undefined

const read = async <T>(response: Response): Promise<Answer<T>> => {
  const body: unknown = await response.json().catch(() => undefined)
  return response.ok && isObject(body) && body.success === true ? { data: body as T } : { error: { status: response.status, data: body } }
}

/** The admin token stays in this page's memory: another tab, or the next visit, asks for its own. */
const adminToken = async (): Promise<Answer<string>> => {
  const session = currentSession()
  if (held && held.session === session && Date.now() < held.until) return { data: held.token }
  const answer = await read<{ token: string; expiresIn: number }>(await authorizedFetch('/admin/token', { method: 'POST' }))
  if (answer.error) return answer
  const { token, expiresIn } = answer.data
  held = { token, session, until: Date.now() + expiresIn * 1000 - RENEWED_BEFORE_MS }
  return { data: token }
}

const ask = async <T>({ path, method = 'GET', body, key }: AdminCall): Promise<Answer<T>> => {
  const token = await adminToken()
  if (token.error) return token
  const response = await inTime(ANSWER_MS, (signal) =>
    fetch(`${location.origin}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token.data}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    }),
  )
  // The token may have ended with its session: the next call asks for another.
  if (response.status === 404) held = undefined
  return read<T>(response)
}

const answered = async <T>(asking: Promise<Answer<T>>): Promise<Answer<T>> => {
  try {
    return await asking
  } catch {
    return { error: { status: 'FETCH_ERROR', error: 'no answer' } }
  }
}

/** Whether the reader is an administrator: fails with 404 if not. */
export const knock = (): Promise<Answer<string>> => answered(adminToken())

/** Makes a call with the admin token, requesting one first if there is none. */
export const askAdmin = <T>(call: AdminCall): Promise<Answer<T>> => answered(ask<T>(call))
