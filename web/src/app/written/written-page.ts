import type { Excerpt } from '../../lib/page-excerpt.ts'

/** The prerendered page's root, as long as nothing has hydrated it. */
export const writtenPage = () => document.querySelector<HTMLElement>('#root[data-written]')

/** The library excerpt that the build stored beside the page. */
export const writtenExcerpt = (): Excerpt | undefined => {
  const script = document.querySelector('script#excerpt')
  return script ? JSON.parse(script.textContent) : undefined
}
