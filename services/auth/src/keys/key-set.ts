import { operation } from '@sibyl/contracts/http/operation'
import { z } from 'zod'

/** The public keys of access tokens (RFC 7517), for the other services; no part of the documented API. */
export const getKeySet = operation({
  method: 'get',
  path: '/auth/keys',
  summary: 'The keys that access tokens are verified with',
  caller: 'public',
  answer: z.object({ keys: z.array(z.looseObject({ kty: z.string().optional() })) }),
})
