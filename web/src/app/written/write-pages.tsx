import { writtenAddresses } from '@sibyl/contracts/page-addresses'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Excerpt } from '../../lib/page-excerpt.ts'
import { App } from '../app.tsx'
import { excerptsOf, type Library } from './excerpt-of.ts'

const fail = (error: unknown) => {
  throw error
}

const write = async (path: string, excerpt: Excerpt | undefined): Promise<string> => {
  const { prelude } = await prerender(<App excerpt={excerpt} at={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />, {
    // React would otherwise send large content after the page, with an inline script to insert it, which our policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: fail,
  })
  return new Response(prelude).text()
}

type WrittenPage = { path: string; html: string; excerpt: Excerpt | undefined }

/**
 * Every prerendered page by its path, as a visitor sees it before any request, plus its excerpt: HTML that React hydrates with the
 * same excerpt. Throws if a page throws.
 */
export async function* writePages(library: Library): AsyncGenerator<WrittenPage> {
  const excerpts = excerptsOf(library)
  for (const path of new Set([...writtenAddresses, ...excerpts.keys()])) {
    const excerpt = excerpts.get(path)
    yield { path, html: await write(path, excerpt), excerpt }
  }
}
