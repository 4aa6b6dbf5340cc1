import { parseCookie, stringifySetCookie } from 'cookie'

/** The value of a cookie in a `Cookie` header. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => parseCookie(header ?? '')[name]

type Cookie = { name: string; value: string; path: string; seconds: number; secure: boolean }

/** A `Set-Cookie` header of a cookie that no script reads and that comes with requests of our own pages only. */
export const strictCookie = ({ seconds, ...cookie }: Cookie): string =>
  stringifySetCookie({ ...cookie, maxAge: seconds, httpOnly: true, sameSite: 'strict' })
