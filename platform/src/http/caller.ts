import type { Operation } from '@sibyl/contracts/http/operation'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { AppError } from '../app-error.ts'
import type { Cache } from '../cache/cache.ts'
import { newId } from '../ids.ts'
import { hasEnded } from '../session/ended-sessions.ts'
import type { VerifySession } from '../session/verify-session.ts'
import { DAY } from '../time.ts'
import type { Caller } from './route.ts'

const VISITOR_COOKIE = 'sibyl_visitor'
const visitorId = /^visitor_[\w-]{22}$/

const visitor = (request: Request, response: Response): Caller => {
  const known = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE]
  if (known && visitorId.test(known)) return { id: known, signedIn: false }
  const id = newId('visitor')
  response.cookie(VISITOR_COOKIE, id, { httpOnly: true, sameSite: 'lax', path: '/api', maxAge: 365 * DAY, secure: request.secure })
  return { id, signedIn: false }
}

const nameless: Caller = { id: '', signedIn: false }

/**
 * Identifies the caller. Only a verified bearer token makes a reader; no other header is trusted.
 * @throws AppError unauthenticated, session_ended
 */
export const identifyCaller = async (
  { caller }: Operation,
  request: Request,
  response: Response,
  { verifySession, cache }: { verifySession: VerifySession; cache: Cache },
): Promise<Caller> => {
  if (caller === 'public') return nameless
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '') ?? []
  if (token) {
    const session = await verifySession(token)
    if (await hasEnded({ cache }, session)) throw new AppError('session_ended')
    return { id: session.readerId, signedIn: true, session }
  }
  if (caller === 'reader' || request.headers.authorization) throw new AppError('unauthenticated')
  return caller === 'guest' ? nameless : visitor(request, response)
}
