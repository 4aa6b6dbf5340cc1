import { linkToken, linkTokenHash } from '@sibyl/platform/link-tokens'

/** The code of a gift: its id, and a token that only the holders of the link secret can derive from it. */
export const giftCode = (linkSecret: string, giftId: string): string => linkToken(linkSecret, giftId)

/** The gift that a code names, and the hash that proves it. */
export const readCode = (code: string): { giftId: string; codeHash: string } => ({
  giftId: code.split('.', 1)[0] ?? '',
  codeHash: linkTokenHash(code),
})
