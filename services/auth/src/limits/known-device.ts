import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '@sibyl/platform/ids'
import { derivedKey } from '../keys/derived-key.ts'
import type { KeySecrets } from '../keys/key-sealer.ts'

/**
 * Devices that have signed in to an account before, recognised by a cookie for each account: a random id of the device, sealed together with
 * the account's e-mail. Neither the name nor the value says anything about the reader, and nothing is stored here.
 */
export type KnownDevices = {
  /** The id of the device that sends these cookies, where it has signed in with this e-mail. */
  recognise(email: string, cookieOf: (name: string) => string | undefined): string | undefined
  /** The cookie by which a device is recognised from now on; `device` is its id if it has one already. */
  cookieFor(email: string, device?: string): { name: string; value: string }
}

const shape = /^(device_[\w-]{22})\.([\w-]{43})$/
const NAME_LENGTH = 16

const hmac = (key: Buffer, ...parts: string[]): Buffer => createHmac('sha256', key).update(JSON.stringify(parts)).digest()

/** Cookies are sealed with the service's secret; those of the previous secret are recognised too. */
export const knownDevices = ({ secret, previous }: KeySecrets): KnownDevices => {
  const keyOf = (of: string) => derivedKey(of, 'known-devices')
  const key = keyOf(secret)
  const keys = previous === undefined ? [key] : [key, keyOf(previous)]
  const nameFor = (by: Buffer, email: string): string =>
    `sibyl_device_${hmac(by, 'name', email).toString('base64url').slice(0, NAME_LENGTH)}`
  const sealOf = (by: Buffer, email: string, device: string): Buffer => hmac(by, 'device', email, device)
  return {
    recognise(email, cookieOf) {
      for (const by of keys) {
        const [, device, seal] = shape.exec(cookieOf(nameFor(by, email)) ?? '') ?? []
        if (device && seal && timingSafeEqual(sealOf(by, email, device), Buffer.from(seal, 'base64url'))) return device
      }
      return undefined
    },
    cookieFor: (email, device = newId('device')) => ({
      name: nameFor(key, email),
      value: `${device}.${sealOf(key, email, device).toString('base64url')}`,
    }),
  }
}
