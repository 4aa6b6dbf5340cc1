import { pageFiles } from './page-files.ts'

const partsOf = (path: string) => path.split('/').filter(Boolean)

const matches = (pattern: string, pathname: string) => {
  if (pattern === '*') return true
  const [wanted, given] = [partsOf(pattern), partsOf(pathname)]
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]?.toLowerCase())
}

/** The page that an address leads to, matched as the router will match it. Our own code, because the router has not loaded yet. */
export const findPageFile = (pathname: string) => pageFiles.find(({ paths }) => paths.some((path) => matches(path, pathname)))
