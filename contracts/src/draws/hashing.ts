type Bytes = Uint8Array<ArrayBuffer>

/** The two hash functions of a draw. A server may pass in those of its own library, which cost it far less than Web Crypto's. */
export type Hashing = {
  sha256(data: Bytes): ArrayBuffer | Promise<ArrayBuffer>
  /** HKDF (RFC 5869) with SHA-256 and no salt: `length` bytes. */
  hkdf(key: Bytes, info: Bytes, length: number): ArrayBuffer | Promise<ArrayBuffer>
}

export const webCrypto: Hashing = {
  sha256: (data) => crypto.subtle.digest('SHA-256', data),
  async hkdf(key, info, length) {
    const imported = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits'])
    return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }, imported, length * 8)
  },
}

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
