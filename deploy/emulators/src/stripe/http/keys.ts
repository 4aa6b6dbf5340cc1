import type { Request } from 'express'
import { Failure } from './failure.ts'

const unauthorized = (message: string): Failure => new Failure(401, { type: 'invalid_request_error', message })

const sentKey = (request: Request): string | undefined => {
  const [scheme = '', value = ''] = (request.get('authorization') ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}

/** Responses show only both ends of a key. */
const shown = (key: string): string => `${key.slice(0, 7)}${'*'.repeat(Math.max(0, key.length - 11))}${key.slice(-4)}`

/**
 * The kind of the caller's key: any text in the form of a test key is valid. @throws Failure 401 without one; 403 if a call needs the
 * secret key
 */
export const keyOf = (request: Request, needed: 'secret' | 'publishable'): 'secret' | 'publishable' => {
  const key = sentKey(request)
  if (!key) throw unauthorized('There is no API key in the Authorization header.')
  if (/^(?:sk|rk)_test_\w+$/.test(key)) return 'secret'
  if (!/^pk_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${shown(key)}`)
  if (needed === 'secret')
    throw new Failure(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This call needs the secret key.',
    })
  return 'publishable'
}
