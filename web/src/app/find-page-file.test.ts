import { matchRoutes } from 'react-router-dom'
import { findPageFile } from './find-page-file.ts'
import { pageFiles } from './page-files.ts'

const routes = pageFiles.flatMap((file) => file.paths.map((path) => ({ path, file })))

test.each([
  '/',
  '/login',
  '/auth/',
  '/pricing',
  '/Pricing',
  '/input/tarot',
  '/reading/daily-card',
  '/reading/view/rd_1',
  '/reading/view',
  '/deck',
  '/deck/major-00',
  '/hexagrams/64',
  '/payment/success',
  '/payment',
  '/no/such/page',
])('%s is the page that the router finds', (path) => {
  expect(findPageFile(path)).toBe(matchRoutes(routes, path)?.at(-1)?.route.file)
})
