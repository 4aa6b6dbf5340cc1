import { parseCookie, stringifySetCookie } from 'cookie'

/** The value of a cookie in a `Cookie` header. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => parseCookie(header ?? '')[name]

type Cookie = { name: string; value: string; path: string; seconds: number; secure: boolean }

/** A `Set-Cookie` header for a cookie that scripts cannot read and that only our own pages send. */
export const strictCookie = ({ seconds, ...cookie }: Cookie): string =>
  stringifySetCookie({ ...cookie, maxAge: seconds, httpOnly: true, sameSite: 'strict' })
