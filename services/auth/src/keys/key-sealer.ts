import { derivedKey } from './derived-key.ts'
import { type Sealed, seal, unseal } from './seal.ts'

/** The service's secret and, during its replacement, the other one. */
export type KeySecrets = { secret: string; previous?: string | undefined }

/** Seals private keys with the service's secret; opens those sealed with either secret. */
export type KeySealer = {
  seal(name: string, text: string): Sealed
  /**
   * `own`: whether the current secret sealed it.
   * @throws Error when neither secret opens it
   */
  open(name: string, sealed: Sealed): { text: string; own: boolean }
}

export const keySealer = ({ secret, previous }: KeySecrets): KeySealer => {
  const own = derivedKey(secret, 'signing-keys')
  const openWith = (key: Buffer, name: string, sealed: Sealed): string => {
    try {
      return unseal(key, name, sealed)
    } catch (error) {
      throw new Error('the signing keys do not open: KEY_SECRET is not the one they were sealed with', { cause: error })
    }
  }
  return {
    seal: (name, text) => seal(own, name, text),
    open(name, sealed) {
      try {
        return { text: openWith(own, name, sealed), own: true }
      } catch (error) {
        if (previous === undefined) throw error
        return { text: openWith(derivedKey(previous, 'signing-keys'), name, sealed), own: false }
      }
    },
  }
}
