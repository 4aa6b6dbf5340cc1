import { sleep } from 'k6'
import { openSome, type Reader, signIn, tokensOf } from './accounts.ts'
import { expectThat } from './client.ts'
import { ACCOUNTS, BASE_URL, countFrom } from './environment.ts'
import { buyTokens, canBuy } from './purchase.ts'

/** The accounts of each product that was under load, by its address. */
type Stored = Record<string, string[]>

/** The most accounts that are opened at once: each costs the product two password hashes, a fifth of a second of a core apiece. */
const PARALLEL = countFrom('PARALLEL', 4)
const TOKENS_COME_WITHIN_MS = 30_000

const readStored = (): Stored => {
  try {
    return ACCOUNTS ? (JSON.parse(open(ACCOUNTS)) as Stored) : {}
  } catch {
    return {} // The first run finds no file.
  }
}

// k6 opens files only while it loads a script.
const stored = readStored()

/** Buys tokens and waits until they are in the wallet; whether they came. */
export const topUp = (reader: Reader): boolean => {
  const before = tokensOf(reader)
  const asked = Date.now()
  if (!buyTokens(reader.token)) return false
  while (tokensOf(reader) <= before && Date.now() - asked < TOKENS_COME_WITHIN_MS) sleep(0.2)
  return expectThat('bought tokens come', tokensOf(reader) > before)
}

const known = (count: number, tokens: number): Reader[] => {
  const left = [...(stored[BASE_URL] ?? [])]
  const readers: Reader[] = []
  while (left.length > 0 && readers.length < count) {
    const found = signIn(left.splice(0, Math.min(PARALLEL, count - readers.length)))
    // The file belongs to another database than that of this product.
    if (found.length === 0 && readers.length === 0) return []
    readers.push(...found)
  }
  const mayBuy = tokens > 0 && canBuy()
  return readers.filter((reader) => tokens === 0 || tokensOf(reader) >= tokens || (mayBuy && topUp(reader)))
}

/**
 * Readers with at least `tokens` tokens each, for setup(): first those of the last run, then new accounts. Opens one account at first, then
 * more at once, and fewer again after a refusal.
 * @throws Error if that fails
 */
export const openPool = (count: number, tokens = 0): Reader[] => {
  const readers = known(count, tokens)
  let atOnce = 1
  let refusals = 0
  while (readers.length < count) {
    const wanted = Math.min(atOnce, count - readers.length)
    const opened = openSome(wanted)
    readers.push(...opened)
    refusals = opened.length === 0 ? refusals + 1 : 0
    if (refusals > 2) {
      throw new Error(
        `Only ${readers.length} of ${count} accounts could be opened. Is the mailbox reachable, and are LIMIT_REGISTRATION and LIMIT_SIGN_IN_BY_ADDRESS high enough?`,
      )
    }
    atOnce = opened.length < wanted ? Math.max(1, Math.floor(atOnce / 2)) : Math.min(PARALLEL, atOnce + 1)
  }
  return readers
}

/** The file of accounts after this run: those that it has used first, then the others it knew. */
export const filedAccounts = (readers: readonly Reader[]): Record<string, string> => {
  if (!ACCOUNTS || readers.length === 0) return {}
  const emails = [...new Set([...readers.map(({ email }) => email), ...(stored[BASE_URL] ?? [])])]
  return { [ACCOUNTS]: JSON.stringify({ ...stored, [BASE_URL]: emails }) }
}
