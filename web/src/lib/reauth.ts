import { ANSWER_MS, inTime } from './in-time.ts'
import { renewAlone, tellRenewed } from './session/renewal-lock.ts'
import { clearTokens, currentSession, readTokens, renewTokens, type TokenPair } from './session/tokens.ts'
import { isObject } from './storage.ts'

const API = '/api'

/** A 401 from these is about the submitted data, not about the session; the session is not renewed for it. */
const NEVER_RENEWED = /\/auth\/(login|register|refresh|logout)$/
const ABOUT_THE_INPUT = new Set(['invalid_credentials', 'email_not_verified'])

/** Statuses that mean "not now" rather than "no": the session stays. */
export const isAway = (status: number) => status === 429 || status === 502 || status === 503 || status === 504

const refused = new Set<() => void>()

/** Calls back when the server has refused to renew the session; the tokens are deleted by then. */
export const onSessionRefused = (listener: () => void): (() => void) => {
  refused.add(listener)
  return () => refused.delete(listener)
}

const refuseSession = () => {
  clearTokens()
  for (const tell of refused) tell()
}

const isPair = (body: unknown): body is TokenPair =>
  isObject(body) && typeof body.token === 'string' && typeof body.refreshToken === 'string'

/** @throws if the response is unintelligible: whether the session continues is then unknown */
const requestPair = async (refreshToken: string): Promise<TokenPair | 'refused' | Response> => {
  const answer = await inTime(ANSWER_MS, (signal) =>
    fetch(`${location.origin}${API}/auth/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      signal,
    }),
  )
  if (isAway(answer.status)) return answer
  if (!answer.ok) return 'refused'
  const body: unknown = await answer.json()
  if (!isPair(body)) throw new Error('The answer contains no tokens')
  return body
}

/**
 * A working access token in place of `used`; null when the session has ended, or the server's answer when it could not decide.
 * One call at a time, across tabs too; a waiting call finds the token already changed and sends no request.
 * A call made in one session is never made again in another, which may be somebody else's.
 * @throws when the server cannot be reached
 */
const renew = (used: string, session: string | null): Promise<string | Response | null> =>
  renewAlone(used, async () => {
    const now = readTokens()
    if (!now || currentSession() !== session) return null
    if (now.token !== used) return now.token
    const pair = await requestPair(now.refreshToken)
    if (pair instanceof Response) return pair
    // Another tab may have signed out or in meanwhile.
    if (currentSession() !== session) return null
    if (pair === 'refused') {
      refuseSession()
      return null
    }
    renewTokens(pair)
    await tellRenewed(used)
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

/**
 * `fetch` with the bearer token; after a 401 it renews the session once and repeats the call. If the session cannot be renewed right now,
 * the call fails as the renewal did: a 401 always means that there is no session.
 */
export const fetchAuthorized = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  const session = currentSession()
  const used = readTokens()?.token
  const answer = await fetch(withBearer(request, used))
  if (!used || !(await isAboutTheSession(request, answer))) return answer
  const renewed = await renew(used, session)
  if (typeof renewed === 'string') return fetch(withBearer(request, renewed))
  return renewed ?? answer
}

/** The same for code that streams: `path` is below /api, as in `authorizedFetch('/divination/reading/tarot', { method: 'POST', … })`. */
export const authorizedFetch = (path: string, init?: RequestInit): Promise<Response> =>
  fetchAuthorized(`${location.origin}${API}${path}`, init)
