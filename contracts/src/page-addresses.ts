import { type Page, pageTable } from './pages.ts'

const parameter = /:\w+/

const addressesOf = ({ path, values }: Page, of = values): string[] => of?.map((value) => path.replace(parameter, value)) ?? [path]

/** The addresses of all public pages. */
export const publicAddresses: readonly string[] = pageTable.filter((page) => page.public).flatMap((page) => addressesOf(page))

/** The addresses of all pages that the build writes. */
export const writtenAddresses: readonly string[] = pageTable.flatMap((page) =>
  typeof page.written === 'boolean' ? (page.written ? addressesOf(page) : []) : addressesOf(page, page.written),
)

const patterns = pageTable.map(
  ({ path, values }) => new RegExp(`^${path.replace(parameter, values ? `(?:${values.join('|')})` : '[^/]+')}/?$`, 'i'),
)

/** Whether an address, a path without its query, is a page; letter case and a closing slash do not matter, as they do not to the router. */
export const isPage = (address: string): boolean => patterns.some((pattern) => pattern.test(address))
