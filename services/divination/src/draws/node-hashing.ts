import { createHash, hkdfSync } from 'node:crypto'
import type { Hashing } from '@sibyl/contracts/draws/hashing'

const NO_SALT = new Uint8Array(0)

/** The hash functions of draws without Web Crypto, whose calls each cost a task of the thread pool. */
export const nodeHashing: Hashing = {
  sha256: (data) => new Uint8Array(createHash('sha256').update(data).digest()).buffer,
  hkdf: (key, info, length) => hkdfSync('sha256', key, NO_SALT, info, length),
}
