import type { Operation } from '@sibyl/contracts/http/operation'
import { AnswerExtras } from '@sibyl/platform/http/answers'
import { cookieIn, strictCookie } from '@sibyl/platform/http/cookies'
import { countedAs } from '@sibyl/platform/http/counted-address'
import type { Call } from '@sibyl/platform/http/route'
import { DAY, SECOND } from '@sibyl/platform/time'
import type { Guess } from './account-limits.ts'
import type { KnownDevices } from './known-device.ts'

type Asking = Pick<Call<Operation>, 'header' | 'address'>

/** How long a device is recognised after it last signed in or renewed its session. */
const RECOGNISED_SECONDS = (365 * DAY) / SECOND

/** Reads and writes the cookies by which devices are recognised. */
export const deviceCookies = (devices: KnownDevices) => {
  const deviceOf = ({ header }: Asking, email: string): string | undefined =>
    devices.recognise(email, (name) => cookieIn(header('cookie'), name))
  return {
    /** A password attempt for this e-mail: the caller's address, and the device if it is known. */
    guessBy: (call: Asking, email: string): Guess => ({ email, address: countedAs(call.address), device: deviceOf(call, email) }),
    /** Whether the device has signed up or signed in with this e-mail. */
    isKnown: (call: Asking, email: string): boolean => deviceOf(call, email) !== undefined,
    /** The response with the cookie by which the device is recognised for this e-mail from now on. */
    remembering<T>(call: Asking, email: string, answer: T): AnswerExtras<T> {
      const cookie = devices.cookieFor(email, deviceOf(call, email))
      const secure = call.header('x-forwarded-proto') === 'https'
      return new AnswerExtras(answer, {
        headers: { 'Set-Cookie': strictCookie({ ...cookie, path: '/api/auth', seconds: RECOGNISED_SECONDS, secure }) },
      })
    },
  }
}
