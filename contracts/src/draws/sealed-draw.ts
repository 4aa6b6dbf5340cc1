/** The name of this algorithm; a record names the one that made it. docs/draws.md describes it for any language. */
export const DRAW_ALGORITHM = 'sibyl-tarot-1'

export const SEED_BYTES = 32
/** A shuffle takes 155 words; the rest replaces skipped words, fewer than one in fifty million. */
const WORD_COUNT = 256

/** The complete input of a shuffle. */
export type DrawSource = {
  /** 32 bytes as 64 hexadecimal digits. */
  seed: string
  drawId: string
  /** The reader's own part; '' when they added none. */
  cut: string
}

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> => {
  if (!/^(?:[0-9a-f]{2})*$/u.test(hex)) throw new RangeError('not hexadecimal')
  return Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16))
}

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The public commitment to a seed before the draw: its SHA-256, as 64 hexadecimal digits. */
export const commitmentTo = async (seed: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytesOfHex(seed)))

/**
 * The random words of a draw: HKDF (RFC 5869) with SHA-256, the seed as key, no salt, and the algorithm's name, the draw's id and the cut as
 * info; its output read as 32-bit numbers, the most significant byte first.
 */
export const randomWords = async ({ seed, drawId, cut }: DrawSource): Promise<number[]> => {
  const key = await crypto.subtle.importKey('raw', bytesOfHex(seed), 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(`${DRAW_ALGORITHM}|${drawId}|${cut}`)
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }, key, WORD_COUNT * 32)
  const view = new DataView(bits)
  return Array.from({ length: WORD_COUNT }, (_, index) => view.getUint32(index * 4))
}
