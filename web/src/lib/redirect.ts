import { isObject } from './storage.ts'

const DOORS = new Set(['/login', '/register', '/auth'])

/** Where to go after signing in: a path of our own origin, never the door itself; anything else leads home. */
export const safeRedirect = (wanted: string | null): string => {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, location.origin)) return '/'
  const url = new URL(wanted, location.origin)
  // `/..//host` becomes `//host`, which the browser would read as another origin.
  if (url.origin !== location.origin || url.pathname.startsWith('//') || DOORS.has(url.pathname.replace(/(.)\/+$/, '$1'))) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** The door that leads back to a place of ours, such as `/login?redirect=/history`. */
export const signInPath = (place: string): string =>
  place === '/' ? '/login' : `/login?redirect=${encodeURIComponent(place).replaceAll('%2F', '/')}`

/** In the navigation state of who is sent to the door in the middle of something, for the door to say why. */
export const SESSION_ENDED = { sessionEnded: true }

export const isSessionEnded = (state: unknown): boolean => isObject(state) && state.sessionEnded === true
