/** Where the session lives in the browser: two tokens, and an id that stays the same while they are renewed. */
const TOKEN = 'token'
const REFRESH_TOKEN = 'refreshToken'
const SESSION = 'session'

export type TokenPair = { token: string; refreshToken: string }

/** Both tokens, or null when either is missing. */
export const readTokens = (): TokenPair | null => {
  const token = localStorage.getItem(TOKEN)
  const refreshToken = localStorage.getItem(REFRESH_TOKEN)
  return token && refreshToken ? { token, refreshToken } : null
}

export const renewTokens = ({ token, refreshToken }: TokenPair) => {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(REFRESH_TOKEN, refreshToken)
}

/** Tells one session from the next; null when nobody is signed in. */
export const currentSession = (): string | null => (readTokens() ? (localStorage.getItem(SESSION) ?? 'unnamed') : null)

/** The session this tab knows of. */
let known = currentSession()

/** Keeps the tokens of a new sign-in. The id is written last, so that another tab that sees it also sees the tokens. */
export const keepTokens = (pair: TokenPair) => {
  renewTokens(pair)
  localStorage.setItem(SESSION, crypto.randomUUID())
  known = currentSession()
}

export const clearTokens = () => {
  for (const key of [TOKEN, REFRESH_TOKEN, SESSION]) localStorage.removeItem(key)
  known = null
}

/** Calls back when another tab signs in, signs out or changes reader; not when it only renews the tokens. */
export const onSessionChangedElsewhere = (changed: (session: string | null) => void): (() => void) => {
  const compare = () => {
    const now = currentSession()
    if (now === known) return
    known = now
    changed(now)
  }
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === SESSION || event.key === REFRESH_TOKEN) compare()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
