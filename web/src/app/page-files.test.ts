import { type PagePattern, pages } from '@sibyl/contracts/pages'
import { pageFiles } from './page-files.ts'

const routed = pageFiles.flatMap(({ paths }) => paths)

const missing = (of: readonly PagePattern[], from: readonly PagePattern[]) => of.filter((path) => !from.includes(path))

test('every page of the table has one route, and every route is in the table', () => {
  const table = Object.values(pages)
  expect({ withoutRoute: missing(table, routed), notInTable: missing(routed, table) }).toEqual({ withoutRoute: [], notInTable: [] })
  expect(routed.toSorted()).toEqual(table.toSorted())
})
