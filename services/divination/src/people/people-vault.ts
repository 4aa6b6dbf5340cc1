import { createHmac, hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { PersonData, SealedPerson } from './person.ts'

/** A ciphertext opens only for this reader and this person. */
type Owner = { reader: string; person: string }

export type PeopleVault = {
  /** The id of the key that seals. */
  kid: string
  seal(owner: Owner, data: PersonData): Promise<Pick<SealedPerson, 'kid' | 'sealed'>>
  /** @throws Error if no key opens it, or it belongs to somebody else or was tampered with */
  open(owner: Owner, sealed: string): Promise<PersonData>
  /** A hash that only the first key makes, so that nobody finds a birth by trying dates. */
  mark(text: string): string
}

const derived = (secret: string, purpose: 'key' | 'kid' | 'mark', bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sibyl-divination people ${purpose}`, bytes))

/**
 * Seals people as compact JWE (RFC 7516; `dir`, AES-256-GCM). The first secret seals, all of them open. The protected header, which GCM
 * authenticates, names the owner.
 */
export const peopleVault = (secrets: readonly string[]): PeopleVault => {
  const keys = new Map(secrets.map((secret) => [derived(secret, 'kid', 9).toString('base64url'), derived(secret, 'key', 32)]))
  const [[kid, key] = []] = keys
  if (kid === undefined || key === undefined) throw new Error('PEOPLE_KEYS names no key')
  const marking = derived(secrets[0] ?? '', 'mark', 32)
  return {
    kid,
    async seal(owner, data) {
      const header = { alg: 'dir', enc: 'A256GCM', kid, ...owner }
      return { kid, sealed: await new CompactEncrypt(Buffer.from(JSON.stringify(data))).setProtectedHeader(header).encrypt(key) }
    },
    async open({ reader, person }, sealed) {
      const { plaintext, protectedHeader } = await compactDecrypt(
        sealed,
        ({ kid: named = '' }) => {
          const known = keys.get(named)
          if (!known) throw new Error(`PEOPLE_KEYS lacks the key ${named}, which sealed a person`)
          return known
        },
        { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
      )
      if (protectedHeader.reader !== reader || protectedHeader.person !== person)
        throw new Error('a sealed person belongs to somebody else')
      return JSON.parse(Buffer.from(plaintext).toString()) as PersonData
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  }
}
