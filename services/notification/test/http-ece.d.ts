declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export const decrypt: (body: Buffer, parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }) => Buffer
}
