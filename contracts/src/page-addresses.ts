import { type Page, pages, pageTable } from './pages.ts'

const parameter = /:\w+/

const addressesOf = ({ path, values }: Page, of = values): string[] => of?.map((value) => path.replace(parameter, value)) ?? [path]

/** The regular expressions of parameters whose values are too many to list. They are not in `pages.ts`, which every first visit loads. */
const year = '(?:(?:19|20)[0-9]{2}|2100)'
const month = `${year}-(?:0[1-9]|1[0-2])`
const shapes: Partial<Record<string, string>> = {
  [pages.moonMonth]: `(?:${month}|${year})`,
  [pages.recap]: month,
  [pages.shared]: '[A-Za-z0-9_-]{32}',
}

/** The addresses of all public pages, but for the months of the Moon. */
export const publicAddresses: readonly string[] = pageTable
  .filter((page) => page.public && !shapes[page.path])
  .flatMap((page) => addressesOf(page))

/** The addresses of all pages that the build writes. */
export const writtenAddresses: readonly string[] = pageTable.flatMap((page) =>
  typeof page.written === 'boolean' ? (page.written ? addressesOf(page) : []) : addressesOf(page, page.written),
)

const patterns = pageTable.map(
  ({ path, values }) => new RegExp(`^${path.replace(parameter, values ? `(?:${values.join('|')})` : (shapes[path] ?? '[^/]+'))}/?$`, 'i'),
)

/** Whether an address, a path without its query, is a page; letter case and a closing slash do not matter, as they do not to the router. */
export const isPage = (address: string): boolean => patterns.some((pattern) => pattern.test(address))

const MONTHS_AHEAD = 12

/** The pages of the Moon that the sitemap lists and the build prerenders: this month in UTC and the next twelve. */
export const moonAddresses = (now: Date): string[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
    return pages.moonMonth.replace(parameter, month.toISOString().slice(0, 7))
  })
