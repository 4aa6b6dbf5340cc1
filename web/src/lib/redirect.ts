const DOORS = new Set(['/login', '/register', '/auth'])

/** Where to go after signing in: a path of our own origin, never the door itself; anything else leads home. */
export const safeRedirect = (wanted: string | null): string => {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, location.origin)) return '/'
  const url = new URL(wanted, location.origin)
  // `/..//host` becomes `//host`, which the browser would read as another origin.
  if (url.origin !== location.origin || url.pathname.startsWith('//') || DOORS.has(url.pathname.replace(/(.)\/+$/, '$1'))) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
