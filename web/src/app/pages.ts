import { lazy } from 'react'
import { pageFiles } from './page-files.ts'
import { onItsWay } from './pages-under-way.ts'

/** Every page; its file loads when it is first shown. */
export const pages = pageFiles.flatMap(({ paths, load }) => {
  const Page = lazy(() => onItsWay(load()).then((it) => ({ default: it })))
  return paths.map((path) => ({ path, Page }))
})
