import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { derivedKey } from '../keys/derived-key.ts'

/** Mail providers whose addresses have more spellings than `+tag`: several domains, or characters of the name that they ignore. */
const providers = z
  .array(z.strictObject({ domains: z.array(z.string()).min(1), ignores: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../data/mail-providers.json', import.meta.url), 'utf8')))

const normalizeName = (name: string, ignores: string): string => {
  const [untagged = ''] = name.split('+')
  const plain = [...untagged].filter((character) => !ignores.includes(character)).join('')
  return plain || name
}

/** One spelling for all addresses that lead to the same mailbox. */
export const normalizeAddress = (email: string): string => {
  const address = email.normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1)
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return `${normalizeName(address.slice(0, at), provider?.ignores ?? '')}@${provider?.domains[0] ?? domain}`
}

/**
 * Names the mailbox behind an address without revealing the address: a keyed hash that only this service can compute, so that nobody who
 * has a hash can test addresses against it.
 */
export const mailboxNames = (secret: string): ((email: string) => string) => {
  const key = derivedKey(secret, 'mailboxes')
  return (email) => createHmac('sha256', key).update(normalizeAddress(email)).digest('base64url')
}
