import { forgetPictures } from '../kept-pictures.ts'
import { sharedStorage } from '../storage.ts'
import { TOKEN } from './token-name.ts'

/** Where the session lives in the browser: two tokens, an id that stays the same while they are renewed, and whose it is. */
const REFRESH_TOKEN = 'refreshToken'
const SESSION = 'session'
const READER = 'reader'
/** The session that was left last by its reader's own wish, for other tabs to see. */
const LEFT = 'leftSession'

/** What is kept under names that begin so is the reader's own: it goes with their session. */
export const OWN = 'own:'

/** What a bearer token may be made of; with anything else no call could be made at all. */
const SENDABLE = /^[\w.~+/-]+=*$/

export type TokenPair = { token: string; refreshToken: string }

/** Both tokens, or null when either is missing. */
export const readTokens = (): TokenPair | null => {
  const token = sharedStorage.read(TOKEN)
  const refreshToken = sharedStorage.read(REFRESH_TOKEN)
  return token && refreshToken && SENDABLE.test(token) ? { token, refreshToken } : null
}

export const renewTokens = ({ token, refreshToken }: TokenPair) => {
  sharedStorage.write(TOKEN, token)
  sharedStorage.write(REFRESH_TOKEN, refreshToken)
}

/** Tells one session from the next; null when nobody is signed in. */
export const currentSession = (): string | null => (readTokens() ? (sharedStorage.read(SESSION) ?? 'unnamed') : null)

/** Tells one reader from another, over all their sessions; null when nobody is signed in. */
export const currentReader = (): string | null => (readTokens() ? (sharedStorage.read(READER) ?? currentSession()) : null)

export const keepReader = (reader: string) => void sharedStorage.write(READER, reader)

/** The session this tab knows of. */
let known = currentSession()

const forgetOwn = () => {
  for (const name of sharedStorage.names()) if (name.startsWith(OWN)) sharedStorage.forget(name)
  void forgetPictures()
}

/**
 * Keeps the tokens of a new sign-in. Another tab sees one entry after the other: whose the tokens are before them, and the id, which says that
 * all is there, last.
 */
export const keepTokens = (pair: TokenPair, reader?: string) => {
  forgetOwn()
  if (reader) keepReader(reader)
  else sharedStorage.forget(READER)
  renewTokens(pair)
  sharedStorage.write(SESSION, crypto.randomUUID())
  known = currentSession()
}

/** `left`: by the reader's own wish, which other tabs are told first. */
export const clearTokens = (left = false) => {
  const session = currentSession()
  if (left && session) sharedStorage.write(LEFT, session)
  for (const name of [TOKEN, REFRESH_TOKEN, SESSION, READER]) sharedStorage.forget(name)
  forgetOwn()
  known = null
}

/** What another tab has made of the session. `left`: its reader has signed out of the one that was. */
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
