import type { Operation } from '@sibyl/contracts/http/operation'
import type { Request, Response } from 'express'
import { AppError, isAppError } from '../app-error.ts'
import type { Cache } from '../cache/cache.ts'
import { newId } from '../ids.ts'
import { hasEnded } from '../session/ended-sessions.ts'
import type { Audience, VerifySession } from '../session/verify-session.ts'
import { DAY } from '../time.ts'
import { cookieIn } from './cookies.ts'
import type { Caller } from './route.ts'

const VISITOR_COOKIE = 'sibyl_visitor'
const visitorId = /^visitor_[\w-]{22}$/

/** The visitor that a `Cookie` header names. */
export const visitorIn = (cookies: string | undefined): string | undefined => {
  const known = cookieIn(cookies, VISITOR_COOKIE)
  return known && visitorId.test(known) ? known : undefined
}

const visitor = (request: Request, response: Response): Caller => {
  const known = visitorIn(request.headers.cookie)
  if (known) return { id: known, signedIn: false }
  const id = newId('visitor')
  response.cookie(VISITOR_COOKIE, id, { httpOnly: true, sameSite: 'lax', path: '/api', maxAge: 365 * DAY, secure: request.secure })
  return { id, signedIn: false }
}

const bearerOf = (request: Request): string | undefined => /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]

type Ports = { verifySession: VerifySession; cache: Cache }

/** @throws AppError session_ended, or the error of the verification */
const sessionOf = async (token: string, { verifySession, cache }: Ports, audience?: Audience): Promise<Caller> => {
  const session = await verifySession(token, audience)
  if (await hasEnded({ cache }, session)) throw new AppError('session_ended')
  return { id: session.readerId, signedIn: true, session }
}

/** Any refusal reads as if the address did not exist. @throws AppError not_found */
const identifyAdmin = async (request: Request, ports: Ports): Promise<Caller> => {
  try {
    return await sessionOf(bearerOf(request) ?? '', ports, 'sibyl-admin')
  } catch (cause) {
    if (isAppError(cause, 'unauthenticated') || isAppError(cause, 'session_ended')) throw new AppError('not_found', { cause })
    throw cause
  }
}

const nameless: Caller = { id: '', signedIn: false }

/**
 * Identifies the caller. Only a verified bearer token makes a reader or an administrator; no other header is trusted.
 * @throws AppError unauthenticated, session_ended; for an admin call not_found
 */
export const identifyCaller = async ({ caller }: Operation, request: Request, response: Response, ports: Ports): Promise<Caller> => {
  if (caller === 'public') return nameless
  if (caller === 'admin') return identifyAdmin(request, ports)
  const token = bearerOf(request)
  if (token) return sessionOf(token, ports)
  if (caller === 'reader' || request.headers.authorization) throw new AppError('unauthenticated')
  return caller === 'guest' ? nameless : visitor(request, response)
}
