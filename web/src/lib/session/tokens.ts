import { forgetPictures } from '../picture-cache.ts'
import { sharedStorage } from '../storage.ts'
import { TOKEN } from './token-name.ts'

/** The session as the browser stores it: two tokens, an id that survives renewals, and the reader's id. */
const REFRESH_TOKEN = 'refreshToken'
const SESSION = 'session'
const READER = 'reader'
/** The last session that its reader signed out of, for other tabs to see. */
const LEFT = 'leftSession'

/** Entries with this prefix belong to the reader and are removed with their session. */
export const OWN = 'own:'

/** The characters of a bearer token; with any other, no request could be made. */
const SENDABLE = /^[\w.~+/-]+=*$/

export type TokenPair = { token: string; refreshToken: string }

/** Both tokens, or null if either is missing. */
export const readTokens = (): TokenPair | null => {
  const token = sharedStorage.read(TOKEN)
  const refreshToken = sharedStorage.read(REFRESH_TOKEN)
  return token && refreshToken && SENDABLE.test(token) ? { token, refreshToken } : null
}

export const renewTokens = ({ token, refreshToken }: TokenPair) => {
  sharedStorage.write(TOKEN, token)
  sharedStorage.write(REFRESH_TOKEN, refreshToken)
}

/** Identifies the session; null when nobody is signed in. */
export const currentSession = (): string | null => (readTokens() ? (sharedStorage.read(SESSION) ?? 'unnamed') : null)

/** Identifies the reader across all their sessions; null when nobody is signed in. */
export const currentReader = (): string | null => (readTokens() ? (sharedStorage.read(READER) ?? currentSession()) : null)

export const keepReader = (reader: string) => void sharedStorage.write(READER, reader)

/** The session that this tab last saw. */
let known = currentSession()

const forgetOwn = () => {
  for (const name of sharedStorage.names()) if (name.startsWith(OWN)) sharedStorage.forget(name)
  void forgetPictures()
}

/**
 * Stores the tokens of a new sign-in. Other tabs see the entries one by one, so the reader's id comes before the tokens, and the session
 * id, which marks them complete, comes last.
 */
export const keepTokens = (pair: TokenPair, reader?: string) => {
  forgetOwn()
  if (reader) keepReader(reader)
  else sharedStorage.forget(READER)
  renewTokens(pair)
  sharedStorage.write(SESSION, crypto.randomUUID())
  known = currentSession()
}

/** `left`: the reader signed out; other tabs are notified first. */
export const clearTokens = (left = false) => {
  const session = currentSession()
  if (left && session) sharedStorage.write(LEFT, session)
  for (const name of [TOKEN, REFRESH_TOKEN, SESSION, READER]) sharedStorage.forget(name)
  forgetOwn()
  known = null
}

/** How another tab has changed the session. `left`: the reader signed out of it. */
export type SessionElsewhere = { session: string | null; left: boolean }

/** Calls back when another tab signs in, signs out or changes reader; not when it only renews the tokens. */
export const onSessionChangedElsewhere = (changed: (elsewhere: SessionElsewhere) => void): (() => void) => {
  const compare = () => {
    const session = currentSession()
    if (session === known) return
    const left = known !== null && sharedStorage.read(LEFT) === known
    known = session
    changed({ session, left })
  }
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === SESSION || event.key === REFRESH_TOKEN) compare()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
