import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@sibyl/contracts/limits'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { freePort } from '@sibyl/platform/testing/ports'
import { startChild } from '../kit/child.ts'
import { type BenchReader, fillWallets, signUp } from '../kit/readers.ts'

/**
 * Lets schemathesis generate requests from the OpenAPI document against the product in its own process: first the calls that end sessions,
 * then all others signed in with plenty of tokens, last everything without a session. Arguments are passed on to schemathesis.
 */
const schemathesis = process.env.SCHEMATHESIS || 'st'

/** Each of these calls ends its own session, so no other call could use that session. */
const endingSessions = ['logout', 'endSession', 'endAllSessions', 'deleteAccount']

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const noLimits = Object.fromEntries(Object.keys(limits).map((name) => [`LIMIT_${snakeCase(name)}`, '1000000/60']))

const directory = await mkdtemp(join(tmpdir(), 'sibyl-api-fuzz-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`

const startProduct = async () => {
  const emulators = { MODEL_FIRST_TOKEN_MS: '10', MODEL_TOKENS_PER_SECOND: '20000', PAYMENTS_DEV: '1' }
  const env = { ...noLimits, ...emulators, BCRYPT_COST: '4', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: directory }
  const child = startChild('standalone/src/main.ts', { env })
  await child.line(/Ctrl-C/)
  return child
}

/**
 * Readers with more tokens than they can spend. The wallets are filled while the product is stopped: one process at a time writes to its
 * store.
 */
const readersWithTokens = async (count: number): Promise<BenchReader[]> => {
  const product = await startProduct()
  const readers = await signUp(url, count)
  await product.stop()
  const store = openSqliteStore({ file: join(directory, 'divination.db'), service: 'api-fuzz' })
  await fillWallets(store, readers)
  await store.close()
  return readers
}

const fuzz = async (title: string, ...args: readonly string[]): Promise<boolean> => {
  process.stdout.write(`\n${title}\n`)
  const options = ['--url', `${url}/api`, '--checks', 'all', '--continue-on-failure', ...process.argv.slice(2)]
  const child = spawn(schemathesis, ['run', `${url}/api/openapi.json`, ...options, ...args], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}

const as = ({ authorization }: BenchReader): string[] => ['--header', `Authorization: ${authorization}`]
const filters = (option: string): string[] => endingSessions.flatMap((id) => [option, id])

try {
  const [reader, leaver] = await readersWithTokens(2)
  if (!reader || !leaver) throw new Error('the readers could not sign up')
  const product = await startProduct()
  const outcomes = [
    // These run first: the readers' access tokens are valid for 15 minutes.
    await fuzz('What ends sessions', ...as(leaver), ...filters('--include-operation-id')),
    await fuzz('Signed in', ...as(reader), ...filters('--exclude-operation-id')),
    await fuzz('Without a session'),
  ]
  await product.stop()
  if (outcomes.includes(false)) process.exitCode = 1
} catch (error) {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  if (!missing) throw error
  process.stderr.write(`${schemathesis} was not found: install schemathesis as docs/api.md says, and name its program in SCHEMATHESIS.\n`)
  process.exitCode = 1
} finally {
  await rm(directory, { recursive: true, force: true })
}
