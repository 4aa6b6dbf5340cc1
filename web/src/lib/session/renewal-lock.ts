import type { Mutex } from 'async-mutex'
import { readTokens } from './tokens.ts'

const LOCK = 'sibyl-session'

/** Far longer than a storage write needs to reach another tab. */
const ON_ITS_WAY_MS = 2_000

/** A browser without locks, as on plain http, limits renewals to one at a time in each tab. */
const hasLocks = () => 'locks' in navigator

let oneAtATime: Promise<Mutex> | undefined

/** The end of a token identifies it; the whole token stays in storage. */
const markOf = (token: string) => `${LOCK}:renewed:${token.slice(-16)}`

/**
 * Tells other tabs that this token has been renewed. A write to local storage may reach another tab a moment after the renewal lock does,
 * but a second lock is visible to the tab that gets the first. Resolves once it is visible.
 */
export const tellRenewed = (token: string): Promise<void> =>
  new Promise((seen) => {
    if (!hasLocks()) return seen()
    const stay = () => {
      seen()
      return new Promise<void>((over) => setTimeout(over, ON_ITS_WAY_MS))
    }
    // A page being unloaded may not request locks; another tab then renews once too often, which the server tolerates.
    navigator.locks.request(markOf(token), { mode: 'shared' }, stay).catch(() => seen())
  })

const isRenewedElsewhere = async (token: string): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === markOf(token))
}

/** Resolves once this tab sees what another tab has stored in place of the token. */
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

/** Runs `renewal` of this token when no other renewal runs in any tab, and after the results of others are visible here. */
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
