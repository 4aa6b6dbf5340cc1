import { ACCESS_TOKEN_SECONDS, ADMIN_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import { newId } from '@sibyl/platform/ids'
import { ACCESS_TOKEN, type Audience } from '@sibyl/platform/session/verify-session'
import type { Instant } from '@sibyl/platform/time'
import { SignJWT } from 'jose'
import { epochOf } from '../accounts/epoch.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Session } from './session.ts'

type Issued = { audience: Audience; seconds: number; at: Instant }

const signed = (keys: KeyRing, session: Session, { audience, seconds, at }: Issued): Promise<string> => {
  const { kid, key } = keys.signing()
  const issuedAt = Math.floor(Date.parse(at) / 1000)
  return new SignJWT({ sid: session._id, epoch: epochOf(session) })
    .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type, kid })
    .setIssuer(ACCESS_TOKEN.issuer)
    .setAudience(audience)
    .setSubject(session.userId)
    .setJti(newId('token'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key)
}

/** A signed access token, good for 15 minutes (RFC 9068). It names the reader, the session and the epoch of the account, and no rights. */
export const accessToken = (keys: KeyRing, session: Session, at: Instant): Promise<string> =>
  signed(keys, session, { audience: ACCESS_TOKEN.audience, seconds: ACCESS_TOKEN_SECONDS, at })

/** The same for the calls of an administrator, good for five minutes. The caller has checked that the account is one. */
export const adminToken = (keys: KeyRing, session: Session, at: Instant): Promise<string> =>
  signed(keys, session, { audience: 'sibyl-admin', seconds: ADMIN_TOKEN_SECONDS, at })
