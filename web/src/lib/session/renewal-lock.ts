import type { Mutex } from 'async-mutex'
import { readTokens } from './tokens.ts'

const LOCK = 'sibyl-session'

/** Far longer than what is stored needs to reach another tab. */
const ON_ITS_WAY_MS = 2_000

/** A browser without locks, as on plain http, keeps to one renewal at a time in each tab. */
const hasLocks = () => 'locks' in navigator

let oneAtATime: Promise<Mutex> | undefined

/** The end of a token tells it from any other; the whole stays where it is kept. */
const markOf = (token: string) => `${LOCK}:renewed:${token.slice(-16)}`

/**
 * Tells other tabs that this token has been renewed. Local storage gets to another tab on its own way, which may be a moment behind the lock's:
 * only what is itself a lock is seen by whoever is given the next one. Resolves once it can be seen.
 */
export const tellRenewed = (token: string): Promise<void> =>
  new Promise((seen) => {
    if (!hasLocks()) return seen()
    const stay = () => {
      seen()
      return new Promise<void>((over) => setTimeout(over, ON_ITS_WAY_MS))
    }
    // A page that is being left may not ask for locks any more; whoever stays then renews once too often, which the server allows for.
    navigator.locks.request(markOf(token), { mode: 'shared' }, stay).catch(() => seen())
  })

const isRenewedElsewhere = async (token: string): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === markOf(token))
}

/** Until what another tab has stored in this token's place is here. */
const replaced = (token: string): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('storage', look)
      resolve()
    }
    const look = () => {
      if (readTokens()?.token !== token) finish()
    }
    const timer = setTimeout(finish, ON_ITS_WAY_MS)
    addEventListener('storage', look)
    look()
  })

/** Does `renewal` of this token when no other is under way, in any tab, and all that others have stored has come. */
export const renewAlone = async <T>(token: string, renewal: () => Promise<T>): Promise<T> => {
  if (hasLocks()) {
    return navigator.locks.request(LOCK, async () => {
      if (await isRenewedElsewhere(token)) await replaced(token)
      return renewal()
    })
  }
  oneAtATime ??= import('async-mutex').then((it) => new it.Mutex())
  return (await oneAtATime).runExclusive(renewal)
}
