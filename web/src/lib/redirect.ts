import { isObject } from './storage.ts'

const DOORS = new Set(['/login', '/register', '/auth'])

/** Where to go after signing in: a path of our own origin except the sign-in pages; anything else leads home. */
export const safeRedirect = (wanted: string | null): string => {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, location.origin)) return '/'
  const url = new URL(wanted, location.origin)
  // `/..//host` becomes `//host`, which the browser would read as another origin.
  if (url.origin !== location.origin || url.pathname.startsWith('//') || DOORS.has(url.pathname.replace(/(.)\/+$/, '$1'))) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** The sign-in address that returns to a path of ours, such as `/login?redirect=/history`. */
export const signInPath = (path: string): string =>
  path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`

/** In the navigation state of a reader redirected to sign in, so that the sign-in page says why. */
export const SESSION_ENDED = { sessionEnded: true }

export const isSessionEnded = (state: unknown): boolean => isObject(state) && state.sessionEnded === true
