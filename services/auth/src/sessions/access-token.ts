import { ACCESS_TOKEN_SECONDS } from '@sibyl/contracts/constants'
import { newId } from '@sibyl/platform/ids'
import { ACCESS_TOKEN } from '@sibyl/platform/session/verify-session'
import type { Instant } from '@sibyl/platform/time'
import { SignJWT } from 'jose'
import { epochOf } from '../accounts/epoch.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Session } from './session.ts'

/** A signed access token, good for 15 minutes (RFC 9068). It names the reader, the session and the epoch of the account, and no rights. */
export const accessToken = (keys: KeyRing, session: Session, at: Instant): Promise<string> => {
  const { kid, key } = keys.signing()
  const issuedAt = Math.floor(Date.parse(at) / 1000)
  return new SignJWT({ sid: session._id, epoch: epochOf(session) })
    .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, typ: ACCESS_TOKEN.type, kid })
    .setIssuer(ACCESS_TOKEN.issuer)
    .setAudience(ACCESS_TOKEN.audience)
    .setSubject(session.userId)
    .setJti(newId('token'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key)
}
