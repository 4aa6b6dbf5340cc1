import type { Excerpt } from '../../features/deck/excerpt.ts'

/** What holds the page, as long as it is as the build has written it: nobody has taken it over yet. */
export const writtenPage = () => document.querySelector<HTMLElement>('#root[data-written]')

/** What the page shows of the library, as the build has written it beside the page. */
export const writtenExcerpt = (): Excerpt | undefined => {
  const script = document.querySelector('script#excerpt')
  return script ? JSON.parse(script.textContent) : undefined
}
