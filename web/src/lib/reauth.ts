import type { Mutex } from 'async-mutex'
import { clearTokens, readTokens, renewTokens, type TokenPair } from './session/tokens.ts'

const API = '/api'

/** A 401 from these says something about what was sent, not about the session; the session is not renewed for it. */
const NEVER_RENEWED = /\/auth\/(login|register|refresh|logout)$/
const ABOUT_THE_INPUT = new Set(['invalid_credentials', 'email_not_verified'])

/** Statuses that mean "not now" rather than "no": the session is kept. */
export const isAway = (status: number) => status === 429 || status === 502 || status === 503 || status === 504

const refused = new Set<() => void>()

/** Calls back when the server has refused to renew the session; the tokens are gone by then. */
export const onSessionRefused = (listener: () => void): (() => void) => {
  refused.add(listener)
  return () => refused.delete(listener)
}

const refuseSession = () => {
  clearTokens()
  for (const tell of refused) tell()
}

let oneAtATime: Promise<Mutex> | undefined

/** One at a time in all tabs; a browser without locks, as on plain http, keeps to one at a time in each. */
const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  if ('locks' in navigator) return navigator.locks.request('sibyl-session', work)
  oneAtATime ??= import('async-mutex').then((it) => new it.Mutex())
  return (await oneAtATime).runExclusive(work)
}

const requestPair = async (refreshToken: string): Promise<TokenPair | 'refused' | 'away'> => {
  const answer = await fetch(`${location.origin}${API}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => null)
  if (!answer || isAway(answer.status)) return 'away'
  if (!answer.ok) return 'refused'
  const { token, refreshToken: next } = (await answer.json()) as TokenPair
  return { token, refreshToken: next }
}

/**
 * A working access token in place of `used`, or null when there is none to be had.
 * One call at a time, across tabs too; whoever waited finds the token already changed and asks for nothing.
 */
const renew = (used: string): Promise<string | null> =>
  alone(async () => {
    const now = readTokens()
    if (!now) return null
    if (now.token !== used) return now.token
    const pair = await requestPair(now.refreshToken)
    if (pair === 'away') return null
    if (pair === 'refused') {
      refuseSession()
      return null
    }
    renewTokens(pair)
    return pair.token
  })

const withBearer = (request: Request, token: string | undefined) => {
  const copy = request.clone()
  if (token && !copy.url.endsWith('/auth/refresh')) copy.headers.set('Authorization', `Bearer ${token}`)
  return copy
}

const isAboutTheSession = async (request: Request, answer: Response) => {
  if (answer.status !== 401 || NEVER_RENEWED.test(new URL(request.url).pathname)) return false
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  return !ABOUT_THE_INPUT.has(body?.code ?? '')
}

/** `fetch` with the bearer token; a 401 renews the session once and asks again. */
export const fetchAuthorized = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  const used = readTokens()?.token
  const answer = await fetch(withBearer(request, used))
  if (!used || !(await isAboutTheSession(request, answer))) return answer
  const token = await renew(used)
  return token ? fetch(withBearer(request, token)) : answer
}

/** The same for code that streams: `path` is below /api, as in `authorizedFetch('/divination/reading/tarot', { method: 'POST', … })`. */
export const authorizedFetch = (path: string, init?: RequestInit): Promise<Response> =>
  fetchAuthorized(`${location.origin}${API}${path}`, init)
