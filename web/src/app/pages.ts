import { lazy } from 'react'
import { pageFiles } from './page-files.ts'
import { onItsWay } from './pages-under-way.ts'

/** Takes the place of a file that is missing after a deploy, while the browser reloads the page (reload-once.ts). */
const reloading = new Promise<never>(() => undefined)

/** Every page; its file loads when it is first shown. */
export const pages = pageFiles.flatMap(({ paths, load }) => {
  const Page = lazy(() => onItsWay(load()).then((it) => (it ? { default: it } : reloading)))
  return paths.map((path) => ({ path, Page }))
})
