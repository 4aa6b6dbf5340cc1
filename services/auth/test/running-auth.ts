import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import type { Activity, SessionShown } from '@sibyl/contracts/http/account'
import type { Failure } from '@sibyl/contracts/http/answers'
import type { User } from '@sibyl/contracts/http/auth'
import { newId } from '@sibyl/platform/ids'
import { type Parts, startService } from '@sibyl/platform/lifecycle/service'
import { linkToken } from '@sibyl/platform/link-tokens'
import { remoteKeys, sessionVerifier, type VerifySession } from '@sibyl/platform/session/verify-session'
import { toEvent } from '@sibyl/platform/store/new-event'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { NewEvent, Store } from '@sibyl/platform/store/store'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { testParts } from '@sibyl/platform/testing/test-parts'
import type { Clock } from '@sibyl/platform/time'
import type { JWK } from 'jose'
import { readAuthConfig } from '../src/config.ts'
import type { Hasher } from '../src/passwords/hasher.ts'
import { auth } from '../src/service.ts'

type Replaced = Partial<Parts> & {
  hasher?: Hasher
  openStore?: (clock: Clock) => Promise<Store>
  environment?: NodeJS.ProcessEnv
}
/** Response bodies as a client reads them: by member name, unchecked. */
type Body = Failure & {
  user: User
  token: string
  refreshToken: string
  keys: JWK[]
  sessions: SessionShown[]
  activity: Activity[]
}
/** Where a call comes from, and what breaks it off. */
type From = { userAgent?: string; address?: string; cookie?: string; signal?: AbortSignal }
type Reply = { status: number; headers: Headers; body: Body }

const environment = { LINK_SECRET: 'l'.repeat(32), KEY_SECRET: 'k'.repeat(32), BCRYPT_COST: '4' }
export const config = readAuthConfig(environment)
export const password = 'Moonlight7'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
export const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

/** The auth service on its own port, its access tokens verified by its published keys, as every other service does. */
export const runningAuth = async ({ hasher, openStore, environment: changed, ...replaced }: Replaced = {}) => {
  const clock = testClock(new Date().toISOString())
  let verify: VerifySession | undefined
  const verifySession: VerifySession = async (...asked) => {
    if (!verify) throw new Error('the service is not up yet')
    return verify(...asked)
  }
  const store = replaced.store ?? (await openStore?.(clock)) ?? openSqliteStore({ file: ':memory:', service: 'auth', clock })
  const parts = testParts('auth', { clock, verifySession, ...replaced, store })
  const service = await auth({ ...parts, config: readAuthConfig({ ...environment, ...changed }), ...(hasher && { hasher }) })
  const published: Event[] = []
  for (const outbox of parts.store.outboxes()) outbox.onWrite(({ event }) => published.push(event))
  const running = await startService(service, parts, { name: 'auth', host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${running.http.port}`
  verify = sessionVerifier(remoteKeys(new URL(`${origin}/auth/keys`)))

  const request = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    { userAgent = FIREFOX, address, cookie, signal }: From = {},
  ): Promise<Reply> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
        ...(cookie && { cookie }),
      },
      ...(signal && { signal }),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
  }
  const get = (path: string, token?: string) => request('GET', path, undefined, token)
  const post = (path: string, body?: unknown, token?: string) => request('POST', path, body, token)
  const del = (path: string, token?: string) => request('DELETE', path, undefined, token)
  const put = (path: string, body?: unknown, token?: string) => request('PUT', path, body, token)

  const register = (email: string) => post('/auth/register', { firstName: 'Ada', lastName: 'Lovelace', email, password })
  /** The token of the last mail requested. */
  const mailedToken = (): string => {
    const link = published.findLast(({ data }) => 'linkId' in data)?.data
    if (!link || !('linkId' in link)) throw new Error('no link was sent')
    return linkToken(config.LINK_SECRET, link.linkId)
  }
  const login = (email: string, secret = password, from: From = {}) =>
    request('POST', '/auth/login', { email, password: secret }, undefined, from)

  return {
    parts,
    clock,
    request,
    get,
    post,
    put,
    del,
    register,
    mailedToken,
    login,
    published: (type: Event['type']) => published.filter((event) => event.type === type),
    /** Publishes an event of another service, and waits until auth has handled it. */
    publish: <T extends EventType>(type: T, data: EventData<T>) =>
      parts.bus.publish(toEvent('test', clock.now(), { type, data } as NewEvent)),
    refresh: (refreshToken: string) => post('/auth/refresh', { refreshToken }),
    jobs: service.jobs ?? [],
    /** A reader who has registered, verified the address and signed in. */
    async reader(email = `${newId('ada').toLowerCase()}@example.org`) {
      await register(email)
      await post('/auth/verify-email', { token: mailedToken() })
      const { body } = await login(email)
      return { email, id: body.user._id, token: body.token, refreshToken: body.refreshToken }
    },
    async close() {
      await running.close()
      await parts.bus.close()
      await parts.store.close()
    },
  }
}
export type RunningAuth = Awaited<ReturnType<typeof runningAuth>>
