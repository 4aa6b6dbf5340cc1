import { memoizeFor } from '@sibyl/platform/memoize'
import { type Clock, SECOND } from '@sibyl/platform/time'
import { type RequestHandler, Router } from 'express'
import { refuseMethod } from './refuse-method.ts'
import { parts, type Upstreams } from './upstreams.ts'

export type Emulated = { model: boolean; payments: boolean; mail: boolean }

type Options = { upstreams: Upstreams; clock: Clock; emulated: Emulated; product: string; draining: () => boolean }

const PATIENCE_MS = SECOND
const REUSED_MS = SECOND

const ask = async (upstream: string): Promise<'ok' | 'away'> => {
  try {
    const answer = await fetch(new URL('/readyz', upstream), { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return answer.ok ? 'ok' : 'away'
  } catch {
    // Any failure means that the part is away; its own log has the reason.
    return 'away'
  }
}

/** The state of every part; a part is up while one of its replicas is. */
const askAll = async (upstreams: Upstreams) => {
  const asked = parts.map(async (part) => [part, (await Promise.all(upstreams[part].map(ask))).find((state) => state === 'ok') ?? 'away'])
  return Object.fromEntries(await Promise.all(asked))
}

/** GET /api/health: the state of each part, checked at most once a second however many callers ask. */
export const apiHealth = ({ upstreams, clock, emulated, product, draining }: Options): Router => {
  const latest = memoizeFor(REUSED_MS, clock, () => askAll(upstreams))
  const answer: RequestHandler = async (_request, response) => {
    const states = await latest()
    const status = Object.values(states).every((state) => state === 'ok') ? 'ok' : 'degraded'
    response
      .status(draining() ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ success: true, status, parts: states, emulated, product })
  }
  const router = Router()
  router.route('/health').get(answer).all(refuseMethod('GET, HEAD'))
  return router
}
