import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = ['LINK_SECRET', 'KEY_SECRET', 'DAILY_CARD_SECRET', 'PEOPLE_KEYS', 'VAPID_KEY', 'LOG_HASH_KEY'] as const
const schema = z.partialRecord(z.enum(names), z.string())

/**
 * The secrets of a standalone installation: from the environment if set, else created once and stored beside the data, readable by its
 * owner only.
 */
export const standaloneSecrets = (dataDirectory: string, environment: NodeJS.ProcessEnv): Record<(typeof names)[number], string> => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const file = join(dataDirectory, 'secrets.json')
  const kept = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')]))
  if (names.some((name) => kept[name] === undefined)) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    chmodSync(file, 0o600)
  }
  const set = Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
  return { ...secrets, ...set } as Record<(typeof names)[number], string>
}
